import type { Database, Queryable } from '@fachwerk/database';
import type { Reason } from '@fachwerk/shared/contracts';
import { type AuditAction, writeAudit } from '../audit/write-audit';
import { Refusal } from '../http/refusal';
import { textOf } from '../reasons/reason';
import { ROLLOUT_COLUMNS, type RolloutRow } from './rollout-row';

export interface ChannelKey {
  mfe: string;
  major: number;
}

/** A release channel whose row is locked until the end of the transaction. */
export interface LockedChannel extends ChannelKey {
  db: Queryable;
  stable: string | null;
  lastGood: string | null;
  isRetired: boolean;
  open: RolloutRow | undefined;
  audit(actor: string, action: AuditAction, version: string, reasons: readonly Reason[]): Promise<void>;
}

interface ChannelRow {
  [column: string]: unknown;
  stable: string | null;
  lastGood: string | null;
  isRetired: boolean;
}

/**
 * The only way to change what is live: one transaction per change, serialised per release channel, with its
 * entry in the audit log.
 */
export function changeChannel<T>(
  db: Database,
  { mfe, major }: ChannelKey,
  change: (channel: LockedChannel) => Promise<T>,
  /**
   * Runs in the same transaction before the release channel is locked, so that a rollback does not wait for
   * it.
   */
  first?: (inside: Queryable) => Promise<unknown>,
): Promise<T> {
  return db.transaction(async (inside) => {
    await first?.(inside);
    const [channel] = await inside.query<ChannelRow>(
      `select stable, last_good as "lastGood", retired_at is not null as "isRetired"
       from registry.channel where mfe = $1 and major = $2 for update`,
      [mfe, major],
    );
    if (!channel) throw new Refusal(404, `No version of ${mfe} with major ${major} is published.`);
    // A separate statement sees what was committed while this transaction waited for the lock.
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
      audit: (actor, action, version, reasons) =>
        writeAudit(inside, { actor, action, subject: `${mfe}@${version}`, reasons }),
    });
  });
}

/** The former stable version becomes the target of a rollback. */
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
  reasons: readonly Reason[];
}

export async function endRollout(
  { db }: LockedChannel,
  rollout: RolloutRow,
  { state, by, reasons }: Ending,
): Promise<RolloutRow> {
  const [ended] = await db.query<RolloutRow>(
    `update registry.rollout r set state = $2, ended_at = now(), ended_by = $3, reason = $4, reasons = $5,
       percent = case when $2 = 'finished' then 100 else percent end
     where id = $1 returning ${ROLLOUT_COLUMNS}`,
    [rollout.id, state, by, textOf(reasons), JSON.stringify(reasons)],
  );
  return ended ?? rollout;
}
