import { createHash } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { NetworkShare } from './network-of';
import { PERIODS } from './periods';

export interface AttemptRule {
  /** Attempts without waiting. */
  free: number;
  /** The same with a solved captcha; by default no more than `free`. */
  freeSolved?: number;
  /** A pause of this length ends the count; by default a quarter of an hour. */
  pauseMinutes?: number;
  /** Wait after the free attempts, doubled with each further one, at most ten minutes; by default 30. */
  waitSeconds?: number;
  /** Values with the same result share one count, e.g. all addresses of a network. Each share is counted. */
  countedAs: (value: string) => string | readonly NetworkShare[];
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
  const keyOf = (kind: Kind, counted: string): string =>
    `${kind}:${createHash('sha256').update(counted).digest('base64url')}`;

  /** The narrowest share first. */
  function sharesOf(kind: Kind, value: string): NetworkShare[] {
    const counted = rules[kind].countedAs(value);
    const shares = typeof counted === 'string' ? [{ key: counted, times: 1 }] : counted;
    return shares.map(({ key, times }) => ({ key: keyOf(kind, key), times }));
  }
  const keysOf = (kind: Kind, value: string): string[] => sharesOf(kind, value).map(({ key }) => key);

  async function attemptAt(kind: Kind, { key, times }: NetworkShare, isSolved: boolean): Promise<number> {
    const { free, freeSolved = free, pauseMinutes = 15, waitSeconds = 30 } = rules[kind];
    const counted = await db.query(countAttempt(table), [
      key,
      (isSolved ? freeSolved : free) * times,
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
  }

  return {
    /**
     * Counts an attempt and returns the seconds to wait; 0 allows it. A solved captcha ends the waiting time
     * of attempts without one.
     */
    async attempt(kind: Kind, value: string, isSolved = false): Promise<number> {
      for (const share of sharesOf(kind, value)) {
        const seconds = await attemptAt(kind, share, isSolved);
        if (seconds > 0) return seconds;
      }
      return 0;
    },

    /** Seconds to wait after earlier attempts of any of these, by one statement; counts nothing. */
    async waiting(...counted: (readonly [Kind, string])[]): Promise<number> {
      const [row] = await db.query<{ seconds: number | null }>(
        `select ceil(extract(epoch from max(blocked_until) - now()))::int as seconds from ${table}
         where key = any($1) and blocked_until > now()`,
        [counted.flatMap(([kind, value]) => keysOf(kind, value))],
      );
      return row?.seconds ?? 0;
    },

    /** Attempts since the last pause; of the narrowest share. */
    async attemptsOf(kind: Kind, value: string): Promise<number> {
      const [row] = await db.query<{ attempts: number }>(
        `select attempts from ${table} where key = $1 and last_at > now() - $2::int * interval '1 minute'`,
        [keysOf(kind, value)[0], rules[kind].pauseMinutes ?? 15],
      );
      return row?.attempts ?? 0;
    },

    /** Removes the count of a value after a success. */
    async clear(kind: Kind, value: string): Promise<void> {
      await db.query(`delete from ${table} where key = any($1)`, [keysOf(kind, value)]);
    },

    /** Takes one attempt back after a success and ends the waiting time. */
    async takeBack(kind: Kind, value: string): Promise<void> {
      await db.query(
        `update ${table} set attempts = greatest(0, attempts - 1), blocked_until = null where key = any($1)`,
        [keysOf(kind, value)],
      );
    },

    async removeOld(): Promise<void> {
      await db.query(`delete from ${table} where last_at < now() - interval '${PERIODS.attemptHours} hours'`);
    },
  };
}
