import type { Queryable } from '@fachwerk/database';
import { bookTotals } from './book-totals';
import type { RefusedRefund } from './refused-refunds';

/** A bank transfer has replaced a refund that the provider refused. The caller has locked the order. */
export async function bookTransfer(tx: Queryable, { paymentId, cents }: RefusedRefund): Promise<void> {
  const [payment] = await tx.query<{ capturedCents: number; refundedCents: number }>(
    `select captured_cents as "capturedCents", refunded_cents as "refundedCents" from payment
     where id = $1 for update`,
    [paymentId],
  );
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const { capturedCents, refundedCents } = payment;
  await bookTotals(tx, paymentId, { capturedCents, refundedCents: refundedCents + cents });
  await tx.query('update payment set transferred_cents = transferred_cents + $2 where id = $1', [
    paymentId,
    cents,
  ]);
  await tx.query(
    `update payment_task set done_at = now()
     where payment_id = $1 and kind = 'refund' and failed_at is not null and done_at is null`,
    [paymentId],
  );
}
