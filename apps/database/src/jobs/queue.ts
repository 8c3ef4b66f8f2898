import type { Queryable } from '../pool';

/**
 * Rows of a table that wait to be done: the one form of background work. A row is written in the transaction
 * of its cause and stays where it is, so that there is no second copy of what is due (decision 0113).
 */
export interface Queue {
  /** As operators see it. */
  name: string;
  table: string;
  /** The primary key. */
  key: string;
  /** Condition of a row `q` that is not done; a partial index has the same one. */
  waiting: string;
  /** A further condition of a row `q` whose turn it is. */
  ready?: string;
  /** Since when the row `q` waits, as an SQL expression. */
  dueAt: string;
  /** Column: a claimed row is left alone until then. That of `dueAt`, unless others read that one. */
  retryAt: string;
  attempts: string;
  lastError: string;
  /**
   * Seconds from each attempt to the next one; the last pause repeats. The first one exceeds the longest
   * attempt, because a row whose process was killed is taken up again after it.
   */
  pauses: readonly number[];
  /** Assignments to a row whose last attempt has failed. Without them the attempts never end. */
  giveUp?: string;
  /** Condition of a row `q` that was given up: an operator must look at it. */
  dead?: string;
  /** Condition of the dead rows `q` that can be put back into the queue, and the assignments that do so. */
  revive?: { only: string; set: string };
}

/** A queue whose columns have the usual names. */
export const defineQueue = (
  queue: Pick<Queue, 'name' | 'table' | 'waiting' | 'pauses'> & Partial<Queue>,
): Queue => ({
  key: 'id',
  dueAt: 'q.due_at',
  retryAt: 'due_at',
  attempts: 'attempts',
  lastError: 'last_error',
  ...queue,
});

/** Doubled from the first to the longest, in seconds. */
export function doubledPauses(first: number, longest: number): number[] {
  const pauses = [first];
  for (let pause = first * 2; pause < longest; pause *= 2) pauses.push(pause);
  return first < longest ? [...pauses, longest] : pauses;
}

/** Condition of a row that can be claimed at the time of the SQL expression. */
function isDue({ waiting, ready, dueAt, retryAt }: Queue, now: string): string {
  const conditions = [`(${waiting})`, `${dueAt} <= ${now}`];
  if (dueAt !== `q.${retryAt}`) conditions.push(`(q.${retryAt} is null or q.${retryAt} <= now())`);
  if (ready !== undefined) conditions.push(`(${ready})`);
  return conditions.join(' and ');
}

/** SQL expression: since when the oldest row is due; null if none is. Reads one entry of the index. */
export const oldestDue = (queue: Queue): string =>
  `select min(${queue.dueAt}) from ${queue.table} q where ${isDue(queue, 'now()')}`;

export interface Claim {
  /** What the statement returns of the claimed row `r`. */
  columns: string;
  /** A further condition on the row `q`, with parameters from `$3`. */
  only?: string;
  values?: readonly unknown[];
  /** Due at this time; by default at that of the database. */
  now?: Date | undefined;
}

export type ClaimedRow = Record<string, unknown>;

/**
 * Claims the row that is due first: it is moved to its next attempt, so that other processes skip it and a
 * kill loses nothing. Undefined if none is due. The statement is the only one that claims rows.
 */
export async function claimRow<Row extends ClaimedRow>(
  db: Queryable,
  queue: Queue,
  { columns, only = 'true', values = [], now }: Claim,
): Promise<Row | undefined> {
  const { table, key, dueAt, retryAt, attempts, pauses } = queue;
  const [row] = await db.query<Row>(
    // Materialised: the selection that locks must not run twice.
    `with due as materialized (
       select q.${key} from ${table} q where ${isDue(queue, 'coalesce($2::timestamptz, now())')} and ${only}
       order by ${dueAt} limit 1 for update skip locked)
     update ${table} r set ${attempts} = r.${attempts} + 1,
       ${retryAt} = now() + ($1::float8[])[least(r.${attempts} + 1, cardinality($1::float8[]))] * interval '1 second'
     from due where r.${key} = due.${key}
     returning ${columns}`,
    [pauses, now ?? null, ...values],
  );
  return row;
}
