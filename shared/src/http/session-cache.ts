/** The used part of `Storage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'get:';
/** Limits the age: a browser session may last for days. */
const MAX_AGE_MS = 10 * 60_000;

/** The cached GET of the specification (section 7), for public answers only (quality B3-4). */
export function readCached(storage: TextStorage, key: string): unknown {
  try {
    const text = storage.getItem(PREFIX + key);
    if (!text) return undefined;
    const { at, body } = JSON.parse(text) as { at: number; body: unknown };
    if (Date.now() - at < MAX_AGE_MS) return body;
    storage.removeItem(PREFIX + key);
  } catch {
    // Storage is blocked or its content invalid: treated as empty.
  }
  return undefined;
}

export function writeCached(storage: TextStorage, key: string, body: unknown): void {
  try {
    storage.setItem(PREFIX + key, JSON.stringify({ at: Date.now(), body }));
  } catch {
    // Storage is full or blocked: the next call requests the answer again.
  }
}
