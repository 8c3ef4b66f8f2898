import type { Queryable } from '@fachwerk/database';
import type { Job } from './jobs';

/** Timers of processes drift: a start that is nearly an interval old is no reason to skip one. */
const SHARE = 0.9;

/** Whether this process runs the job now: true for one process in each interval. */
export async function claimJob(
  db: Queryable,
  { name, intervalMs }: Pick<Job, 'name' | 'intervalMs'>,
): Promise<boolean> {
  const claimed = await db.query(
    `insert into job_run (name, started_at) values ($1, now())
     on conflict (name) do update set started_at = now()
       where job_run.started_at < now() - $2 * interval '1 ms'
     returning name`,
    [name, intervalMs * SHARE],
  );
  return claimed.length > 0;
}
