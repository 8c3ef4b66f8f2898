import type { Queryable } from '@fachwerk/database';
import { bookTotals } from './book-totals';
import { STORE } from './store-payment';

/**
 * Plans what returns the money of a payment that its order no longer needs: a cancellation before the first
 * capture, a refund after it. Called whenever such a payment changes; each plan has a reference, so that it
 * is made once.
 */
export async function giveBack(tx: Queryable, paymentId: string): Promise<void> {
  const [payment] = await tx.query<{ provider: string | null; captured: number }>(
    'select provider, captured_cents as captured from payment where id = $1 and not is_wanted for update',
    [paymentId],
  );
  if (!payment) return;
  if (payment.provider === STORE)
    return bookTotals(tx, paymentId, { capturedCents: payment.captured, refundedCents: payment.captured });
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
  await tx.query(
    `insert into payment_task (payment_id, kind, reference, cents)
     select p.id, 'refund', 'unwanted:' || p.captured_cents, p.captured_cents - t.cents
     from payment p, lateral (
       select p.transferred_cents + greatest(p.refunded_cents - p.transferred_cents,
         coalesce(sum(cents), 0)::integer) as cents
       from payment_task where payment_id = p.id and kind = 'refund' and failed_at is null) t
     where p.id = $1 and p.captured_cents > t.cents
     on conflict (payment_id, kind, reference) do nothing`,
    [paymentId],
  );
}
