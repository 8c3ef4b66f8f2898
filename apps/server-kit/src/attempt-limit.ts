import { createHash } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';

export interface AttemptRule {
  /** Attempts without waiting. */
  free: number;
  /** The same with a solved captcha; by default no more than `free`. */
  freeSolved?: number;
  /** A pause of this length ends the count; by default a quarter of an hour. */
  pauseMinutes?: number;
  /** Wait after the free attempts, doubled with each further one, at most ten minutes; by default 30. */
  waitSeconds?: number;
  /** Values with the same result share one count, e.g. all addresses of a network. */
  countedAs: (value: string) => string;
}

const countAttempt = (table: string): string => `
  insert into ${table} as l (key, attempts, last_at) values ($1, 1, now())
  on conflict (key) do update set
    attempts = case when l.last_at <= now() - $4::int * interval '1 minute' then 1 else l.attempts + 1 end,
    last_at = now(),
    blocked_until = case
      when l.last_at > now() - $4::int * interval '1 minute' and l.attempts + 1 >= $2::int
      then now() + least(600, $3::int * power(2, least(10, l.attempts + 1 - $2::int))) * interval '1 second'
      -- Attempts without a captcha go on waiting.
      when $5 then l.blocked_until
    end
    where l.blocked_until is null or l.blocked_until <= now() or ($5 and l.attempts < $2::int)
  returning attempts`;

/**
 * Slows down guessing. An attempt is counted before it is made, so that parallel attempts are limited like
 * sequential ones; a success takes its count back. The counts are in the database, so that all instances
 * share them.
 */
export function limitAttempts<Kind extends string>(
  db: Queryable,
  table: string,
  rules: Readonly<Record<Kind, AttemptRule>>,
) {
  const keyOf = (kind: Kind, value: string): string =>
    `${kind}:${createHash('sha256').update(rules[kind].countedAs(value)).digest('base64url')}`;

  return {
    /**
     * Counts an attempt and returns the seconds to wait; 0 allows it. A solved captcha ends the waiting time
     * of attempts without one.
     */
    async attempt(kind: Kind, value: string, isSolved = false): Promise<number> {
      const key = keyOf(kind, value);
      const { free, freeSolved = free, pauseMinutes = 15, waitSeconds = 30 } = rules[kind];
      const mostFree = isSolved ? freeSolved : free;
      const counted = await db.query(countAttempt(table), [
        key,
        mostFree,
        waitSeconds,
        pauseMinutes,
        isSolved && freeSolved > free,
      ]);
      if (counted.length > 0) return 0;
      const [row] = await db.query<{ seconds: number }>(
        `select ceil(extract(epoch from blocked_until - now()))::int as seconds from ${table} where key = $1`,
        [key],
      );
      return Math.max(1, row?.seconds ?? 1);
    },

    /** Seconds to wait after earlier attempts; counts nothing. */
    async waiting(kind: Kind, value: string): Promise<number> {
      const [row] = await db.query<{ seconds: number }>(
        `select ceil(extract(epoch from blocked_until - now()))::int as seconds from ${table}
         where key = $1 and blocked_until > now()`,
        [keyOf(kind, value)],
      );
      return row?.seconds ?? 0;
    },

    /** Attempts since the last pause. */
    async attemptsOf(kind: Kind, value: string): Promise<number> {
      const [row] = await db.query<{ attempts: number }>(
        `select attempts from ${table} where key = $1 and last_at > now() - $2::int * interval '1 minute'`,
        [keyOf(kind, value), rules[kind].pauseMinutes ?? 15],
      );
      return row?.attempts ?? 0;
    },

    /** Removes the count of a value after a success. */
    async clear(kind: Kind, value: string): Promise<void> {
      await db.query(`delete from ${table} where key = $1`, [keyOf(kind, value)]);
    },

    /** Takes one attempt back after a success and ends the waiting time. */
    async takeBack(kind: Kind, value: string): Promise<void> {
      await db.query(
        `update ${table} set attempts = greatest(0, attempts - 1), blocked_until = null where key = $1`,
        [keyOf(kind, value)],
      );
    },

    async removeOld(): Promise<void> {
      await db.query(`delete from ${table} where last_at < now() - interval '1 day'`);
    },
  };
}
