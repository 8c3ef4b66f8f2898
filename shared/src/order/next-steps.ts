import type { OrderView } from '../contracts/order';

const STEPS = {
  delivery: ['placed', 'paid', 'packed', 'sent', 'delivered'],
  collect: ['placed', 'paid', 'packed', 'ready', 'collected'],
  reservation: ['placed', 'found', 'ready', 'collected'],
} as const;

/** Steps that are done in a state; states that are missing have ended the order on another way. */
const DONE: Record<OrderView['kind'], Partial<Record<OrderView['state'], number>>> = {
  delivery: {
    ...{ CREATED: 1, PAYMENT_PENDING: 1, CONFIRMED: 2, PICKING: 2 },
    ...{ PARTLY_SHIPPED: 3, SHIPPED: 4, DELIVERED: 5 },
  },
  collect: { CREATED: 1, PAYMENT_PENDING: 1, CONFIRMED: 2, PICKING: 2, READY: 4, COLLECTED: 5 },
  reservation: { REQUESTED: 1, CONFIRMED: 2, PARTIAL: 2, READY: 3, COLLECTED: 4 },
};

export interface NextStep {
  name: (typeof STEPS)[OrderView['kind']][number];
  state: 'done' | 'current' | 'coming';
}

/** The way of an order until it is in the buyer's hands; empty after its end on another way. */
export function nextStepsOf({ kind, state }: Pick<OrderView, 'kind' | 'state'>): NextStep[] {
  const done = DONE[kind][state];
  if (done === undefined) return [];
  return STEPS[kind].map((name, index) => ({
    name,
    state: index < done ? 'done' : index === done ? 'current' : 'coming',
  }));
}
