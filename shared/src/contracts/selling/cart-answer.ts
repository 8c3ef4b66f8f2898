/** Facts of the answer of every basket call that callers depend on. */
export const cartAnswer = {
  cartSum: 'object',
  reservationSum: 'object',
  adjustedPositions: 'list',
  adjustedPositionsOnline: 'list',
  adjustedPositionsReservation: 'list',
  prohibisBasketInteractions: 'list',
  parkedPositions: 'list',
} as const;
