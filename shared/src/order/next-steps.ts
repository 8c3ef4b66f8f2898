import type { OrderView } from '../contracts/orders/order';
import { whenPaid } from '../rules/payment-types';

const STEPS = {
  delivery: ['placed', 'paid', 'packed', 'sent', 'delivered'],
  collect: ['placed', 'paid', 'packed', 'ready', 'collected'],
  collectAndPay: ['placed', 'packed', 'ready', 'paidAndCollected'],
  reservation: ['placed', 'found', 'ready', 'collected'],
} as const;
type Way = keyof typeof STEPS;

/** Money that is taken when the goods are collected. */
const AT_COLLECTION: readonly string[] = ['in-store', 'at-box'];

const wayOf = ({ kind, paymentMethod }: Pick<OrderView, 'kind' | 'paymentMethod'>): Way =>
  kind === 'collect' && AT_COLLECTION.includes(whenPaid(paymentMethod)) ? 'collectAndPay' : kind;

/** Steps that are done in a state; states that are missing have ended the order on another way. */
const DONE: Record<Way, Partial<Record<OrderView['state'], number>>> = {
  delivery: {
    CREATED: 1,
    PAYMENT_PENDING: 1,
    CONFIRMED: 2,
    PICKING: 2,
    PARTLY_SHIPPED: 3,
    SHIPPED: 4,
    DELIVERED: 5,
  },
  collect: { CREATED: 1, PAYMENT_PENDING: 1, CONFIRMED: 2, PICKING: 2, READY: 4, COLLECTED: 5 },
  collectAndPay: { CREATED: 1, CONFIRMED: 1, PICKING: 1, READY: 3, COLLECTED: 4 },
  reservation: { REQUESTED: 1, CONFIRMED: 2, PARTIAL: 2, READY: 3, COLLECTED: 4 },
};

export interface NextStep {
  name: (typeof STEPS)[Way][number];
  state: 'done' | 'current' | 'coming';
}

/** The way of an order until it is in the buyer's hands; empty after its end on another way. */
export function nextStepsOf(order: Pick<OrderView, 'kind' | 'state' | 'paymentMethod'>): NextStep[] {
  const way = wayOf(order);
  const done = DONE[way][order.state];
  if (done === undefined) return [];
  return STEPS[way].map((name, index) => ({
    name,
    state: index < done ? 'done' : index === done ? 'current' : 'coming',
  }));
}
