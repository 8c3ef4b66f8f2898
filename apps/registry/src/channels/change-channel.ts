import type { Database, Queryable } from '@fachwerk/database';
import { type AuditAction, writeAudit } from '../audit/write-audit';
import { Refusal } from '../http/refusal';
import { ROLLOUT_COLUMNS, type RolloutRow } from './rollout-row';

export interface ChannelKey {
  mfe: string;
  major: number;
}

/** A channel whose row is locked: nobody else changes it until the transaction ends. */
export interface LockedChannel extends ChannelKey {
  db: Queryable;
  stable: string | null;
  lastGood: string | null;
  isRetired: boolean;
  open: RolloutRow | undefined;
  audit(actor: string, action: AuditAction, version: string, text: string): Promise<void>;
}

interface ChannelRow {
  [column: string]: unknown;
  stable: string | null;
  lastGood: string | null;
  isRetired: boolean;
}

/** The only way to change what is live: one transaction, one after the other per channel, with its entry in the audit log. */
export function changeChannel<T>(
  db: Database,
  { mfe, major }: ChannelKey,
  change: (channel: LockedChannel) => Promise<T>,
  /** In the same transaction, before the channel is locked: a rollback never waits for it. */
  first?: (inside: Queryable) => Promise<unknown>,
): Promise<T> {
  return db.transaction(async (inside) => {
    await first?.(inside);
    const [channel] = await inside.query<ChannelRow>(
      `select stable, last_good as "lastGood", retired_at is not null as "isRetired"
       from registry.channel where mfe = $1 and major = $2 for update`,
      [mfe, major],
    );
    if (!channel) throw new Refusal(404, `Nothing of ${mfe} with major ${major} is published.`);
    // A statement of its own: it sees what was committed while we waited for the lock.
    const [open] = await inside.query<RolloutRow>(
      `select ${ROLLOUT_COLUMNS} from registry.rollout r where mfe = $1 and major = $2 and ended_at is null`,
      [mfe, major],
    );
    return change({
      ...channel,
      db: inside,
      mfe,
      major,
      open,
      audit: (actor, action, version, text) =>
        writeAudit(inside, { actor, action, subject: `${mfe}@${version}`, text }),
    });
  });
}

/** What was stable becomes what a rollback brings back. */
export async function makeStable({ db, mfe, major }: LockedChannel, version: string): Promise<void> {
  await db.query(
    `update registry.channel set
       last_good = case when stable is distinct from $3 and stable is not null then stable else last_good end,
       stable = $3, changed_at = now(), retired_at = null
     where mfe = $1 and major = $2`,
    [mfe, major, version],
  );
}

export interface Ending {
  state: 'finished' | 'rolled-back' | 'replaced';
  by: string;
  reason: string | null;
}

export async function endRollout(
  { db }: LockedChannel,
  rollout: RolloutRow,
  { state, by, reason }: Ending,
): Promise<RolloutRow> {
  const [ended] = await db.query<RolloutRow>(
    `update registry.rollout r set state = $2, ended_at = now(), ended_by = $3, reason = $4,
       percent = case when $2 = 'finished' then 100 else percent end
     where id = $1 returning ${ROLLOUT_COLUMNS}`,
    [rollout.id, state, by, reason],
  );
  return ended ?? rollout;
}
