import type { Queryable } from '@fachwerk/database';

/**
 * Refunds that the provider has refused for good, e.g. to a card that is closed, by payment. What a person
 * has returned at the provider since then is not paid again.
 */
const REFUSED = `
  select p.id as "paymentId", p.order_id as "orderId", min(t.failed_at) as since,
    greatest(0, least(
      coalesce(sum(t.cents) filter (where t.failed_at is not null and t.done_at is null), 0),
      sum(t.cents) filter (where t.failed_at is not null or t.done_at is not null) - p.refunded_cents
    ))::integer as cents
  from payment p join payment_task t on t.payment_id = p.id
  where t.kind = 'refund'
  group by p.id`;

export interface RefusedRefund {
  [column: string]: unknown;
  paymentId: string;
  orderId: string;
  since: Date;
  cents: number;
}

/** Those that wait for a bank transfer, oldest first; of one order, or all. */
export const findRefusedRefunds = (db: Queryable, orderId: string | null): Promise<RefusedRefund[]> =>
  db.query<RefusedRefund>(
    `select * from (${REFUSED}) r where r.cents > 0 and r.since is not null and ($1::text is null or r."orderId" = $1)
     order by r.since, r."paymentId" limit 500`,
    [orderId],
  );

export async function refusedRefundCents(db: Queryable, orderId: string): Promise<number> {
  const refunds = await findRefusedRefunds(db, orderId);
  return refunds.reduce((sum, { cents }) => sum + cents, 0);
}
