import type { Queryable } from '@fachwerk/database';
import type { OrderCase } from '@fachwerk/shared/contracts';
import type { PaymentType } from '@fachwerk/shared/rules';
import type { MailKind } from '../../kernel/mail/mail-kinds';
import type { MailCause } from '../../kernel/mail/mail-limits';
import type { Order } from './order';

export const ORDER_MAIL_KINDS = [
  'order-received',
  'order-confirmed',
  'payment-failed',
  'ready-to-collect',
  'collect-reminder',
  'handed-over',
  'shipped',
  'order-cancelled',
  'refunded',
  'reservation-received',
  'reservation-ready',
  'reservation-partial',
  'reservation-expired',
  'reservation-cancelled',
  'gift-card',
  'case-received',
  'case-taken-back',
  'repair-confirmed',
] as const satisfies readonly MailKind[];

export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** What other modules can follow; in the transaction of the step. */
export type PublishedEvent =
  'placed' | 'paid' | 'ready' | 'handed-over' | 'cancelled' | 'returned' | 'refunded' | 'revised';

/** What other modules do for an order, in its transaction. References make repeated calls without effect. */
export interface OrderConnections {
  requestPayment(
    tx: Queryable,
    request: { orderId: string; method: PaymentType; cents: number },
  ): Promise<unknown>;
  /** What is authorised is given up, what is captured goes back. Returns the cents that go back. */
  endPayments(tx: Queryable, orderId: string): Promise<number>;
  capture(tx: Queryable, orderId: string, cents: number, reference: string): Promise<void>;
  refund(tx: Queryable, orderId: string, cents: number, reference: string): Promise<void>;
  /**
   * What was captured before the goods left, and exceeds what the order can still charge, goes back. Returns
   * its cents.
   */
  returnRest(tx: Queryable, orderId: string, chargeableCents: number): Promise<number>;
  enqueueMail(
    tx: Queryable,
    kind: OrderMailKind,
    order: Pick<Order, 'id' | 'email'>,
    details: Record<string, unknown>,
    cause: MailCause,
  ): Promise<void>;
  /** Withdrawals, returns and complaints, for the page of the order. */
  readCases(db: Queryable, order: Pick<Order, 'id' | 'lines'>): Promise<OrderCase[]>;
}

type Subscriber = (tx: Queryable, order: Order) => Promise<void>;

const nothing = () => Promise.resolve();

/** Payments and mails import the orders and connect themselves here; the orders import neither. */
export const connections: OrderConnections = {
  requestPayment: nothing,
  endPayments: () => Promise.resolve(0),
  capture: nothing,
  refund: nothing,
  returnRest: () => Promise.resolve(0),
  enqueueMail: nothing,
  readCases: () => Promise.resolve([]),
};

export function connectOrders(part: Partial<OrderConnections>): void {
  Object.assign(connections, part);
}

const subscribers = new Map<PublishedEvent, Set<Subscriber>>();

/** Calls the subscriber in the transaction of each such step; its failure undoes the step. */
export function onOrder(event: PublishedEvent, subscriber: Subscriber): void {
  subscribers.set(event, (subscribers.get(event) ?? new Set()).add(subscriber));
}

/** Reads the order only if the event has a subscriber. */
export async function publish(
  tx: Queryable,
  event: PublishedEvent,
  readOrder: () => Promise<Order>,
): Promise<void> {
  const called = subscribers.get(event);
  if (!called) return;
  const order = await readOrder();
  for (const subscriber of called) await subscriber(tx, order);
}
