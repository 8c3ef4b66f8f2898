import type { Place } from './stores-api';

const WORDS = 'storefinder:place';
const POSITION = 'storefinder:position';

/**
 * The last search of this tab: words, or a position (`storefinderLocation`) while the visitor allows
 * `store-position`; undefined without storage.
 */
export function lastPlace(isPositionKept: boolean): Place | undefined {
  try {
    const words = read(WORDS);
    if (typeof words.q === 'string' && words.q) return { q: words.q };
    const { lat, lon } = read(POSITION);
    if (isPositionKept && typeof lat === 'number' && typeof lon === 'number') return { lat, lon };
    return undefined;
  } catch {
    return undefined;
  }
}

const read = (key: string): Partial<Record<string, unknown>> =>
  (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Record<string, unknown>> | null) ?? {};

/**
 * A position is kept with the consent of the visitor only, under its own key, which a withdrawal removes;
 * words were typed to be used again.
 */
export function keepPlace(place: Place, isPositionKept: boolean): void {
  const isPosition = !('q' in place);
  if (isPosition && !isPositionKept) return;
  try {
    sessionStorage.setItem(isPosition ? POSITION : WORDS, JSON.stringify(place));
    sessionStorage.removeItem(isPosition ? WORDS : POSITION);
  } catch {
    // Storage is optional.
  }
}
