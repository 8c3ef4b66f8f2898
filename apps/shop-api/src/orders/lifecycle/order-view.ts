import type { Queryable } from '@fachwerk/database';
import { pathOf, readOrderGuaranteeLabel } from '@fachwerk/shared/calls';
import type {
  OrderAction,
  OrderDocument,
  OrderLineView,
  OrderState,
  OrderStore,
  OrderSummary,
  OrderView,
} from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/shared/rules';
import { labelValues } from '../../catalogue/records/guarantee-view';
import { displayPrice } from '../../kernel/money/display';
import { dayAndTimeText, dayText, untilText } from '../../kernel/text/answer-language';
import { datesIn } from '../../kernel/text/dates-in';
import { formatText } from '../../kernel/text/format-text';
import { textsIn } from '../../kernel/text/texts-in';
import { buyerOf, possibleEvents } from './find-step';
import { findOrder, type Order, type OrderLine } from './order';
import { connections } from './order-connections';
import {
  type DeclaredWithdrawal,
  historyOf,
  historyOfWithdrawal,
  isReturnOfCards,
  type JournalRow,
  stateTextOf,
} from './order-history';
import { owedCents } from './order-money';
import { stepOf } from './order-states';
import { paymentOf } from './payment-of-order';
import { arrivalsOf } from './promised-arrivals';

/** Whether the buyer of a document is a firm: `isFirm` of its model. */
const HAS_DATA = `coalesce(model -> 'buyer' ->> 'company', '') || coalesce(model -> 'buyer' ->> 'vatId', '') <> ''`;

/** An order for pages, mails and documents; undefined if there is none. The caller has checked `mayRead`. */
export async function readOrder(db: Queryable, orderId: string): Promise<OrderView | undefined> {
  const order = await findOrder(db, orderId);
  return order && viewOrder(db, order);
}

/** None is refused, so a visitor can declare any number. */
const SHOWN_WITHDRAWALS = 20;

/** `language`: of the texts that a mail shows. */
export async function viewOrder(
  db: Queryable,
  order: Order,
  language: Language = DEFAULT_LANGUAGE,
): Promise<OrderView> {
  const journal = await db.query<NumberedRow & { [column: string]: unknown }>(
    `select seq, at, event, from_state as "from", to_state as "to", details
     from order_event where order_id = $1 order by seq`,
    [order.id],
  );
  const withdrawals = await db.query<DeclaredWithdrawal & { [column: string]: unknown }>(
    `select received_at as at, is_part as "isPart", lines
     from withdrawal where order_id = $1 order by received_at, id limit ${SHOWN_WITHDRAWALS}`,
    [order.id],
  );
  const documents = await db.query<{
    number: string;
    kind: OrderDocument['kind'];
    hasData: boolean;
    givenAt: Date;
  }>(
    `select number, kind, given_at as "givenAt", ${HAS_DATA} as "hasData"
     from order_document where order_id = $1 order by seq, kind`,
    [order.id],
  );
  const { id, number, kind, state, email, contact, readyBy, collectUntil, dueAt } = order;
  const store = await findStore(db, order.companyId);
  const actions = await actionsOf(db, order);
  return {
    orderId: id,
    number,
    kind,
    state,
    email,
    contact,
    store,
    stateText: stateTextOf(kind, state, isReturnOfCards(order.lines)),
    nextText: nextText(order, store, language),
    placed: moment(order.placedAt),
    isOfGuest: order.customerId === null,
    deliveryAddress: order.deliveryAddress,
    billingAddress: order.billingAddress,
    delivery: order.delivery,
    arrivals: arrivalsOf(order, language),
    paymentMethod: order.paymentMethod,
    lines: order.lines.map((line) => lineView(order.id, line)),
    sums: sumsOf(order, language),
    ...(order.voucherCode === null ? {} : { voucherCode: order.voucherCode }),
    ...(order.customerCardNumber === null ? {} : { customerCardNumber: order.customerCardNumber }),
    ...(order.collectionCode !== null && isToCollect(order) ? { collectionCode: order.collectionCode } : {}),
    ...(readyBy ? { readyBy: moment(readyBy) } : {}),
    ...(collectUntil ? { collectUntil: end(collectUntil) } : {}),
    ...(state === 'PAYMENT_PENDING' && dueAt ? { payUntil: moment(dueAt) } : {}),
    parcels: parcelsOf(journal),
    history: [
      ...journal.flatMap((row) => historyOf(order, row)),
      ...withdrawals.map((one) => historyOfWithdrawal(order, one)),
    ].sort((a, b) => a.at.localeCompare(b.at)),
    documents: documents.map(({ givenAt, ...document }) => ({ ...document, dateText: dayText(givenAt) })),
    ...restOf(order, journal, actions),
    actions,
    cases: await connections.readCases(db, order),
  };
}

