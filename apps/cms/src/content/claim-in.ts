import { unprovenClaim } from '@fachwerk/server-kit/environmental-claims';

/**
 * The first claim about the environment in the texts of a content file that does not name its proof (decision
 * 0126). The parts of a list of texts are one text: the HTML of a block.
 */
export function claimIn(value: unknown): string | undefined {
  if (typeof value === 'string') return unprovenClaim(value.replace(/<[^>]*>/g, ' '));
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.values(value);
  if (Array.isArray(value) && parts.every((part) => typeof part === 'string'))
    return claimIn(parts.join(' '));
  for (const part of parts) {
    const claim = claimIn(part);
    if (claim !== undefined) return claim;
  }
  return undefined;
}
