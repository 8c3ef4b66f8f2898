import { createHash } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { networkOf } from '../http/network-of';

/** So many attempts within 15 minutes are free; then the waiting starts. */
const FREE_ATTEMPTS = { operator: 5, address: 20 };
export type Limited = keyof typeof FREE_ATTEMPTS;

/** Half a minute, doubled with every further failure, at most ten minutes. */
const COUNT_ATTEMPT = `
  insert into registry.attempt_limit as l (key, attempts, last_at) values ($1, 1, now())
  on conflict (key) do update set
    attempts = case when l.last_at < now() - interval '15 minutes' then 1 else l.attempts + 1 end,
    last_at = now(),
    blocked_until = case
      when l.last_at >= now() - interval '15 minutes' and l.attempts + 1 >= $2::int
      then now() + least(600, 30 * power(2, least(10, l.attempts + 1 - $2::int))) * interval '1 second'
    end
    where l.blocked_until is null or l.blocked_until <= now()
  returning attempts`;

const keyOf = (limited: Limited, value: string): string => {
  const counted = limited === 'operator' ? value : networkOf(value);
  return `${limited}:${createHash('sha256').update(counted).digest('base64url')}`;
};

/**
 * Stands against guessing. An attempt is counted before it is made, so that many at once get no further than one after the other. In the
 * database: every instance counts the same. Answers the seconds to wait; 0: go ahead.
 */
export async function countAttempt(db: Queryable, limited: Limited, value: string): Promise<number> {
  const key = keyOf(limited, value);
  const counted = await db.query(COUNT_ATTEMPT, [key, FREE_ATTEMPTS[limited]]);
  if (counted.length > 0) return 0;
  const [row] = await db.query<{ seconds: number }>(
    `select ceil(extract(epoch from blocked_until - now()))::int as seconds from registry.attempt_limit where key = $1`,
    [key],
  );
  return Math.max(1, row?.seconds ?? 1);
}

/** The rightful one: the name is free again, the address gets this one attempt back. */
export async function forgetAttempts(db: Queryable, operator: string, address: string): Promise<void> {
  await db.query('delete from registry.attempt_limit where key = $1', [keyOf('operator', operator)]);
  await db.query(
    'update registry.attempt_limit set attempts = greatest(0, attempts - 1), blocked_until = null where key = $1',
    [keyOf('address', address)],
  );
}

export async function removeOldAttempts(db: Queryable): Promise<void> {
  await db.query(`delete from registry.attempt_limit where last_at < now() - interval '1 day'`);
}
