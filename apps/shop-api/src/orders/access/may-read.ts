import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import type { Order } from '../lifecycle/order';

/** Who asks for an order. */
export interface OrderReader {
  sessionId: string;
  /** The customer who is logged in. */
  customerId: string | null;
  /** Orders that a guest login or the link of a mail has opened. */
  openedIds: readonly string[];
}

export async function orderReader(db: Queryable, sessionId: string): Promise<OrderReader> {
  const [row] = await db.query<{ customerId: string | null; openedIds: string[] }>(
    `select case when s.login_expires_at > now() then s.customer_id end as "customerId",
       array(select a.order_id from order_access a where a.session_id = s.id and a.expires_at > now()) as "openedIds"
     from session s where s.id = $1 and s.ended_at is null`,
    [sessionId],
  );
  return { sessionId, customerId: row?.customerId ?? null, openedIds: row?.openedIds ?? [] };
}

/**
 * An order of a customer needs the login; that of a guest the session that has placed it, for a short time.
 * Both can be opened by what only the buyer knows.
 */
export function mayRead(
  order: Pick<Order, 'id' | 'sessionId' | 'customerId' | 'placedAt'>,
  reader: OrderReader,
  now: Date,
): boolean {
  if (reader.openedIds.includes(order.id)) return true;
  const minutes = (now.getTime() - order.placedAt.getTime()) / 60_000;
  return isOwn(order, reader) && (order.customerId !== null || minutes < PERIODS.orderAccessMinutes);
}

/** Placed by the reader, who has the cart that lines return to when a payment is refused. */
export const isOwn = (
  { sessionId, customerId }: Pick<Order, 'sessionId' | 'customerId'>,
  reader: Pick<OrderReader, 'sessionId' | 'customerId'>,
): boolean => (customerId === null ? sessionId === reader.sessionId : customerId === reader.customerId);
