import type { Verdict } from '@fachwerk/shared/contracts';
import { compareUses } from './check-props';
import { checkUsage } from './check-usage';
import { compareSenders } from './compare-bus';
import { compareReceivers } from './compare-expectations';
import { verdictOf } from './findings';
import type { RetireCheck } from './in-use';
import { partyOf, shellParty } from './parties';
import { isOfChannel } from './who-serves';

/** Findings if this major were removed: pages that use "name@2", and pages that no newer major serves. */
export function checkRetire(check: RetireCheck): Verdict {
  const rest = check.live.filter((version) => !isOfChannel(version, check));
  const shells = check.shells.map(shellParty);
  const before = [...check.live.map(partyOf), ...shells];
  const after = [...rest.map(partyOf), ...shells];
  return verdictOf([
    ...compareUses(check, rest),
    ...compareSenders(before, after),
    ...compareReceivers(before, after),
    ...checkUsage(check),
  ]);
}
