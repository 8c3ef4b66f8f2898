import type { Queryable } from '@fachwerk/database';
import { bookTotals } from './book-totals';
import { planReturns } from './plan-returns';
import { STORE } from './store-payment';

/**
 * Plans what returns the money of a payment that its order no longer needs: a cancellation before the first
 * capture, a refund after it. Called whenever such a payment changes; each plan has a reference, so that it
 * is made once. Returns the cents that are now planned to be refunded.
 */
export async function giveBack(tx: Queryable, paymentId: string): Promise<number> {
  const [payment] = await tx.query<{ provider: string | null; captured: number }>(
    'select provider, captured_cents as captured from payment where id = $1 and not is_wanted for update',
    [paymentId],
  );
  if (!payment) return 0;
  if (payment.provider === STORE) {
    await bookTotals(tx, paymentId, { capturedCents: payment.captured, refundedCents: payment.captured });
    return 0;
  }
  // A task that was tried may have been carried out: it is repeated, and its money is refunded afterwards.
  await tx.query(
    `update payment_task set done_at = now(), failure = 'not needed'
     where payment_id = $1 and kind = 'capture' and attempts = 0 and done_at is null`,
    [paymentId],
  );
  await tx.query(
    `insert into payment_task (payment_id, kind, reference, cents)
     select id, 'cancel', 'unwanted', 0 from payment
     where id = $1 and reference is not null and state in ('open', 'authorized')
       and captured_cents = 0
     on conflict (payment_id, kind, reference) do nothing`,
    [paymentId],
  );
  return planReturns(tx, paymentId, payment.captured, 'unwanted');
}
