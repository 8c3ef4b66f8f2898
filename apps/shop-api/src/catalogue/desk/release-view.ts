import type { ItemRelease, ReleaseSummary } from '@fachwerk/shared/contracts';
import { STORE_PROOFS } from '@fachwerk/shared/rules';
import { dayAndTimeText } from '@fachwerk/shared/time';
import type { Release, ReleaseRecord } from './releases';

/** As on the slip. */
export const releaseNumber = ({ id }: Pick<Release, 'id'>): string => `A-${id}`;

export function releaseSummary(release: Release): ReleaseSummary {
  const { id, at, by, quantity, proofs } = release;
  return {
    releaseId: id,
    number: releaseNumber(release),
    at: at.toISOString(),
    atText: dayAndTimeText(at),
    by,
    quantity,
    proofs: STORE_PROOFS.filter((proof) => proofs.includes(proof)),
  };
}

export function releaseView(release: Release, record: ReleaseRecord, storeName: string): ItemRelease {
  const { itemId, itemName, ean, personName } = release;
  return Object.assign(releaseSummary(release), {
    itemId,
    name: itemName,
    ean,
    storeName,
    handedOverBy: personName,
    record,
  });
}
