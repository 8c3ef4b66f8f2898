import type { Verdict } from '@fachwerk/shared/contracts';
import { checkCensus } from './check-census';
import { compareUses } from './check-props';
import { compareSenders } from './compare-bus';
import { verdictOf } from './findings';
import type { InUse } from './in-use';
import { partyOf, shellParty } from './parties';
import { isOfChannel } from './who-serves';

export interface RetireCheck extends InUse {
  mfe: string;
  major: number;
}

/** What would break if this major were gone: pages that say "name@2", and pages that a newer major does not serve. */
export function checkRetire(check: RetireCheck): Verdict {
  const rest = check.live.filter((version) => !isOfChannel(version, check));
  const shells = check.shells.map(shellParty);
  return verdictOf([
    ...compareUses(check, rest),
    ...compareSenders([...check.live.map(partyOf), ...shells], [...rest.map(partyOf), ...shells]),
    ...checkCensus(check),
  ]);
}
