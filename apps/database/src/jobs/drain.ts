import type { Queryable } from '../pool';
import { type Claim, type ClaimedRow, claimRow, type Queue } from './queue';

/** A failed attempt. The reason contains no data of persons; the error may. */
export interface Failure<Row> {
  row: Row;
  reason: string;
  error: unknown;
}

export interface Work<Row extends ClaimedRow> extends Claim {
  /** Does what the row asks for and marks it as done; throws to have it repeated later. */
  work: (row: Row) => Promise<unknown>;
  onError: (failure: Failure<Row>) => void;
  /** Ends after so many rows. */
  most?: number;
  /** Ends after the row that is being done. */
  signal?: AbortSignal | undefined;
}

/**
 * Does all due rows, one at a time: a kill interrupts one at most. Several processes can run it at the same
 * time. A row that fails waits for its next attempt and does not stop the others. Returns the number of rows
 * that were done.
 */
export async function drain<Row extends ClaimedRow>(
  db: Queryable,
  queue: Queue,
  { work, onError, most = Infinity, signal, ...claim }: Work<Row>,
): Promise<number> {
  const { key, attempts } = queue;
  const columns = `${claim.columns}, r.${key} as "claimedKey", r.${attempts} as "attempts"`;
  let done = 0;
  for (let tried = 0; tried < most && !signal?.aborted; tried++) {
    const row = await claimRow<Row & Claimed>(db, queue, { ...claim, columns });
    if (!row) break;
    try {
      await work(row);
      done++;
    } catch (error) {
      const reason = reasonOf(error);
      await recordFailure(db, queue, row, reason);
      onError({ row, reason, error });
    }
  }
  return done;
}

interface Claimed {
  claimedKey: unknown;
  attempts: number;
}

async function recordFailure(
  db: Queryable,
  { table, key, lastError, pauses, giveUp }: Queue,
  { claimedKey, attempts }: Claimed,
  reason: string,
): Promise<void> {
  const isLast = giveUp !== undefined && attempts >= pauses.length;
  await db.query(`update ${table} set ${lastError} = $2 ${isLast ? `, ${giveUp}` : ''} where ${key} = $1`, [
    claimedKey,
    reason,
  ]);
}

/** The code, or the kind of the error: texts of other servers may quote addresses and content. */
export function reasonOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown };
  const codes = [code, responseCode].filter((part) => part !== undefined).join(' ');
  return codes || (typeof name === 'string' ? name : 'unknown');
}