interface NumberedRow extends JournalRow {
  seq: number;
}

/** Parcels of an order, oldest first. */
export async function readParcels(db: Queryable, orderId: string): Promise<OrderView['parcels']> {
  const journal = await db.query<NumberedRow & { [column: string]: unknown }>(
    `select seq, at, event, from_state as "from", to_state as "to", details
     from order_event where order_id = $1 and event in ('ship', 'correct-parcel') order by seq`,
    [orderId],
  );
  return parcelsOf(journal);
}

/** Each with the carrier and number that were reported last. */
const parcelsOf = (journal: readonly NumberedRow[]): OrderView['parcels'] =>
  journal
    .filter(({ event }) => event === 'ship')
    .map(({ seq, at, details: sent }) => {
      const { carrier, trackingNumber } = reportedLast(journal, seq, sent);
      return {
        at: at.toISOString(),
        parcel: seq,
        ...(carrier === undefined ? {} : { carrier }),
        ...(trackingNumber === undefined ? {} : { trackingNumber }),
        lines: piecesOf(sent),
      };
    });

type ParcelEvent = Pick<NumberedRow, 'seq' | 'event' | 'details'>;

const reportedLast = (journal: readonly ParcelEvent[], seq: number, sent: ParcelEvent['details']) =>
  journal.findLast(({ event, details }) => event === 'correct-parcel' && details.parcel === seq)?.details ??
  sent;

/** The last parcel that has a number, for lists of orders. */
export function lastParcel(journal: readonly ParcelEvent[]): OrderSummary['parcel'] {
  const sent = journal.filter(({ event }) => event === 'ship');
  for (const { seq, details } of sent.toReversed()) {
    const { carrier, trackingNumber } = reportedLast(journal, seq, details);
    if (trackingNumber !== undefined)
      return { trackingNumber, count: sent.length, ...(carrier !== undefined && { carrier }) };
  }
  return undefined;
}

/** What the desk knows of the answer, until the goods have left. */
function restOf(
  order: Order,
  journal: readonly JournalRow[],
  actions: readonly OrderAction[],
): Pick<OrderView, 'rest'> {
  if (actions.includes('keep-rest')) return { rest: 'ASKED' };
  const last = journal.findLast(({ event }) => event === 'find' || event === 'keep-rest');
  return last?.event === 'keep-rest' && isToCollect(order) ? { rest: 'KEPT' } : {};
}

/** A parcel of all that was open is sent without lines. */
const piecesOf = ({ lines, changes }: JournalRow['details']) =>
  (lines ?? changes?.handedOver ?? []).map(({ lineId, quantity }) => ({ lineId, quantity }));

/** The code is shown from the start, so that it can be printed; the desk needs ready goods. */
const TO_COLLECT: readonly OrderState[] = ['REQUESTED', 'CONFIRMED', 'PARTIAL', 'PICKING', 'READY'];
export const isToCollect = ({ kind, state }: Order): boolean =>
  kind !== 'delivery' && TO_COLLECT.includes(state);

const moment = (at: Date) => ({ at: at.toISOString(), text: dayAndTimeText(at) });
const end = (at: Date) => ({ at: at.toISOString(), text: untilText(at) });

/** A collection is put together. */
const PREPARED: readonly OrderState[] = ['CONFIRMED', 'PICKING'];

function nextText(
  { kind, state, number, dueAt, readyBy, collectUntil, lines }: Order,
  store: OrderStore | null,
  language: Language,
): string {
  const texts = textsIn(language);
  if (state === 'RETURNED' && isReturnOfCards(lines)) return formatText(texts, 'order.next.card.RETURNED');
  const isPromised = kind === 'collect' && readyBy !== null && PREPARED.includes(state);
  const isReadyNext = isPromised || state === 'REQUESTED';
  const at = isReadyNext ? readyBy : state === 'PAYMENT_PENDING' ? dueAt : collectUntil;
  return formatText(texts, `order.next.${kind}.${state}${isPromised ? '.from' : ''}`, {
    number,
    store: store?.name ?? '',
    until: at ? datesIn(language).until(at) : '',
  });
}

/**
 * Offered once the buyer cannot cancel any more; the withdrawal itself is never refused (BGB section 356a).
 */
const SINCE_PICKED: readonly OrderState[] = [
  ...(['PICKING', 'READY', 'PARTLY_SHIPPED', 'SHIPPED', 'DELIVERED', 'COLLECTED'] as const),
];

/** What the buyer can do, by the event that it causes. */
const ACTIONS = {
  'choose-payment': 'pay',
  cancel: 'cancel',
  'cancel-lines': 'cancel-lines',
  'keep-rest': 'keep-rest',
  'cancel-rest': 'cancel-rest',
} as const;
const ACTION_EVENTS = ['choose-payment', 'cancel', 'cancel-lines', 'keep-rest', 'cancel-rest'] as const;

