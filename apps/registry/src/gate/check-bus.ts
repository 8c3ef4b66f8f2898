import type { Finding } from '@fachwerk/shared/contracts';
import { laneOf } from './check-props';
import type { VersionCheck } from './check-version';
import { compareBus } from './compare-bus';
import { partyOf, shellParty } from './parties';
import { isOfLane } from './who-serves';

export function checkBus({ manifest, live, shells }: VersionCheck): Finding[] {
  const isOwnLane = (version: (typeof live)[number]) => isOfLane(version, laneOf(manifest));
  return compareBus({
    next: partyOf(manifest),
    before: live.filter(isOwnLane).map(partyOf),
    others: [...live.filter((version) => !isOwnLane(version)).map(partyOf), ...shells.map(shellParty)],
  });
}
