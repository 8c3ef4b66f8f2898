import type { Finding } from '@fachwerk/shared/contracts';
import { channelOf } from './check-props';
import type { VersionCheck } from './check-version';
import { compareBus } from './compare-bus';
import { partyOf, shellParty } from './parties';
import { isOfChannel } from './who-serves';

export function checkBus({ manifest, live, shells }: VersionCheck): Finding[] {
  const isOwnChannel = (version: (typeof live)[number]) => isOfChannel(version, channelOf(manifest));
  return compareBus({
    next: partyOf(manifest),
    before: live.filter(isOwnChannel).map(partyOf),
    others: [...live.filter((version) => !isOwnChannel(version)).map(partyOf), ...shells.map(shellParty)],
  });
}
