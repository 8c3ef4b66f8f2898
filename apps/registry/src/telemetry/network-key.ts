import { createHmac } from 'node:crypto';
import { routedNetworkOf } from '@fachwerk/server-kit/network-of';
import type { Stage } from './known-versions';

/** The key of `networkKey`, from the key that all instances share. */
export const networkSecret = (signingKey: string): Buffer =>
  createHmac('sha256', signingKey).update('telemetry').digest();

/**
 * Key of a visitor for the limits of a stage: a keyed hash of the routed network. For a base that has `times`
 * as many visitors as the candidate, a network is divided into as many parts, by bucket: each part has the
 * limits of a network of the candidate. A single visitor is in one part.
 */
export const networkKey = (
  { rollout, times }: Stage,
  { address, bucket }: { address: string; bucket: number },
  secret: Buffer,
): string =>
  createHmac('sha256', secret)
    .update(`${rollout} ${routedNetworkOf(address)} ${bucket % times}`)
    .digest('base64url')
    .slice(0, 16);
