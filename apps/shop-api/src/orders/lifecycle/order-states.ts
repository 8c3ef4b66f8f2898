import type { OrderEvent, OrderKind, OrderState } from '@fachwerk/shared/contracts';
import type { OrderMailKind, PublishedEvent } from './order-connections';
import type { TimerName } from './order-timers';

/** Where a step leads, and what follows from it. */
export interface Outcome {
  to: OrderState;
  mail?: OrderMailKind;
  /** Published to other modules in the transaction of the step. */
  publishes?: PublishedEvent;
  /** The next event without a person. Without it the order has none. */
  timer?: TimerName;
}

/** What a step does to the lines of the order, and with it to stock and money. */
export type LineChange =
  'cancel-open' | 'cancel-lines' | 'find' | 'hand-over' | 'collect' | 'return' | 'issue' | 'put-back';

export interface Step extends Outcome {
  lines?: LineChange;
  /** The lines go back to the visitor's cart, with coupon and gift card. */
  returnsToCart?: true;
  /** At most once per order. */
  once?: true;
  /** Answers the question what becomes of the rest, where pieces were not found; once. */
  onceAsked?: true;
  /** A piece was not found. */
  missing?: Outcome;
  /** No piece is open any more. */
  done?: Outcome;
  /** No piece is kept: all are cancelled or returned. */
  empty?: Outcome;
}

type Steps = Partial<Record<OrderEvent, Step>>;
type States = Partial<Record<OrderState, Steps>>;

const cancelled: Outcome = { to: 'CANCELLED', mail: 'order-cancelled', publishes: 'cancelled' };
const toCart = { lines: 'cancel-open', returnsToCart: true } as const;
const ended = { to: 'CANCELLED', publishes: 'cancelled' } as const;

/** Without an answer of the provider the order ends after 30 minutes. */
const paymentPending: Steps = {
  pay: { to: 'CONFIRMED', mail: 'order-confirmed', publishes: 'paid' },
  'choose-payment': { to: 'PAYMENT_PENDING', timer: 'payment' },
  'refuse-payment': { ...toCart, ...ended, mail: 'payment-failed' },
  'expire-payment': { ...toCart, ...ended, mail: 'payment-failed' },
  cancel: { ...toCart, ...ended },
};

const created: Steps = {
  place: { to: 'CONFIRMED', mail: 'order-confirmed', publishes: 'placed' },
  'place-to-pay': {
    to: 'PAYMENT_PENDING',
    mail: 'order-received',
    publishes: 'placed',
    timer: 'payment',
  },
};

const refunded = (to: OrderState): Steps => ({
  refunded: { to, mail: 'refunded', publishes: 'refunded' },
});

/**
 * Gives money back. A gift card is issued before the goods leave, so that its money can be given back then; a
 * free gift that nothing else is bought with stays in the shop, and may have been the last open piece.
 */
const returned = (to: OrderState, done: OrderState = to): Steps => ({
  return: {
    to,
    lines: 'return',
    publishes: 'returned',
    done: { to: done, publishes: 'returned' },
    empty: { to: 'RETURNED', publishes: 'returned' },
  },
  ...refunded(to),
});

const someCancelled = (state: OrderState, done: OrderState): Step => ({
  to: state,
  lines: 'cancel-lines',
  mail: 'order-cancelled',
  done: { to: done, mail: 'order-cancelled' },
  empty: cancelled,
});

/** Until the goods are picked, the shopper can cancel the order or some of its lines. */
const confirmed = (done: OrderState): Steps => ({
  cancel: { ...cancelled, lines: 'cancel-open', done: { ...cancelled, to: done } },
  'cancel-lines': someCancelled('CONFIRMED', done),
  withdraw: someCancelled('CONFIRMED', done),
  issue: { to: 'CONFIRMED', lines: 'issue', done: { to: done, publishes: 'handed-over' } },
  pick: { to: 'PICKING' },
  // A payment that was captured at once is refunded for cancelled pieces.
  ...returned('CONFIRMED', done),
});

/**
 * Pieces that are not found are cancelled, and their price is given back. So are withdrawn pieces that have
 * not left: a withdrawal needs no consent, and nothing has to come back.
 */
const picking = (state: OrderState, done: OrderState): Steps => ({
  find: {
    to: state,
    lines: 'find',
    missing: { to: state, mail: 'order-cancelled' },
    done: { to: done, mail: 'order-cancelled' },
    empty: cancelled,
  },
  withdraw: someCancelled(state, done),
  issue: { to: state, lines: 'issue', done: { to: done, publishes: 'handed-over' } },
  ...returned(state, done),
});

const ship: Step = {
  to: 'PARTLY_SHIPPED',
  lines: 'hand-over',
  mail: 'shipped',
  publishes: 'handed-over',
  done: { to: 'SHIPPED', mail: 'shipped', publishes: 'handed-over' },
};

/** Found goods of an order that ended before they left: the shelf has them again. */
const putBack = (to: OrderState): Steps => ({ 'put-back': { to, lines: 'put-back' } });

