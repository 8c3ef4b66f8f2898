import type { Queryable } from '@fachwerk/database';
import { bookTotals } from './book-totals';
import { plannedReturns } from './plan-returns';
import { STORE } from './store-payment';

interface StoredPayment {
  [column: string]: unknown;
  id: string;
  orderId: string;
  provider: string | null;
  cents: number;
  capturedCents: number;
  refundedCents: number;
}

interface WantedPayment extends StoredPayment {
  plannedCaptures: number;
  plannedReturns: number;
  /** Refunded at the provider without a plan, e.g. as goodwill. A return pays what is left beside them. */
  unplannedReturns: number;
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
  const isCapture = kind === 'capture';
  const [known] = await tx.query(
    'select from payment_task where payment_id = $1 and kind = $2 and reference = any($3)',
    [payment.id, kind, [reference, `${reference} paid before`]],
  );
  if (known) return;
  const rest = isCapture
    ? payment.cents - payment.plannedCaptures
    : Math.max(payment.plannedCaptures, payment.capturedCents) - payment.plannedReturns;
  const paidBefore = isCapture ? 0 : payment.unplannedReturns;
  if (cents > rest + paidBefore)
    throw new Error(`Order ${orderId}: ${kind} of ${cents} cents (${reference}), but only ${rest} are left.`);
  const moved = Math.min(cents, rest);
  const plan = (name: string, part: number, isDone: boolean) =>
    tx.query(
      `insert into payment_task (payment_id, kind, reference, cents, done_at)
       values ($1, $2, $3, $4, case when $5 then now() end)`,
      [payment.id, kind, name, part, isDone],
    );
  // So that the plans sum up to what goes back.
  if (moved < cents) await plan(`${reference} paid before`, cents - moved, true);
  if (moved <= 0) return;
  await plan(reference, moved, payment.provider === STORE);
  if (payment.provider !== STORE) return;
  const { capturedCents, refundedCents } = payment;
  await bookTotals(tx, payment.id, {
    capturedCents: capturedCents + (isCapture ? moved : 0),
    refundedCents: refundedCents + (isCapture ? 0 : moved),
  });
}

/** The payment of an order with what is already planned. */
async function lockPayment(tx: Queryable, orderId: string): Promise<WantedPayment> {
  const [payment] = await tx.query<StoredPayment>(
    `select id, order_id as "orderId", provider, cents, captured_cents as "capturedCents",
       refunded_cents as "refundedCents"
     from payment where order_id = $1 and is_wanted for update`,
    [orderId],
  );
  if (!payment) throw new Error(`Order ${orderId} has no payment.`);
  // After the lock: a parallel call may have planned something meanwhile.
  const [planned] = await tx.query<{ captures: number; refunds: number }>(
    `select coalesce(sum(cents) filter (where kind = 'capture' and failed_at is null), 0)::integer as captures,
       coalesce(sum(cents) filter (where kind = 'refund'), 0)::integer as refunds
     from payment_task where payment_id = $1`,
    [payment.id],
  );
  const { captures = 0, refunds = 0 } = planned ?? {};
  return {
    ...payment,
    plannedCaptures: captures,
    plannedReturns: await plannedReturns(tx, payment.id),
    unplannedReturns: Math.max(0, payment.refundedCents - refunds),
  };
}
