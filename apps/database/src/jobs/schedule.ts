import type { Queryable } from '../pool';
import { reasonOf } from './drain';
import type { Job } from './job';
import { claimRow, defineQueue, doubledPauses, type Queue } from './queue';

/** A run takes less than this, in seconds. */
const SHORTEST_PAUSE = 60;
/** The first pause, as a share of the interval. */
const SHARE = 1 / 6;

/** The schedule is a queue too: one row per job, which is due again after each interval. */
export function scheduleQueue(table: string, everyMs: number): Queue {
  const first = Math.max(SHORTEST_PAUSE, (everyMs / 1000) * SHARE);
  return defineQueue({
    name: 'scheduled jobs',
    table,
    key: 'name',
    waiting: 'true',
    pauses: doubledPauses(first, first * 8),
  });
}

/** A job that the table does not have is due after one interval. */
export async function addToSchedule(db: Queryable, table: string, jobs: readonly Job[]): Promise<void> {
  const added = jobs.flatMap(({ name, due }) => ('everyMs' in due ? [{ name, everyMs: due.everyMs }] : []));
  await db.query(
    `insert into ${table} (name, started_at, due_at)
     select j.name, now(), now() + j."everyMs" * interval '1 ms'
     from json_to_recordset($1) as j (name text, "everyMs" float8)
     on conflict (name) do nothing`,
    [JSON.stringify(added)],
  );
}

/**
 * Runs the work if the job is due and no other process has taken it. A failure is stored and thrown; it is
 * repeated after a pause, as is a run whose process was killed. Returns whether it ran.
 */
export async function runScheduled(
  db: Queryable,
  table: string,
  { name, due }: Pick<Job, 'name' | 'due'>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (!('everyMs' in due)) throw new Error(`The job "${name}" has no interval.`);
  const claim = { columns: 'r.name', only: 'q.name = $3', values: [name] };
  if (!(await claimRow(db, scheduleQueue(table, due.everyMs), claim))) return false;
  try {
    await work();
  } catch (error) {
    await db.query(`update ${table} set last_error = $2 where name = $1`, [name, reasonOf(error)]);
    throw error;
  }
  await db.query(
    `update ${table} set started_at = now(), due_at = now() + $2 * interval '1 ms', attempts = 0, last_error = null
     where name = $1`,
    [name, due.everyMs],
  );
  return true;
}
