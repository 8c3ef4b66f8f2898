import type { OrderEvent, OrderKind, OrderState } from '@fachwerk/shared/contracts';
import type { LinePieces } from '@fachwerk/shared/rules';
import {
  type DeskAction,
  isOrderAction,
  type NewOrderAction,
  type OrderActionName,
} from '../action/desk-action';
import type { DeskLine, DeskParcel, OrderOnDesk } from './order-on-desk';

const EVENT_OF: Record<OrderActionName, OrderEvent> = {
  startPicking: 'pick',
  reportFound: 'find',
  reportReady: 'ready',
  handOver: 'collect',
  reportShipped: 'ship',
  reportDelivered: 'deliver',
  reportExpired: 'expire',
  reportReturned: 'return',
  reportPutBack: 'put-back',
};

/** What the desk can do next, as far as the device knows it without the server. */
const EVENTS_IN: Partial<Record<`${OrderKind} ${OrderState}`, readonly OrderEvent[]>> = {
  'collect PICKING': ['find', 'ready'],
  'delivery PICKING': ['find', 'ship'],
  'delivery PARTLY_SHIPPED': ['find', 'ship'],
  'delivery SHIPPED': ['deliver'],
  'collect READY': ['collect'],
  'reservation CONFIRMED': ['ready'],
  'reservation PARTIAL': ['ready'],
  'reservation READY': ['collect'],
};

/**
 * The order as it is once an action was carried out that is not sent yet. An order that has moved on
 * meanwhile, so that the action is not possible any more, stays as it is.
 */
export function afterAction(
  order: OrderOnDesk,
  { name, json }: Pick<NewOrderAction, 'name' | 'json'>,
): OrderOnDesk {
  if (!order.events.includes(EVENT_OF[name])) return order;
  const { lines = undefined } = (json ?? {}) as { lines?: readonly LinePieces[] };
  switch (name) {
    case 'startPicking':
      return moved(order, 'PICKING');
    case 'reportFound':
      return afterFound(order, lines ?? []);
    case 'reportReady':
      return moved(order, 'READY');
    case 'handOver':
      return { ...moved(order, 'COLLECTED'), lines: order.lines.map((line) => ({ ...line, open: 0 })) };
    case 'reportShipped':
      return afterShipped(order, (json ?? {}) as Partial<Shipped>);
    case 'reportDelivered':
      return moved(order, 'DELIVERED');
    case 'reportExpired':
      return afterExpired(order);
    case 'reportReturned':
      return order;
    case 'reportPutBack':
      return { ...moved(order, order.state), lines: order.lines.map((line) => ({ ...line, toPutBack: 0 })) };
  }
}

const moved = (order: OrderOnDesk, state: OrderState): OrderOnDesk => ({
  ...order,
  state,
  events: EVENTS_IN[`${order.kind} ${state}`] ?? [],
});

/** What was found is still there, until it is put back. */
const afterExpired = (order: OrderOnDesk): OrderOnDesk => ({
  ...moved(order, order.kind === 'reservation' ? 'EXPIRED' : 'CANCELLED'),
  events: ['put-back'],
  lines: order.lines.map((line) => ({ ...line, open: 0, toPutBack: line.open })),
});

/** What was not found is cancelled. */
function afterFound(order: OrderOnDesk, found: readonly LinePieces[]): OrderOnDesk {
  const lines = order.lines.map((line): DeskLine => {
    const { quantity = 0 } = found.find(({ lineId }) => lineId === line.lineId) ?? {};
    const pieces = Math.min(quantity, line.open);
    return { ...line, open: pieces, found: pieces };
  });
  const next = { ...order, lines };
  if (lines.every(({ open }) => open === 0)) return moved(next, order.parcels ? 'SHIPPED' : 'CANCELLED');
  if (order.kind !== 'reservation') return moved(next, order.state);
  const isAll = lines.every((line, index) => line.open === order.lines[index]?.open);
  return moved(next, isAll ? 'CONFIRMED' : 'PARTIAL');
}

type Shipped = Pick<DeskParcel, 'carrier' | 'trackingNumber' | 'lines'>;

/** Without lines, everything that is open is in the parcel. */
function afterShipped(order: OrderOnDesk, { carrier = '', trackingNumber = '', lines }: Partial<Shipped>) {
  const inside = lines ?? order.lines.map(({ lineId, open }) => ({ lineId, quantity: open }));
  const left = order.lines.map((line): DeskLine => {
    const { quantity = 0 } = inside.find(({ lineId }) => lineId === line.lineId) ?? {};
    return { ...line, open: Math.max(0, line.open - quantity) };
  });
  const parcels = [...(order.parcels ?? []), { at: null, carrier, trackingNumber, lines: inside }];
  const isAll = left.every(({ open }) => open === 0);
  return moved({ ...order, lines: left, parcels }, isAll ? 'SHIPPED' : 'PARTLY_SHIPPED');
}

/** The order with all actions that wait to be sent; refused ones and those after them do not count. */
export function withActions(order: OrderOnDesk, actions: readonly DeskAction[]): OrderOnDesk {
  const own = actions.filter(isOrderAction).filter(({ orderId }) => orderId === order.orderId);
  const refused = own.findIndex(({ refusal }) => refusal);
  return (refused < 0 ? own : own.slice(0, refused)).reduce(afterAction, order);
}
