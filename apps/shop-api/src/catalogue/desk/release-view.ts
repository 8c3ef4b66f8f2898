import type { BookedRelease, ItemRelease, ReleaseSummary } from '@fachwerk/shared/contracts';
import { STORE_PROOFS } from '@fachwerk/shared/rules';
import { dayAndTimeText, parseInstant } from '@fachwerk/shared/time';
import type { Release, ReleaseRecord } from './releases';

/** As on the slip. */
export const releaseNumber = ({ id }: Pick<Release, 'id'>): string => `A-${id}`;

export function releaseSummary(release: Release): ReleaseSummary {
  const { id, at, by, quantity, proofs, correction } = release;
  return {
    releaseId: id,
    number: releaseNumber(release),
    at: at.toISOString(),
    atText: dayAndTimeText(at),
    by,
    quantity,
    proofs: STORE_PROOFS.filter((proof) => proofs.includes(proof)),
    ...(correction && {
      correction: {
        reason: correction.reason,
        replacedBy: correction.replacedBy === null ? null : releaseNumber({ id: correction.replacedBy }),
        by: correction.by,
        atText: dayAndTimeText(parseInstant(correction.at)),
      },
    }),
  };
}

export const bookedRelease = (release: Release): BookedRelease =>
  Object.assign(releaseSummary(release), {
    itemId: release.itemId,
    name: release.itemName,
    handedOverBy: release.personName,
  });

export function releaseView(release: Release, record: ReleaseRecord, storeName: string): ItemRelease {
  return Object.assign(bookedRelease(release), { ean: release.ean, storeName, record });
}
