/** Code of registry and page server: selection of versions, and signed answers. Node only. */
export { BUCKETS, bucketOf, isChosen } from './federation/bucket';
export { integrityOf } from './federation/integrity';
export {
  channelName,
  Channel,
  PlannedShell,
  PlannedVersion,
  majorOf,
  ReleasePlan,
  releaseFor,
  versionKey,
} from './federation/release-plan';
export type { PageView } from './federation/release-plan';
export { createSigner, createVerifier, newSigningKey, publicKeyOf } from './federation/signature';
export type { Signer, Verifier } from './federation/signature';