async function actionsOf(db: Queryable, order: Order): Promise<OrderAction[]> {
  const events = await possibleEvents(db, order, ACTION_EVENTS, { actor: buyerOf(order) });
  return [...events.map((event) => ACTIONS[event]), ...actionsOfState(order)];
}

export const mayWithdraw = ({ kind, state }: Pick<Order, 'kind' | 'state'>): boolean =>
  kind !== 'reservation' && SINCE_PICKED.includes(state);

/** The lines of an order that waits for its payment return to the cart if it is not paid. */
export const mayBuyAgain = ({ state }: Pick<Order, 'state'>): boolean => state !== 'PAYMENT_PENDING';

const actionsOfState = (order: Pick<Order, 'kind' | 'state'>): OrderAction[] => [
  ...(mayWithdraw(order) ? (['withdraw'] as const) : []),
  ...(mayBuyAgain(order) ? (['buy-again'] as const) : []),
];

/** What a list of orders offers: of the actions of an order those that its state alone decides. */
export const listedActions = (order: Pick<Order, 'kind' | 'state'> & { hasOpen: boolean }): OrderAction[] => [
  ...(order.hasOpen && stepOf(order.kind, order.state, 'cancel') ? (['cancel'] as const) : []),
  ...actionsOfState(order),
];

function lineView(orderId: string, line: OrderLine): OrderLineView {
  const { details, giftCardValue, giftCardDetails, discountCents, depositCents, withdrawalExclusion } = line;
  const recipient = giftCardDetails?.recipientName;
  const lineId = String(line.lineId);
  const hasLabel = labelValues(details.brand ?? '', details.guarantee) !== undefined;
  return {
    lineId: line.lineId,
    itemId: line.itemId,
    productId: line.productId,
    name: line.name,
    variantName: details.variantName ?? '',
    brand: details.brand ?? '',
    ...(details.url === undefined ? {} : { url: details.url }),
    ...(details.image === undefined ? {} : { image: details.image }),
    ...(details.guarantee === undefined ? {} : { guarantee: details.guarantee }),
    ...(hasLabel ? { guaranteeLabelUrl: pathOf(readOrderGuaranteeLabel, { orderId, lineId }) } : {}),
    quantity: line.quantity,
    cancelled: line.cancelled,
    handedOver: line.handedOver,
    returned: line.returned,
    unitPrice: displayPrice(line.unitCents),
    linePrice: displayPrice(line.unitCents * line.quantity),
    ...(discountCents > 0 ? { discount: displayPrice(discountCents) } : {}),
    ...(depositCents > 0 ? { deposit: displayPrice(depositCents) } : {}),
    taxRate: line.taxRate,
    ...(giftCardValue === null ? {} : { giftCardValue }),
    ...(typeof recipient === 'string' && recipient !== '' ? { giftCardRecipient: recipient } : {}),
    freePromotionProduct: line.isFreeGift,
    ...(withdrawalExclusion === null ? {} : { withdrawalExclusion }),
    ...(line.recalls ? { recalls: [...line.recalls] } : {}),
  };
}

function sumsOf(order: Order, language: Language): OrderView['sums'] {
  const { discountCents, depositCents, giftCardCents, giftCardReturnedCents, refundedCents } = order;
  const remaining = owedCents(order);
  const payment = paymentOf(order, language);
  return {
    goods: displayPrice(order.goodsCents),
    ...(discountCents > 0 ? { discount: displayPrice(discountCents) } : {}),
    shipping: displayPrice(order.shippingCents),
    ...(depositCents > 0 ? { deposit: displayPrice(depositCents) } : {}),
    total: displayPrice(order.totalCents),
    ...(giftCardCents > 0 ? { giftCard: displayPrice(giftCardCents) } : {}),
    payable: displayPrice(order.payableCents),
    ...(giftCardReturnedCents > 0 ? { giftCardReturned: displayPrice(giftCardReturnedCents) } : {}),
    ...(refundedCents > 0 ? { refunded: displayPrice(refundedCents) } : {}),
    ...(remaining === order.totalCents ? {} : { remaining: displayPrice(remaining) }),
    ...(payment && { payment }),
    vat: order.vat.map(({ rate, netCents, taxCents }) => ({
      rate,
      net: displayPrice(netCents),
      tax: displayPrice(taxCents),
    })),
  };
}

async function findStore(db: Queryable, companyId: string | null): Promise<OrderStore | null> {
  if (companyId === null) return null;
  const [store] = await db.query<OrderStore & { [column: string]: unknown }>(
    `select company_id as "companyId", name, street, zip_code as "zipCode", city, phone, email, lat, lon
     from store where company_id = $1`,
    [companyId],
  );
  return store ?? null;
}
