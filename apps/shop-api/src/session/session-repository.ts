import type { Queryable } from '../database/pool';

export function createSessionRepository(db: Queryable) {
  return {
    /** A visitor who comes back keeps the cart; written at most once a day. */
    async prolong(sessionId: string, expiresAt: Date): Promise<void> {
      await db.query(
        `update session set expires_at = $2::timestamptz
         where id = $1 and expires_at < $2::timestamptz - interval '1 day'`,
        [sessionId, expiresAt],
      );
    },

    /** Carts go with their session. A few at a time: nobody waits for the cleaning. */
    async removeExpired(): Promise<void> {
      await db.query(
        'delete from session where id in (select id from session where expires_at < now() limit 1000)',
      );
    },
  };
}
export type SessionRepository = ReturnType<typeof createSessionRepository>;
