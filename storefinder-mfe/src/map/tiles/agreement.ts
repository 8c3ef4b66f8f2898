const KEY = 'storefinder:map-agreed';

/** The origin that gets the requests: another server is asked about again. */
const originOf = (tilesUrl: string): string => new URL(tilesUrl).origin;

/** Whether the visitor has agreed on this device; false without storage. */
export function isAgreed(tilesUrl: string): boolean {
  try {
    return localStorage.getItem(KEY) === originOf(tilesUrl);
  } catch {
    return false;
  }
}

export function keepAgreement(tilesUrl: string): void {
  try {
    localStorage.setItem(KEY, originOf(tilesUrl));
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
