/** Large, and needed by few visitors. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Passkeys belong to the configured address of the shop; the host of a request is not trusted. */
export function relyingParty(pageUrl: (path: string) => string): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(pageUrl('/'));
  return { rpID: hostname, origin };
}

/** EdDSA, ES256 and RS256: what all devices know. */
export const ALGORITHMS = [-8, -7, -257];
