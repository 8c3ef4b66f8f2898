import type {
  DeskOrder,
  OrderEvent,
  OrderKind,
  OrderPayment,
  OrderState,
  OrderView,
} from '@fachwerk/shared/contracts';
import { fullName, type LinePieces } from '@fachwerk/shared/rules';

export interface DeskLine {
  lineId: number;
  itemId: string;
  name: string;
  variantName: string;
  ean: string | null;
  aisle: number | null;
  shelf: number | null;
  /** Pieces that are still to be handed over. */
  open: number;
  /** Withdrawn while the order was picked: what was found of them goes back to its shelf. */
  withdrawn?: number;
  /** Found, but not ordered any more: the pieces have to go back to their shelf. */
  toPutBack?: number;
  /** Pieces that were reported as found. */
  found: number;
  checks: readonly ('AGE' | 'REPORTABLE')[];
  /** Pieces are packs. */
  soldBy?: 'pack';
}

/** What has left in one parcel. */
export interface DeskParcel {
  /** Names it within its order. Absent: it is not sent yet, or the device has kept it since before. */
  parcel?: number;
  /** Null: reported on this device, and not sent yet. */
  at: string | null;
  carrier: string;
  trackingNumber: string;
  lines: readonly LinePieces[];
}

interface Moment {
  at: string;
  text: string;
}

/** An order as the desk needs it, without address, phone, mail and collection code. */
export interface OrderOnDesk {
  orderId: string;
  number: string;
  kind: OrderKind;
  state: OrderState;
  /** What the desk can do now. */
  events: readonly OrderEvent[];
  /** Who ordered; compared with the person at the counter. */
  name: string;
  placed: Moment;
  readyBy: Moment | null;
  collectUntil: Moment | null;
  /** "Im Markt zu zahlen 29,95 €"; null: nothing is paid at the desk. */
  dueText: string | null;
  /** The shopper collects it from the pickup box. */
  isForBox: boolean;
  /** Pieces were not found: the buyer was asked about the rest, or wants it. */
  rest?: 'ASKED' | 'KEPT';
  /** A withdrawal of it is open: its goods are not handed out without a question. */
  hasWithdrawal?: true;
  /** A withdrawal with this order number waits for its match: it may be of a stranger. */
  hasUnmatchedWithdrawal?: true;
  lines: readonly DeskLine[];
  /** Oldest first. Absent: none, or the device has kept the order since before parcels were shown. */
  parcels?: readonly DeskParcel[];
}

export function orderOnDesk({ order, events, lines, hasUnmatchedWithdrawal }: DeskOrder): OrderOnDesk {
  const {
    orderId,
    number,
    kind,
    state,
    contact,
    placed,
    readyBy,
    collectUntil,
    sums,
    delivery,
    rest,
    cases,
  } = order;
  return {
    orderId,
    number,
    kind,
    state,
    events,
    name: [contact.company, fullName(contact)].filter(Boolean).join(', '),
    placed: { at: placed.at, text: placed.text },
    readyBy: readyBy ? { at: readyBy.at, text: readyBy.text } : null,
    collectUntil: collectUntil ? { at: collectUntil.at, text: collectUntil.text } : null,
    dueText: dueText(sums.payment),
    isForBox: 'pickupBox' in delivery && Boolean(delivery.pickupBox),
    ...(rest && { rest }),
    ...(cases?.some((one) => one.kind === 'WITHDRAWAL' && !one.isEnded) && { hasWithdrawal: true }),
    ...(hasUnmatchedWithdrawal && { hasUnmatchedWithdrawal }),
    lines: lines.flatMap((line) => {
      const named = order.lines.find(({ lineId }) => lineId === line.lineId);
      return named ? [lineOnDesk(named, line)] : [];
    }),
    ...(order.parcels.length > 0 && { parcels: order.parcels.map(parcelOnDesk) }),
  };
}

const lineOnDesk = (
  { itemId, name, variantName }: OrderView['lines'][number],
  {
    lineId,
    open,
    withdrawn,
    toPutBack,
    found,
    checks,
    ean,
    aisle,
    shelf,
    soldBy,
  }: DeskOrder['lines'][number],
): DeskLine => ({
  lineId,
  itemId,
  name,
  variantName,
  ean: ean ?? null,
  aisle,
  shelf,
  open,
  found,
  checks,
  ...(soldBy && { soldBy }),
  ...(withdrawn && { withdrawn }),
  ...(toPutBack && { toPutBack }),
});

const parcelOnDesk = ({
  at,
  parcel,
  carrier,
  trackingNumber,
  lines,
}: OrderView['parcels'][number]): DeskParcel => ({
  at,
  ...(parcel !== undefined && { parcel }),
  carrier: carrier ?? '',
  trackingNumber: trackingNumber ?? '',
  lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
});

/** What is paid here; a payment later, e.g. against an invoice, is none of the desk's. */
function dueText(payment: OrderPayment | undefined): string | null {
  const isHere = payment?.state === 'in-store' || payment?.state === 'at-box';
  return isHere ? `${payment.text} ${payment.amount.displayValue}` : null;
}

export const DESK_LISTS = ['to-pick', 'picking', 'ready', 'overdue', 'put-back'] as const;
/** What is sent does not wait for its buyer. */
export const WAREHOUSE_LISTS = ['to-pick', 'picking', 'put-back'] as const;
export type DeskList = (typeof DESK_LISTS)[number];

/** The list that the order belongs to; null once the desk has nothing to do with it. */
export function listOf({ kind, state, events }: OrderOnDesk): DeskList | null {
  switch (state) {
    case 'REQUESTED':
      return 'to-pick';
    case 'CONFIRMED':
      return kind === 'reservation' ? 'picking' : 'to-pick';
    case 'PICKING':
    case 'PARTIAL':
    case 'PARTLY_SHIPPED':
      return 'picking';
    case 'READY':
      // The server decides when the time is over, not the clock of the device.
      return events.includes('expire') ? 'overdue' : 'ready';
    default:
      return events.includes('put-back') ? 'put-back' : null;
  }
}

/** The time that the buyer was promised; null for an order that has ended, of which goods are put back. */
export function dueOf(order: OrderOnDesk): OrderOnDesk['readyBy'] {
  if (order.state === 'READY') return order.collectUntil;
  return listOf(order) === 'put-back' ? null : order.readyBy;
}

/** Soonest promise first, then the oldest order. */
export const byUrgency = (a: OrderOnDesk, b: OrderOnDesk): number => {
  const due = (order: OrderOnDesk) => (dueOf(order) ?? order.placed).at;
  return due(a).localeCompare(due(b)) || a.number.localeCompare(b.number);
};

/** The goods are found, and can be packed or handed out. */
export const isPicked = ({ state, events, lines }: OrderOnDesk): boolean =>
  ((state === 'PICKING' || state === 'PARTLY_SHIPPED') && lines.some(({ found }) => found > 0)) ||
  !(events.includes('pick') || events.includes('find'));

/** Pieces that the desk still has to do with. */
export const piecesOf = ({ events, lines }: OrderOnDesk): number =>
  lines.reduce(
    (sum, { open, toPutBack = 0 }) => sum + open + (events.includes('put-back') ? toPutBack : 0),
    0,
  );

/** The promised time is over. A display only: the clock of the device may be wrong. */
export function isLate(order: OrderOnDesk, now: Date): boolean {
  // The server decides when a collection is over.
  if (order.state === 'READY') return order.events.includes('expire');
  const due = dueOf(order);
  return due !== null && due.at < now.toISOString();
}
