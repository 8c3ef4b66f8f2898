import type { Queryable } from '@fachwerk/database';
import { until } from '@fachwerk/server-kit/testing/until';

const WAITING = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Waits until so many statements wait for what a transaction of the test has locked. */
export const waitsForALock = (db: Queryable, count = 1): Promise<void> =>
  until(async () => (await db.query(WAITING)).length >= count);
