import type { Queryable } from '@fachwerk/database';
import type { PendingOrder } from '@fachwerk/shared/contracts';
import { paymentRefusal, paymentRule, type PaymentType } from '@fachwerk/shared/rules';
import { displayPrice } from '../../kernel/money/display';
import { dayAndTimeText } from '../../kernel/text/answer-language';
import { type OrderReader } from '../../orders/access/may-read';
import { findOrders, type Order } from '../../orders/lifecycle/order';

/** The newest order of the visitor that waits for its payment. */
export async function findPendingOrder(
  db: Queryable,
  reader: Pick<OrderReader, 'sessionId' | 'customerId'>,
): Promise<Order | undefined> {
  const orders = await findOrders(
    db,
    `o.state = 'PAYMENT_PENDING' and case when o.customer_id is null then o.session_id = $1
       else o.customer_id = $2 end`,
    [reader.sessionId, reader.customerId],
  );
  return orders.at(-1);
}

export function pendingOrderView(order: Order, types: readonly PaymentType[]): PendingOrder {
  const expiresAt = order.dueAt ?? order.placedAt;
  return {
    orderId: order.id,
    number: order.number,
    total: displayPrice(order.totalCents),
    payable: displayPrice(order.payableCents),
    paymentMethod: order.paymentMethod,
    expiresAt: expiresAt.toISOString(),
    expiresText: dayAndTimeText(expiresAt),
    options: pendingOptions(order, types),
  };
}

/** Methods that an order which waits for its payment can change to. */
export function pendingOptions(
  { kind, payableCents, lines, delivery }: Order,
  types: readonly PaymentType[],
): PendingOrder['options'] {
  if (kind === 'reservation') return [];
  return types.flatMap((type) => {
    const { kinds, isCredit = false, providerMethod } = paymentRule(type);
    // An order that has no provider would be confirmed without a payment.
    if (providerMethod === undefined || kinds.every((one) => one === 'reservation')) return [];
    const reason = paymentRefusal(type, {
      offered: types,
      kinds: [kind],
      cents: payableCents,
      buysGiftCard: lines.some(({ giftCardValue }) => giftCardValue !== null),
      hasRestrictedGoods: delivery.ageCheck === true,
      usesPickUpBox: delivery.pickupBox !== undefined,
    });
    return [{ type, isAvailable: reason === undefined, ...(reason && { reason }), isCredit }];
  });
}
