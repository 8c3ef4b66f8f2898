import type { Queryable } from '@fachwerk/database';

const RETURN_REST = `
  insert into payment_task (payment_id, kind, reference, cents)
  select p.id, 'refund', 'rest:' || p.captured_cents, p.captured_cents - o.captured_cents
  from payment p join shop_order o on o.id = p.order_id
  where p.order_id = $1 and p.is_wanted and p.captured_cents > o.captured_cents
    and not exists (select from order_line l where l.order_id = o.id and l.cancelled + l.handed_over < l.quantity)
  on conflict (payment_id, kind, reference) do nothing`;

/**
 * Some payments are captured at once and in full. When all pieces of their order have left or are cancelled,
 * plans the refund of what the order did not charge. Called in the transaction that makes this true, which
 * has locked the order.
 */
export async function returnRest(tx: Queryable, orderId: string): Promise<void> {
  await tx.query(RETURN_REST, [orderId]);
}
