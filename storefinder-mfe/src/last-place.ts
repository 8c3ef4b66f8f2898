import type { Place } from './stores-api';

const KEY = 'storefinder:place';

/**
 * The last search of this tab: words, or a position (`storefinderLocation`) while the visitor allows
 * `store-position`; undefined without storage.
 */
export function lastPlace(isPositionKept: boolean): Place | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Record<string, unknown>> | null;
    if (typeof kept?.q === 'string' && kept.q) return { q: kept.q };
    const { lat, lon } = kept ?? {};
    if (isPositionKept && typeof lat === 'number' && typeof lon === 'number') return { lat, lon };
    return undefined;
  } catch {
    return undefined;
  }
}

/** A position is kept with the consent of the visitor only; words were typed to be used again. */
export function keepPlace(place: Place, isPositionKept: boolean): void {
  if (!('q' in place) && !isPositionKept) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // Storage is optional.
  }
}
