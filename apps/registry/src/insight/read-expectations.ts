import type { LiveExpectations } from '@fachwerk/shared/contracts';
import type { InUse } from '../gate/in-use';
import { partyOf, shellParty } from '../gate/parties';

/** What the live versions expect, for the check of an API. */
export const expectationsOf = ({ live, shells }: Pick<InUse, 'live' | 'shells'>): LiveExpectations => ({
  versions: [...live.map(partyOf), ...shells.map(shellParty)].flatMap(({ team, version, expectations }) =>
    expectations ? [{ team, version, expectations }] : [],
  ),
});
