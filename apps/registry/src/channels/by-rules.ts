import type { Database } from '@fachwerk/database';
import type { Reason } from '@fachwerk/shared/contracts';
import { reason, textOf } from '../reasons/reason';
import { changeChannel, endRollout, type LockedChannel, makeStable } from './change-channel';
import type { RolloutRow } from './rollout-row';

/** Actor in the audit log for changes by the rules. */
const REGISTRY = 'registry';

/** The state of a rollout on which a decision was based. */
export type Seen = Pick<RolloutRow, 'id' | 'mfe' | 'major' | 'percent' | 'state'>;

/**
 * Does nothing if the rollout has changed since the decision. Several instances may take the same decision.
 */
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

/** Advances to the next percentage; 100 makes the version stable. */
export const advance = (db: Database, seen: Seen, to: number, reasons: readonly Reason[]): Promise<boolean> =>
  ifUnchanged(db, seen, async (channel, open) => {
    if (to >= 100) {
      await makeStable(channel, open.version);
      await endRollout(channel, open, { state: 'finished', by: REGISTRY, reasons });
      await channel.audit(REGISTRY, 'finish', open.version, [reason('to-all'), ...reasons]);
      return;
    }
    await channel.db.query('update registry.rollout set percent = $2, stage_since = now() where id = $1', [
      open.id,
      to,
    ]);
    await channel.audit(REGISTRY, 'advance', open.version, [
      reason('from-to', { from: open.percent, to }),
      ...reasons,
    ]);
  });

/** Holds the rollout at its percentage until an operator decides. */
export const hold = (db: Database, seen: Seen, reasons: readonly Reason[]): Promise<boolean> =>
  ifUnchanged(db, seen, async (channel, open) => {
    await channel.db.query(
      `update registry.rollout set state = 'held', reason = $2, reasons = $3 where id = $1`,
      [open.id, textOf(reasons), JSON.stringify(reasons)],
    );
    await channel.audit(REGISTRY, 'hold', open.version, [
      reason('held', { percent: open.percent }),
      ...reasons,
    ]);
  });

export const stop = (db: Database, seen: Seen, reasons: readonly Reason[]): Promise<boolean> =>
  ifUnchanged(db, seen, async (channel, open) => {
    await endRollout(channel, open, { state: 'rolled-back', by: REGISTRY, reasons });
    await channel.audit(REGISTRY, 'roll-back', open.version, [
      reason('ended', { percent: open.percent }),
      ...reasons,
    ]);
  });
