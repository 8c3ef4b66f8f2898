import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Queryable } from '@fachwerk/database';
import { networkOf } from '../http/network-of';
import { ShopError } from '../http/shop-error';

/** So many attempts within 15 minutes are free; then the waiting starts. */
const FREE_ATTEMPTS = {
  account: 5,
  address: 20,
  /** By address: each writes a row and a mail to somebody. A school or an office has one address too. */
  registration: 50,
  withdrawal: 50,
};
export type Limited = keyof typeof FREE_ATTEMPTS;

/** Half a minute, doubled with every further failure, at most ten minutes. */
const COUNT_ATTEMPT = `
  insert into attempt_limit as l (key, attempts, last_at) values ($1, 1, now())
  on conflict (key) do update set
    attempts = case when l.last_at < now() - interval '15 minutes' then 1 else l.attempts + 1 end,
    last_at = now(),
    blocked_until = case
      when l.last_at >= now() - interval '15 minutes' and l.attempts + 1 >= $2::int
      then now() + least(600, 30 * power(2, least(10, l.attempts + 1 - $2::int))) * interval '1 second'
    end
    where l.blocked_until is null or l.blocked_until <= now()
  returning attempts`;

/** At least what the database takes for one address: "İ" and "i" are one letter to it, two to `toLowerCase`. */
const sameLetters = (text: string): string => text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');

/**
 * Stands against guessing. An attempt is counted before it is made, so that many at once get no further than one after the other;
 * a success takes its count back. In the database: every instance counts the same.
 */
export function createAttemptLimit(db: Queryable) {
  const keyOf = (limited: Limited, value: string): string => {
    const counted = limited === 'account' ? sameLetters(value) : networkOf(value);
    return `${limited}:${createHash('sha256').update(counted).digest('base64url')}`;
  };

  return {
    /** Seconds to wait; 0: go ahead. */
    async attempt(limited: Limited, value: string): Promise<number> {
      const key = keyOf(limited, value);
      const counted = await db.query(COUNT_ATTEMPT, [key, FREE_ATTEMPTS[limited]]);
      if (counted.length > 0) return 0;
      const [row] = await db.query<{ seconds: number }>(
        `select ceil(extract(epoch from blocked_until - now()))::int as seconds from attempt_limit where key = $1`,
        [key],
      );
      return Math.max(1, row?.seconds ?? 1);
    },

    /** The rightful owner: the account is free again, the address gets this one attempt back. */
    async succeeded(account: string, address: string): Promise<void> {
      await db.query('delete from attempt_limit where key = $1', [keyOf('account', account)]);
      await db.query(
        'update attempt_limit set attempts = greatest(0, attempts - 1), blocked_until = null where key = $1',
        [keyOf('address', address)],
      );
    },

    async removeOld(): Promise<void> {
      await db.query(`delete from attempt_limit where last_at < now() - interval '1 day'`);
    },
  };
}
/** Refuses what is too much, with the time to wait. Asked in this order until the first that has to wait. */
export async function waitOrGoOn(
  attempts: AttemptLimit,
  reply: FastifyReply,
  ...asked: readonly [Limited, string][]
): Promise<void> {
  for (const [limited, value] of asked) {
    const seconds = await attempts.attempt(limited, value);
    if (seconds === 0) continue;
    void reply.header('retry-after', String(seconds));
    throw new ShopError(429, 'account.login.wait', [], { minutes: Math.ceil(seconds / 60) });
  }
}

export type AttemptLimit = ReturnType<typeof createAttemptLimit>;
