import type { Finding } from '@fachwerk/shared/contracts';
import { compareBus } from './compare-bus';
import type { VersionCheck } from './in-use';
import { partyOf, shellParty } from './parties';
import { channelOf, isOfChannel } from './who-serves';

export function checkBus({ manifest, live, shells }: VersionCheck): Finding[] {
  const isOwnChannel = (version: (typeof live)[number]) => isOfChannel(version, channelOf(manifest));
  return compareBus({
    next: partyOf(manifest),
    before: live.filter(isOwnChannel).map(partyOf),
    others: [...live.filter((version) => !isOwnChannel(version)).map(partyOf), ...shells.map(shellParty)],
  });
}
