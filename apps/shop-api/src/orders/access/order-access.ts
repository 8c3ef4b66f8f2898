import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';

/** Allows a session to read one order besides its own, for a time; `mayRead` of the orders looks it up. */
export async function grantOrderAccess(db: Queryable, sessionId: string, orderId: string): Promise<void> {
  await db.query(
    `insert into order_access (session_id, order_id, expires_at)
     values ($1, $2, now() + $3::int * interval '1 minute')
     on conflict (session_id, order_id) do update set expires_at = excluded.expires_at`,
    [sessionId, orderId, PERIODS.orderAccessMinutes],
  );
}

export async function removeOldOrderAccess(db: Queryable): Promise<void> {
  await db.query('delete from order_access where expires_at < now()');
}
