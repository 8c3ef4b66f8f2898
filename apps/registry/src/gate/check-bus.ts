import type { Finding } from '@fachwerk/shared/contracts';
import { type BusChange, compareBus } from './compare-bus';
import { compareExpectations } from './compare-expectations';
import type { VersionCheck } from './in-use';
import { partyOf, shellParty } from './parties';
import { channelOf, isOfChannel } from './who-serves';

export function checkBus({ manifest, live, shells }: VersionCheck): Finding[] {
  const isOwnChannel = (version: (typeof live)[number]) => isOfChannel(version, channelOf(manifest));
  const change: BusChange = {
    next: partyOf(manifest),
    before: live.filter(isOwnChannel).map(partyOf),
    others: [...live.filter((version) => !isOwnChannel(version)).map(partyOf), ...shells.map(shellParty)],
  };
  return [...compareBus(change), ...compareExpectations(change)];
}
