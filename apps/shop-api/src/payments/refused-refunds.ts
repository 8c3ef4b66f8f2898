import type { Queryable } from '@fachwerk/database';

/**
 * Refunds that the provider has refused for good, e.g. to a card that is closed: a transfer to a bank account
 * replaces them.
 */
export async function refusedRefundCents(db: Queryable, orderId: string): Promise<number> {
  const [row] = await db.query<{ cents: number }>(
    `select coalesce(sum(t.cents), 0)::integer as cents from payment_task t join payment p on p.id = t.payment_id
     where p.order_id = $1 and t.kind = 'refund' and t.failed_at is not null and t.done_at is null`,
    [orderId],
  );
  return row?.cents ?? 0;
}
