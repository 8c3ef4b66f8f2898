import type { MapTiles } from '@fachwerk/shared/contracts';

const KEY = 'storefinder:map-agreed';

/** What the visitor has decided about the service `map-tiles`. */
export interface MapDecision {
  isAllowed: boolean;
  /** Second of the decision; undefined without one, in the app and on pages of other sites. */
  decidedAt: number | undefined;
}

/**
 * The origin that gets the requests, with its provider: another one is asked about again. The decision that
 * the agreement followed: a later one ends it, also where this page has not seen it.
 */
const receiverOf = ({ url, provider }: MapTiles): string => `${new URL(url).origin} ${provider}`;
const agreementOf = (tiles: MapTiles, decidedAt: number | undefined): string =>
  [receiverOf(tiles), ...(decidedAt === undefined ? [] : [String(decidedAt)])].join('\n');

/** The visitor allows the service, but not this map any more. */
const REFUSED = 'refused';

/**
 * Whether the visitor has agreed: on this device, or to the service `map-tiles`. Without storage only the
 * latter is known.
 */
export function isAgreed(tiles: MapTiles, { isAllowed, decidedAt }: MapDecision): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== REFUSED && (isAllowed || kept === agreementOf(tiles, decidedAt));
  } catch {
    return isAllowed;
  }
}

export function keepAgreement(tiles: MapTiles, { decidedAt }: MapDecision): void {
  try {
    localStorage.setItem(KEY, agreementOf(tiles, decidedAt));
  } catch {
    // Storage is optional.
  }
}

export function forgetAgreement({ isAllowed }: Pick<MapDecision, 'isAllowed'>): void {
  try {
    if (isAllowed) localStorage.setItem(KEY, REFUSED);
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored.
  }
}
