import type { Queryable } from '@fachwerk/database';
import type { Order } from './order';

/** Who asks for an order. */
export interface OrderReader {
  sessionId: string;
  /** The customer who is logged in. */
  customerId: string | null;
}

/** Guests read the order by the session that has placed it for this time; after it by the guest login. */
export const GUEST_MINUTES = 30;

export async function orderReader(db: Queryable, sessionId: string): Promise<OrderReader> {
  const [row] = await db.query<{ customerId: string | null }>(
    `select customer_id as "customerId" from session
     where id = $1 and login_expires_at > now() and ended_at is null`,
    [sessionId],
  );
  return { sessionId, customerId: row?.customerId ?? null };
}

/** An order of a customer needs the login; that of a guest the session that has placed it. */
export function mayRead(
  order: Pick<Order, 'sessionId' | 'customerId' | 'placedAt'>,
  reader: OrderReader,
  now: Date,
): boolean {
  if (order.customerId !== null) return order.customerId === reader.customerId;
  const minutes = (now.getTime() - order.placedAt.getTime()) / 60_000;
  return order.sessionId === reader.sessionId && minutes < GUEST_MINUTES;
}
