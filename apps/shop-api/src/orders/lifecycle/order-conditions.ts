import type { FrozenRule } from '../../benefits/promotions/frozen-rules';

/** What the benefits of an order depend on, as it was placed; stored with the order. */
export interface OrderConditions {
  /** Promotions that were open for the order, also those that gave nothing. */
  rules: readonly FrozenRule[];
  /** Value of one piece as promotions counted it, with VAT; by line. */
  pieces: readonly { lineId: number; cents: number }[];
  /** Free gifts: their promotion, and the price of one piece. */
  gifts: readonly { lineId: number; promotionId: string; cents: number }[];
  /** Null: nothing is sent. */
  shipping: { cents: number; freeFromCents: number } | null;
}

/** What an order owes besides the agreed prices of its kept pieces, after a cancellation or a return. */
export interface Revision {
  shippingCents: number;
  /** Discounts and gifts whose conditions no longer hold, by rate of VAT in basis points. */
  lost: readonly { rate: number; cents: number }[];
}
