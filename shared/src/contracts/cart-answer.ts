/** Facts of the answer of every basket call that callers depend on. */
export const cartAnswer = {
  cartSum: 'object',
  adjustedPositionsOnline: 'list',
  adjustedPositionsReservation: 'list',
} as const;
