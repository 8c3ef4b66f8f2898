import type { Database } from '@fachwerk/database';
import { checkRetire } from '../gate/check-retire';
import { readInUse } from '../gate/read-in-use';
import { Refusal } from '../http/refusal';
import { changeLane, endRollout, type LaneKey, type LockedLane } from './change-lane';
import { lockGate } from './order-rollout';

/** Closes an old major when nobody would miss it; its files stay for pages that are still open. */
export async function retireLane(
  db: Database,
  { mfe, major }: LaneKey,
  { actor, foreignOrigins = [] }: { actor: string; foreignOrigins?: readonly string[] },
): Promise<void> {
  if (mfe === 'shell') throw new Refusal(409, 'The shell cannot be retired: without it there is no page.');
  const retire = async (lane: LockedLane): Promise<void> => {
    if (lane.stable === null && !lane.open)
      throw new Refusal(409, `${mfe} with major ${major} is not live${lane.isRetired ? ' any more' : ''}.`);
    const verdict = checkRetire({ mfe, major, ...(await readInUse(lane.db, { foreignOrigins })) });
    if (!verdict.passes) {
      const why = verdict.findings.map(({ message, pages }) => `${message} (${pages.join(', ')})`).join(' ');
      throw new Refusal(422, `${mfe} with major ${major} is still needed. ${why}`, { verdict });
    }
    const version = lane.stable ?? lane.open?.version ?? '';
    if (lane.open)
      await endRollout(lane, lane.open, {
        state: 'rolled-back',
        by: actor,
        reason: 'The major was retired.',
      });
    await lane.db.query(
      `update registry.lane set stable = null, last_good = null, changed_at = now(), retired_at = now()
       where mfe = $1 and major = $2`,
      [mfe, major],
    );
    await lane.audit(actor, 'retire', version, `Major ${major} is not live any more.`);
  };
  return changeLane(db, { mfe, major }, retire, lockGate);
}