/** A number was mistyped: its buyer gets the right one. */
const correctParcel = (to: OrderState): Steps => ({ 'correct-parcel': { to, mail: 'shipped' } });

const delivery: States = {
  CREATED: created,
  PAYMENT_PENDING: paymentPending,
  CONFIRMED: confirmed('DELIVERED'),
  // Without a parcel nothing is on its way: what is left is a gift card that was issued.
  PICKING: { ...picking('PICKING', 'DELIVERED'), ship },
  // What cannot be delivered is not found.
  PARTLY_SHIPPED: { ...picking('PARTLY_SHIPPED', 'SHIPPED'), ...correctParcel('PARTLY_SHIPPED'), ship },
  SHIPPED: {
    ...returned('SHIPPED'),
    ...putBack('SHIPPED'),
    ...correctParcel('SHIPPED'),
    deliver: { to: 'DELIVERED' },
  },
  DELIVERED: { ...returned('DELIVERED'), ...putBack('DELIVERED') },
  CANCELLED: { ...refunded('REFUNDED'), ...putBack('CANCELLED') },
  RETURNED: { ...refunded('REFUNDED'), ...putBack('RETURNED') },
  REFUNDED: { ...refunded('REFUNDED'), ...putBack('REFUNDED') },
};

const handedOver: Outcome = { to: 'COLLECTED', mail: 'handed-over', publishes: 'handed-over' };

/** Pieces were not found: the buyer says once what becomes of the others. Without an answer they are kept. */
const rest = (state: OrderState, all: Pick<Step, 'to' | 'mail' | 'publishes' | 'done'>): Steps => ({
  'keep-rest': { to: state, onceAsked: true },
  'cancel-rest': { ...all, lines: 'cancel-open', onceAsked: true },
});

/** A gift card of the order may have been issued. */
const goodsCancelled = { ...cancelled, done: { ...cancelled, to: 'COLLECTED' } } as const;

const collect: States = {
  CREATED: created,
  PAYMENT_PENDING: paymentPending,
  CONFIRMED: confirmed('COLLECTED'),
  PICKING: {
    ...picking('PICKING', 'COLLECTED'),
    ...rest('PICKING', goodsCancelled),
    ready: { to: 'READY', mail: 'ready-to-collect', publishes: 'ready', timer: 'remind' },
  },
  READY: {
    ...returned('READY', 'COLLECTED'),
    ...rest('READY', goodsCancelled),
    remind: { to: 'READY', mail: 'collect-reminder', timer: 'collect' },
    issue: { to: 'READY', lines: 'issue', timer: 'remind' },
    collect: { ...handedOver, lines: 'collect' },
    expire: { ...goodsCancelled, lines: 'cancel-open' },
  },
  // A gift card may be issued after the collection of the other lines.
  COLLECTED: {
    ...returned('COLLECTED'),
    ...putBack('COLLECTED'),
    issue: { to: 'COLLECTED', lines: 'issue' },
  },
  CANCELLED: { ...refunded('REFUNDED'), ...putBack('CANCELLED') },
  RETURNED: { ...refunded('REFUNDED'), ...putBack('RETURNED') },
  REFUNDED: { ...refunded('REFUNDED'), ...putBack('REFUNDED') },
};

const reservationCancelled: Outcome = {
  to: 'CANCELLED',
  mail: 'reservation-cancelled',
  publishes: 'cancelled',
};
const open: Steps = {
  cancel: { ...reservationCancelled, lines: 'cancel-open' },
  expire: { to: 'EXPIRED', mail: 'reservation-expired', publishes: 'cancelled', lines: 'cancel-open' },
};
const ready: Step = { to: 'READY', mail: 'reservation-ready', publishes: 'ready', timer: 'reservation' };

/** No contract: nothing is paid before the till. */
const reservation: States = {
  CREATED: {
    place: { to: 'REQUESTED', mail: 'reservation-received', publishes: 'placed', timer: 'reservation' },
  },
  REQUESTED: {
    ...open,
    find: {
      to: 'CONFIRMED',
      lines: 'find',
      timer: 'reservation',
      missing: { to: 'PARTIAL', mail: 'reservation-partial', timer: 'reservation' },
      empty: reservationCancelled,
    },
  },
  CONFIRMED: { ...open, ready },
  PARTIAL: { ...open, ...rest('PARTIAL', reservationCancelled), ready },
  READY: {
    ...open,
    ...rest('READY', reservationCancelled),
    collect: { ...handedOver, lines: 'collect' },
    extend: { to: 'READY', once: true, timer: 'extension' },
  },
  COLLECTED: putBack('COLLECTED'),
  EXPIRED: putBack('EXPIRED'),
  CANCELLED: putBack('CANCELLED'),
};

export const ORDER_STEPS: Record<OrderKind, States> = { delivery, collect, reservation };

/** Undefined if the event changes nothing in this state. */
export const stepOf = (kind: OrderKind, state: OrderState, event: OrderEvent): Step | undefined =>
  ORDER_STEPS[kind][state]?.[event];
