import type { MapTiles } from '@fachwerk/shared/contracts';

const KEY = 'storefinder:map-agreed';

/** The origin that gets the requests, with its provider: another one is asked about again. */
const receiverOf = ({ url, provider }: MapTiles): string => `${new URL(url).origin} ${provider}`;

/** The visitor allows the service, but not this map any more. */
const REFUSED = 'refused';

/**
 * Whether the visitor has agreed: on this device, or to the service `map-tiles`. Without storage only the
 * latter is known.
 */
export function isAgreed(tiles: MapTiles, isAllowed: boolean): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== REFUSED && (isAllowed || kept === receiverOf(tiles));
  } catch {
    return isAllowed;
  }
}

export function keepAgreement(tiles: MapTiles): void {
  try {
    localStorage.setItem(KEY, receiverOf(tiles));
  } catch {
    // Storage is optional.
  }
}

export function forgetAgreement(isAllowed: boolean): void {
  try {
    if (isAllowed) localStorage.setItem(KEY, REFUSED);
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored.
  }
}
