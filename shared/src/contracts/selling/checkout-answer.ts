/** Facts of a checkout that callers depend on. */
export const checkoutAnswer = {
  steps: 'list',
  limits: 'object',
  contact: 'object',
  delivery: 'object',
  address: 'object',
  payment: 'object',
  lines: 'list',
  sum: 'object',
  faults: 'list',
  adjustedPositions: 'list',
  parkedPositions: 'list',
} as const;
