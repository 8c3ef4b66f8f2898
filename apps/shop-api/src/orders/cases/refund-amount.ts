import { changeLines, type LineQuantity } from '../lifecycle/change-lines';
import type { Order } from '../lifecycle/order';
import { moneyMovesOf } from '../lifecycle/order-money';
import { stepOf } from '../lifecycle/order-states';

export interface RefundAmount {
  /** Gift card and payment together. */
  totalCents: number;
  /** To the gift card that paid. */
  giftCardCents: number;
}

/** What the step `return` of the order gives back for pieces; undefined if it refuses them. */
export function refundAmount(order: Order, pieces: readonly LineQuantity[]): RefundAmount | undefined {
  const step = stepOf(order.kind, order.state, 'return');
  const changed = step?.lines && changeLines(step.lines, order, pieces);
  if (!changed) return undefined;
  const after = { ...order, lines: changed.lines, revised: changed.revised };
  const { giftCardCents, chargeCents } = moneyMovesOf(order, after);
  return { totalCents: giftCardCents + Math.max(0, -chargeCents), giftCardCents };
}
