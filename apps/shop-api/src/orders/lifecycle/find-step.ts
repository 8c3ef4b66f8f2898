import type { Queryable } from '@fachwerk/database';
import type { OrderEvent } from '@fachwerk/shared/contracts';
import { canChange } from './change-lines';
import type { Order } from './order';
import { type Step, stepOf } from './order-states';

/** Who causes an event, as the journal names it: a desk with its store. */
export type Actor = 'guest' | 'customer' | 'payment' | 'timer' | `desk ${string}`;

type Role = 'buyer' | 'payment' | 'timer' | 'desk';

/** Whose events they are. From another role an event changes nothing. */
export const CAUSED_BY: Record<OrderEvent, readonly [Role, ...Role[]]> = {
  place: ['buyer'],
  'place-to-pay': ['buyer'],
  pay: ['payment'],
  'choose-payment': ['buyer'],
  'refuse-payment': ['payment'],
  'expire-payment': ['timer'],
  cancel: ['buyer'],
  'cancel-lines': ['buyer'],
  // The desk matches a withdrawal that names no login.
  withdraw: ['buyer', 'desk', 'timer'],
  issue: ['timer'],
  pick: ['desk'],
  find: ['desk'],
  'keep-rest': ['buyer'],
  'cancel-rest': ['buyer'],
  ready: ['desk'],
  ship: ['desk'],
  deliver: ['desk'],
  remind: ['timer'],
  extend: ['buyer'],
  expire: ['timer', 'desk'],
  collect: ['desk'],
  return: ['desk'],
  // The desk `accounting` transfers what a provider refuses.
  refunded: ['payment', 'desk'],
  'put-back': ['desk'],
  'correct-parcel': ['desk'],
};

export interface Cause {
  actor: Actor;
  now?: Date;
}

const roleOf = (actor: Actor): Role => {
  if (actor === 'guest' || actor === 'customer') return 'buyer';
  return actor === 'payment' || actor === 'timer' ? actor : 'desk';
};

export const buyerOf = ({ customerId }: Pick<Order, 'customerId'>): Actor =>
  customerId === null ? 'guest' : 'customer';

/**
 * The step that an event of this actor takes now; undefined if it changes nothing. Pages offer what it finds,
 * `moveOrder` refuses the rest, so that no call does what its page does not show.
 */
export async function findStep(
  db: Queryable,
  order: Order,
  event: OrderEvent,
  { actor, now = new Date() }: Cause,
): Promise<Step | undefined> {
  const role = roleOf(actor);
  if (!CAUSED_BY[event].includes(role)) return undefined;
  // Goods are kept for as long as the shopper was told; a timer is due at its own time.
  if (event === 'expire' && role === 'desk' && order.collectUntil && order.collectUntil > now)
    return undefined;
  const step = stepOf(order.kind, order.state, event);
  if (step?.lines && !canChange(step.lines, order.lines)) return undefined;
  if (step?.onceAsked && !(await isAskedAboutRest(db, order))) return undefined;
  return step?.once && (await hasHappened(db, order.id, event)) ? undefined : step;
}

/** The last pieces that the store has looked for were not all there, and the buyer has not answered since. */
const isAskedAboutRest = async (db: Queryable, { id, lines }: Order): Promise<boolean> =>
  lines.some(({ missing }) => missing > 0) &&
  canChange('collect', lines) &&
  (
    await db.query(
      `select from order_event where order_id = $1 and event = 'keep-rest'
         and seq > (select max(seq) from order_event where order_id = $1 and event = 'find')`,
      [id],
    )
  ).length === 0;

const hasHappened = async (db: Queryable, orderId: string, event: OrderEvent): Promise<boolean> =>
  (await db.query('select 1 from order_event where order_id = $1 and event = $2', [orderId, event])).length >
  0;

/** The events among these that the actor can cause now. */
export async function possibleEvents<Event extends OrderEvent>(
  db: Queryable,
  order: Order,
  events: readonly Event[],
  by: Cause,
): Promise<Event[]> {
  const steps = await Promise.all(events.map((event) => findStep(db, order, event, by)));
  return events.filter((_, index) => steps[index] !== undefined);
}
