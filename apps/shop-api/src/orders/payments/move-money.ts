import type { Queryable } from '@fachwerk/database';
import { bookTotals } from './book-totals';
import { plannedReturns } from './plan-returns';
import { STORE } from './store-payment';

interface WantedPayment {
  [column: string]: unknown;
  id: string;
  orderId: string;
  provider: string | null;
  cents: number;
  capturedCents: number;
  refundedCents: number;
  plannedCaptures: number;
  plannedReturns: number;
}

/**
 * Takes a part of the payment of an order, in the transaction of its cause (a parcel, a collection). Repeated
 * with the same reference it has no effect.
 */
export const capture = (tx: Queryable, orderId: string, cents: number, reference: string): Promise<void> =>
  moveMoney(tx, { orderId, kind: 'capture', cents, reference });

/** Returns a part of what was or will be captured, in the transaction of its cause. */
export const refund = (tx: Queryable, orderId: string, cents: number, reference: string): Promise<void> =>
  moveMoney(tx, { orderId, kind: 'refund', cents, reference });

interface Move {
  orderId: string;
  kind: 'capture' | 'refund';
  cents: number;
  reference: string;
}

async function moveMoney(tx: Queryable, { orderId, kind, cents, reference }: Move): Promise<void> {
  if (cents === 0) return;
  const payment = await lockPayment(tx, orderId);
  const [task] = await tx.query<{ id: number }>(
    `insert into payment_task (payment_id, kind, reference, cents, done_at)
     values ($1, $2, $3, $4, case when $5 then now() end)
     on conflict (payment_id, kind, reference) do nothing returning id`,
    [payment.id, kind, reference, cents, payment.provider === STORE],
  );
  if (!task) return;
  const isCapture = kind === 'capture';
  const rest = isCapture
    ? payment.cents - payment.plannedCaptures
    : Math.max(payment.plannedCaptures, payment.capturedCents) - payment.plannedReturns;
  if (cents > rest)
    throw new Error(`Order ${orderId}: ${kind} of ${cents} cents (${reference}), but only ${rest} are left.`);
  if (payment.provider !== STORE) return;
  const { capturedCents, refundedCents } = payment;
  await bookTotals(tx, payment.id, {
    capturedCents: capturedCents + (isCapture ? cents : 0),
    refundedCents: refundedCents + (isCapture ? 0 : cents),
  });
}

/** The payment of an order with what is already planned. */
async function lockPayment(tx: Queryable, orderId: string): Promise<WantedPayment> {
  const [payment] = await tx.query<WantedPayment>(
    `select id, order_id as "orderId", provider, cents, captured_cents as "capturedCents",
       refunded_cents as "refundedCents", 0 as "plannedCaptures", 0 as "plannedReturns"
     from payment where order_id = $1 and is_wanted for update`,
    [orderId],
  );
  if (!payment) throw new Error(`Order ${orderId} has no payment.`);
  // After the lock: a parallel call may have planned something meanwhile.
  const [planned] = await tx.query<Pick<WantedPayment, 'plannedCaptures'>>(
    `select coalesce(sum(cents), 0)::integer as "plannedCaptures"
     from payment_task where payment_id = $1 and kind = 'capture' and failed_at is null`,
    [payment.id],
  );
  return { ...payment, ...planned, plannedReturns: await plannedReturns(tx, payment.id) };
}
