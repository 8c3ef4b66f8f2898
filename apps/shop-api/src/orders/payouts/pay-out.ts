import type { Queryable } from '@fachwerk/database';
import type { PayoutPaid } from '@fachwerk/shared/contracts';
import type { Actor } from '../lifecycle/find-step';
import { moveOrder } from '../lifecycle/move-order';
import { lockOrder } from '../lifecycle/order';
import { bookTransfer } from '../payments/book-transfer';
import { findRefusedRefunds } from '../payments/refused-refunds';

/** `changed`: another amount waits, or there is no account that it could have been sent to. */
export type PaidOut = 'paid' | 'repeated' | 'changed';

/**
 * Books a bank transfer: ledger, journal and mail in the transaction that deletes the account. A transfer is
 * booked once, by its reference.
 */
export async function payOut(
  tx: Queryable,
  orderId: string,
  { cents, transferReference }: PayoutPaid,
  actor: Actor,
): Promise<PaidOut> {
  await lockOrder(tx, orderId);
  const known = await tx.query(
    `select from order_event where order_id = $1 and event = 'refunded' and details ->> 'transferReference' = $2`,
    [orderId, transferReference],
  );
  if (known.length > 0) return 'repeated';
  const refunds = await findRefusedRefunds(tx, orderId);
  const [account] = await tx.query('delete from bank_details where order_id = $1 returning 1', [orderId]);
  if (!account || refunds.reduce((sum, one) => sum + one.cents, 0) !== cents) return 'changed';
  for (const refund of refunds) {
    await bookTransfer(tx, refund);
    const { moved } = await moveOrder(tx, orderId, 'refunded', {
      actor,
      details: { paymentId: refund.paymentId, cents: refund.cents, transferReference },
    });
    if (!moved) throw new Error(`The order ${orderId} takes no refund in its state.`);
  }
  return 'paid';
}
