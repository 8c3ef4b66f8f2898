/** The part of `Storage` that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'get:';
/** A session may last for days; public answers may not. */
const MAX_AGE_MS = 10 * 60_000;

/** The specification's cached GET (section 7), for public answers only (quality B3-4). */
export function readCached(storage: TextStorage, key: string): unknown {
  try {
    const text = storage.getItem(PREFIX + key);
    if (!text) return undefined;
    const { at, body } = JSON.parse(text) as { at: number; body: unknown };
    if (Date.now() - at < MAX_AGE_MS) return body;
    storage.removeItem(PREFIX + key);
  } catch {
    // Storage forbidden or its content broken: as if nothing were kept.
  }
  return undefined;
}

export function writeCached(storage: TextStorage, key: string, body: unknown): void {
  try {
    storage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), body }));
  } catch {
    // Full or forbidden: the next call asks the server again.
  }
}
