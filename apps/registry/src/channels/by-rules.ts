import type { Database } from '@fachwerk/database';
import { changeChannel, endRollout, type LockedChannel, makeStable } from './change-channel';
import type { RolloutRow } from './rollout-row';

/** As the audit log names what the registry does by its rules. */
const REGISTRY = 'registry';

/** A rollout as the rules saw it. */
export type Seen = Pick<RolloutRow, 'id' | 'mfe' | 'major' | 'percent' | 'state'>;

/** Does nothing when somebody changed the rollout since: any number of instances may come to the same decision. */
function ifUnchanged(
  db: Database,
  seen: Seen,
  change: (channel: LockedChannel, open: RolloutRow) => Promise<void>,
): Promise<boolean> {
  return changeChannel(db, seen, async (channel) => {
    const { open } = channel;
    if (open?.id !== seen.id || open.percent !== seen.percent || open.state !== seen.state) return false;
    await change(channel, open);
    return true;
  });
}

/** To the next percentage; 100 makes it the stable version. */
export const advance = (db: Database, seen: Seen, to: number, reason: string): Promise<boolean> =>
  ifUnchanged(db, seen, async (channel, open) => {
    if (to >= 100) {
      await makeStable(channel, open.version);
      await endRollout(channel, open, { state: 'finished', by: REGISTRY, reason });
      await channel.audit(REGISTRY, 'finish', open.version, `Everybody gets it. ${reason}`);
      return;
    }
    await channel.db.query('update registry.rollout set percent = $2, stage_since = now() where id = $1', [
      open.id,
      to,
    ]);
    await channel.audit(REGISTRY, 'advance', open.version, `From ${open.percent} % to ${to} %. ${reason}`);
  });

/** Stays at its percentage until somebody decides. */
export const hold = (db: Database, seen: Seen, reason: string): Promise<boolean> =>
  ifUnchanged(db, seen, async (channel, open) => {
    await channel.db.query(`update registry.rollout set state = 'held', reason = $2 where id = $1`, [
      open.id,
      reason,
    ]);
    await channel.audit(REGISTRY, 'hold', open.version, `Stays at ${open.percent} %. ${reason}`);
  });

export const stop = (db: Database, seen: Seen, reason: string): Promise<boolean> =>
  ifUnchanged(db, seen, async (channel, open) => {
    await endRollout(channel, open, { state: 'rolled-back', by: REGISTRY, reason });
    await channel.audit(
      REGISTRY,
      'roll-back',
      open.version,
      `Taken from ${open.percent} % of visitors. ${reason}`,
    );
  });
