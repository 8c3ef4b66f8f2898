import type { Queryable } from '../pool';
import { oldestDue, type Queue } from './queue';

export interface QueueState {
  name: string;
  /** Seconds since the oldest row is due; 0 if none is. */
  ageSeconds: number;
  /** Rows whose last attempt has failed and that are tried again. */
  failing: number;
  /** Rows that were given up: an operator must look at them. */
  dead: number;
}

/** The states of the queues, in their order. Done rows are not read. */
export async function readQueues(db: Queryable, queues: readonly Queue[]): Promise<QueueState[]> {
  const states: QueueState[] = [];
  for (const queue of queues) {
    const { name, table, waiting, lastError, attempts, dead = 'false' } = queue;
    const [state] = await db.query<Omit<QueueState, 'name'>>(
      `select coalesce(extract(epoch from now() - (${oldestDue(queue)})), 0)::float8 as "ageSeconds",
         (select count(*)::integer from ${table} q
          where ${waiting} and q.${attempts} > 0 and q.${lastError} is not null and not (${dead})) as failing,
         (select count(*)::integer from ${table} q where ${dead}) as dead`,
    );
    if (state) states.push({ name, ...state });
  }
  return states;
}

export interface ScheduledState {
  name: string;
  /** Seconds since the job is due; 0 while its interval runs. */
  lateSeconds: number;
  /** Attempts since the last success. */
  attempts: number;
  lastError: string | null;
}

export const readSchedule = (db: Queryable, table: string): Promise<ScheduledState[]> =>
  db.query<ScheduledState & { [column: string]: unknown }>(
    `select name, greatest(0, extract(epoch from now() - due_at))::float8 as "lateSeconds", attempts,
       last_error as "lastError"
     from ${table} order by name`,
  );

/** Puts the rows that were given up back into the queue, as far as possible. Returns their number. */
export async function revive(db: Queryable, queue: Queue): Promise<number> {
  const { table, key, dead, revive: way } = queue;
  if (dead === undefined || way === undefined)
    throw new Error(`Rows of the queue "${queue.name}" cannot be put back.`);
  const rows = await db.query(
    `update ${table} r set ${way.set} where r.${key} in (
       select q.${key} from ${table} q where ${dead} and ${way.only}) returning 1`,
  );
  return rows.length;
}
