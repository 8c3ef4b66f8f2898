/** Where a refusal leads: the page that changes what it names. */
export type RefusalStep = 'orders' | 'payment' | 'basket' | 'stores';

interface UnpaidRefusalText {
  /** Message of the API, which states the reason. */
  msg: string;
  /** What the buyer can do about it, the best first. */
  next: readonly RefusalStep[];
}

/**
 * Why goods are not kept without a payment, by the limit that is reached: unpaid orders of each kind, orders
 * that were given back, pieces of an item (docs/decisions/0095).
 */
export const UNPAID_REFUSALS = {
  payment: { msg: 'checkout.error.tooManyPending', next: ['orders'] },
  collect: { msg: 'checkout.error.tooManyUnpaid', next: ['payment', 'orders'] },
  reservation: { msg: 'reservation.error.tooMany', next: ['orders'] },
  ended: { msg: 'checkout.error.tooManyEnded', next: ['stores'] },
  pieces: { msg: 'checkout.error.tooManyPieces', next: ['basket', 'stores'] },
  noPieces: { msg: 'checkout.error.noMorePieces', next: ['orders', 'basket'] },
} as const satisfies Record<string, UnpaidRefusalText>;
