import type { MapTiles } from '@fachwerk/shared/contracts';

const KEY = 'storefinder:map-agreed';

/** The origin that gets the requests, with its provider: another one is asked about again. */
const receiverOf = ({ url, provider }: MapTiles): string => `${new URL(url).origin} ${provider}`;

/** Whether the visitor has agreed on this device; false without storage. */
export function isAgreed(tiles: MapTiles): boolean {
  try {
    return localStorage.getItem(KEY) === receiverOf(tiles);
  } catch {
    return false;
  }
}

export function keepAgreement(tiles: MapTiles): void {
  try {
    localStorage.setItem(KEY, receiverOf(tiles));
  } catch {
    // Storage is optional.
  }
}

export function forgetAgreement(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored.
  }
}
