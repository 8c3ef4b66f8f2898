import type { Queryable } from '@fachwerk/database';
import { planReturns } from './plan-returns';

/**
 * Some payments are captured at once and in full. Plans the refund of what their order will never charge, in
 * the transaction that makes it certain, which has locked the order. Returns the planned cents.
 */
export async function returnRest(tx: Queryable, orderId: string, chargeableCents: number): Promise<number> {
  const [payment] = await tx.query<{ id: string; capturedCents: number }>(
    `select id, captured_cents as "capturedCents" from payment where order_id = $1 and is_wanted for update`,
    [orderId],
  );
  return payment ? planReturns(tx, payment.id, payment.capturedCents - chargeableCents, 'rest') : 0;
}
