import type { Queryable } from '@fachwerk/database';

/**
 * Cents that have gone back from the payment `p` or will. Each planned refund counts once, whether the
 * provider, a person at the provider or a bank transfer has paid it: `refunded_cents` has all three.
 */
const RETURNS = `
  select greatest(p.refunded_cents, coalesce(sum(t.cents), 0)::integer) as cents
  from payment_task t
  where t.payment_id = p.id and t.kind = 'refund'`;

export async function plannedReturns(tx: Queryable, paymentId: string): Promise<number> {
  const [row] = await tx.query<{ cents: number }>(
    `select r.cents from payment p, lateral (${RETURNS}) r where p.id = $1`,
    [paymentId],
  );
  return row?.cents ?? 0;
}

/**
 * Plans what lacks until `total` cents of a payment go back. What a person has refunded without a plan, e.g.
 * as goodwill, counts where the payment has no more left. A plan is named by its total, so that it is made
 * once. Returns the planned cents. The caller has locked the order and the payment.
 */
export async function planReturns(
  tx: Queryable,
  paymentId: string,
  total: number,
  reason: 'rest' | 'unwanted',
): Promise<number> {
  if (total <= 0) return 0;
  const [task] = await tx.query<{ cents: number }>(
    `insert into payment_task (payment_id, kind, reference, cents)
     select p.id, 'refund', $3 || ':' || $2::integer, least($2 - planned.cents, p.captured_cents - r.cents)
     from payment p, lateral (${RETURNS}) r,
       lateral (select coalesce(sum(t.cents), 0)::integer as cents from payment_task t
         where t.payment_id = p.id and t.kind = 'refund') planned
     where p.id = $1 and least($2 - planned.cents, p.captured_cents - r.cents) > 0
     on conflict (payment_id, kind, reference) do nothing returning cents`,
    [paymentId, total, reason],
  );
  return task?.cents ?? 0;
}
