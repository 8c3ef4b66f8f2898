import type { Queryable } from '@fachwerk/database';

export interface Totals {
  capturedCents: number;
  refundedCents: number;
}

/**
 * Books what the confirmed totals of a payment exceed the booked ones by. Smaller totals come from older
 * messages and change nothing. The caller has locked the payment.
 */
export async function bookTotals(
  tx: Queryable,
  paymentId: string,
  { capturedCents, refundedCents }: Totals,
): Promise<void> {
  await tx.query(
    `insert into money_ledger (order_id, payment_id, cause, reference, cents)
     select p.order_id, p.id, t.cause, 'total:' || t.total, t.sign * (t.total - t.booked)
     from payment p, lateral (values
       ('capture', 1, $2::integer, p.captured_cents), ('refund', -1, $3::integer, p.refunded_cents)
     ) t (cause, sign, total, booked)
     where p.id = $1 and t.total > t.booked
     order by t.sign desc`,
    [paymentId, capturedCents, refundedCents],
  );
  await tx.query(
    `update payment set captured_cents = greatest(captured_cents, $2),
       refunded_cents = greatest(refunded_cents, $3), updated_at = now()
     where id = $1`,
    [paymentId, capturedCents, refundedCents],
  );
}
