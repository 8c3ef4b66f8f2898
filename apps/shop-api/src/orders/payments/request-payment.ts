import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { paymentRule, type PaymentType } from '@fachwerk/shared/rules';
import { giveBack } from './give-back';
import { STORE } from './store-payment';

export interface PaymentRequest {
  orderId: string;
  method: PaymentType;
  cents: number;
}

/**
 * Requests the payment of an order, in the transaction that places it. Returns the id of the payment to start
 * after the commit; undefined if the order waits for no provider. Repeated it returns the same payment;
 * another method or amount replaces it.
 */
export async function requestPayment(
  tx: Queryable,
  { orderId, method, cents }: PaymentRequest,
): Promise<string | undefined> {
  if (cents === 0) return undefined;
  const isStore = paymentRule(method).providerMethod === undefined;
  const id = randomUUID();
  const insert = () =>
    tx.query<{ id: string }>(
      `insert into payment (id, order_id, method, cents, state, provider) values ($1, $2, $3, $4, $5, $6)
       on conflict (order_id) where is_wanted do nothing returning id`,
      [id, orderId, method, cents, ...(isStore ? ['authorized', STORE] : ['open', null])],
    );
  const [created] = await insert();
  const payment = created ?? (await samePayment(tx, { orderId, method, cents }));
  if (!payment) {
    await endPayments(tx, orderId);
    await insert();
  }
  return isStore ? undefined : (payment?.id ?? id);
}

async function samePayment(
  tx: Queryable,
  { orderId, method, cents }: PaymentRequest,
): Promise<{ id: string } | undefined> {
  const [payment] = await tx.query<{ id: string }>(
    `select id from payment where order_id = $1 and is_wanted and method = $2 and cents = $3
       and state in ('open', 'authorized')`,
    [orderId, method, cents],
  );
  return payment;
}

/**
 * The order takes no money any more: what is authorised is given up, what is captured is refunded. Returns
 * the cents that are now planned to be refunded.
 */
export async function endPayments(tx: Queryable, orderId: string): Promise<number> {
  const payments = await tx.query<{ id: string }>(
    `update payment set is_wanted = false, updated_at = now() where order_id = $1 and is_wanted returning id`,
    [orderId],
  );
  let cents = 0;
  for (const { id } of payments) cents += await giveBack(tx, id);
  return cents;
}
