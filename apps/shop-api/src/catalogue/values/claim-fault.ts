import { unprovenClaim } from '@fachwerk/server-kit/environmental-claims';

/** What is wrong with a claim about the environment that does not name its proof (decision 0126). */
export function claimFault(text: string): string | undefined {
  const claim = unprovenClaim(text);
  return claim === undefined
    ? undefined
    : `claims '${claim}' without proof: name certificate and number in the same sentence, or change it`;
}
