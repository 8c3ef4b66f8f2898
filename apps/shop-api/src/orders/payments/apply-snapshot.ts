import type { Queryable } from '@fachwerk/database';
import type { PaymentState } from '@fachwerk/shared/contracts';
import { moveOrder } from '../lifecycle/move-order';
import { lockOrder } from '../lifecycle/order';
import { settlementOf } from '../lifecycle/order-money';
import { bookTotals } from './book-totals';
import { giveBack } from './give-back';
import type { PaymentSnapshot } from './payment-provider';
import { returnRest } from './return-rest';

export interface StoredPayment {
  [column: string]: unknown;
  id: string;
  orderId: string;
  method: string;
  provider: string | null;
  cents: number;
  state: PaymentSnapshot['state'];
  isWanted: boolean;
  reference: string | null;
  redirectUrl: string | null;
  refusal: NonNullable<PaymentState['refusal']> | null;
  capturedCents: number;
  refundedCents: number;
  /** A part of the refunds: sent by bank transfer, unknown to the provider. */
  transferredCents: number;
}

const SELECT = `
  select id, order_id as "orderId", method, provider, cents, state, is_wanted as "isWanted", reference,
    redirect_url as "redirectUrl", refusal, captured_cents as "capturedCents",
    refunded_cents as "refundedCents", transferred_cents as "transferredCents"
  from payment where id = $1`;

export const findPayment = async (db: Queryable, id: string): Promise<StoredPayment | undefined> =>
  (await db.query<StoredPayment>(SELECT, [id]))[0];

/** A payment whose provider has decided does not return to an earlier state, however late a message is. */
const RANKS = ['open', 'refused', 'authorized', 'cancelled'] as const;
const later = (a: PaymentSnapshot['state'], b: PaymentSnapshot['state']) =>
  RANKS.indexOf(b) > RANKS.indexOf(a) ? b : a;

/**
 * Takes over what a provider reports about a payment and moves its order. A report may be repeated, late or
 * out of order: states only advance and totals only grow. An order whose payment is refused waits for another
 * one until its time is over. Returns false for a payment that is unknown here.
 */
export async function applySnapshot(
  tx: Queryable,
  provider: string,
  snapshot: PaymentSnapshot,
): Promise<boolean> {
  const known = await findPayment(tx, snapshot.paymentId);
  if (!known) return false;
  const { id, orderId } = known;
  // The order before its payment, as the core of orders locks them.
  const order = await lockOrder(tx, orderId);
  const [before] = await tx.query<StoredPayment>(`${SELECT} for update`, [id]);
  if (!order || !before) return false;
  const state = later(before.state, snapshot.state);
  await tx.query(
    `update payment set state = $2, provider = coalesce(provider, $3), reference = coalesce(reference, $4),
       refusal = coalesce(refusal, $5), updated_at = now()
     where id = $1`,
    [id, state, provider, snapshot.reference, snapshot.refusal ?? null],
  );
  const refundedCents = snapshot.refundedCents + before.transferredCents;
  await bookTotals(tx, id, { capturedCents: snapshot.capturedCents, refundedCents });
  if (!before.isWanted) await giveBack(tx, id);
  else if (state !== before.state && state === 'authorized')
    await moveOrder(tx, orderId, 'pay', { actor: 'payment', details: { paymentId: id } });
  // Pieces may have been cancelled before the provider reported what it had captured at once.
  if (before.isWanted && snapshot.capturedCents > before.capturedCents)
    await returnRest(tx, orderId, settlementOf(order).chargeableCents);
  const cents = refundedCents - before.refundedCents;
  if (cents > 0)
    await moveOrder(tx, orderId, 'refunded', {
      actor: 'payment',
      details: { paymentId: id, cents, paidBy: before.method },
    });
  return true;
}
