import type { Queryable } from '@fachwerk/database';
import type { OrderEvent } from '@fachwerk/shared/contracts';
import { instantOf } from '@fachwerk/shared/time';
import type { Person } from '../../kernel/limits/person';
import type { MailCause } from '../../kernel/mail/mail-limits';
import { newOrderNumber } from '../../kernel/text/order-number';
import type { Holder } from '../../stores/stock/hold-limits';
import type { MissingStock } from '../../stores/stock/stock-reservations';
import { readyAt } from '../../stores/store/collectable-from';
import { findOpeningPlan } from '../../stores/store/find-opening-plan';
import type { OpeningPlan } from '../../stores/store/opening-rules';
import { buyerOf } from './find-step';
import type { Order, OrderLine } from './order';
import { findOrder } from './order';
import { newCollectionCode, newOrderId } from './order-codes';
import { connections, publish } from './order-connections';
import { stepOf } from './order-states';
import { timerOf } from './order-timers';

/** A line of the cart; `entryId` is null for a free gift, which is no line of the cart. */
export type NewOrderLine = Omit<
  OrderLine,
  'lineId' | 'cancelled' | 'missing' | 'found' | 'handedOver' | 'returned'
> & {
  entryId: string | null;
};

/** What the checkout composes of cart, items, promotions and its draft. */
export type NewOrder = Pick<
  Order,
  | 'kind'
  | 'customerId'
  | 'email'
  | 'language'
  | 'contact'
  | 'deliveryAddress'
  | 'billingAddress'
  | 'companyId'
  | 'delivery'
  | 'paymentMethod'
  | 'goodsCents'
  | 'discountCents'
  | 'shippingCents'
  | 'depositCents'
  | 'totalCents'
  | 'giftCardCents'
  | 'payableCents'
  | 'vat'
  | 'voucherCode'
  | 'giftCardId'
  | 'customerCardNumber'
  | 'conditions'
> & {
  sessionId: string;
  cartId: string;
  /** Names the submit: a repeated one has one effect. */
  submitKey: string;
  lines: readonly NewOrderLine[];
  /** Those whose benefit is part of the sums, with that of the voucher. */
  promotionIds: readonly string[];
  /** Whose benefits and limits count. */
  person: Person;
  /** The prices are from this version. */
  catalogueVersion: number;
  /** The order waits for a provider. Otherwise it is confirmed at once. */
  needsPayment: boolean;
  /** Why the mail that confirms the receipt is sent. */
  mailCause: MailCause;
  /** The order keeps goods that are not paid yet. Null: nothing remains to be paid. */
  holder: Holder | null;
  /** ISO instant at which a collection is ready, as the buyer has seen it. */
  readyBy?: string;
};

export type PlaceOutcome =
  | { outcome: 'placed' | 'repeated'; orderId: string }
  | { outcome: 'missing'; missing: readonly MissingStock[] }
  | { outcome: 'voucher-used-up'; promotionId: string; reason: string }
  | ({ outcome: 'over-limit' } & UnpaidRefusal)
  /** Lines, voucher, gift card or prices are not those of the cart any more. */
  | { outcome: 'cart-changed' | 'gift-card-changed' };

/** Limit of goods that are kept without a payment. */
export type UnpaidRefusal =
  /** The buyer has enough unpaid orders of this kind, or gave too many back. */
  | { reason: 'payment' | 'collect' | 'reservation' | 'ended' }
  /** Pieces of an item that would pass. */
  | { reason: 'pieces'; itemId: string; allowed: number };

interface PlacedRow {
  [column: string]: unknown;
  outcome: PlaceOutcome['outcome'];
  orderId: string | null;
  details: unknown;
}

/**
 * Places an order: goods are allocated, voucher and gift card redeemed, and the lines leave the cart, all or
 * nothing. Everything but `placed` writes nothing. Another module's part (payment, mail) is in the same
 * transaction. Throws a ShopError 429, which undoes the order, if its address or network may cause no mail
 * now.
 */
export async function placeOrder(tx: Queryable, order: NewOrder, now: Date): Promise<PlaceOutcome> {
  const { kind, companyId } = order;
  const event: OrderEvent = order.needsPayment ? 'place-to-pay' : 'place';
  const step = stepOf(kind, 'CREATED', event);
  if (!step) throw new Error(`An order of kind ${kind} has no event ${event}.`);
  const plan =
    kind === 'reservation' && companyId !== null ? await findOpeningPlan(tx, companyId) : undefined;
  const timer = dueOf(order, step.timer && timerOf(step.timer, now, { collectUntil: null }, plan));
  const id = newOrderId();
  const [row] = await tx.query<PlacedRow>(
    'select outcome, order_id as "orderId", details from place_within_limits($1)',
    [
      JSON.stringify({
        order: {
          id,
          state: step.to,
          placed_at: now,
          ...columnsOf(order),
          ...timer,
          ...promiseOf(order, now, plan),
        },
        lines: order.lines.map(lineColumns),
        promotions: order.promotionIds,
        person: order.person,
        holder: order.holder ?? undefined,
        catalogueVersion: order.catalogueVersion,
        event,
        actor: buyerOf(order),
      }),
    ],
  );
  if (!row) throw new Error('place_within_limits returned no row.');
  if (row.outcome === 'placed') await connect(tx, id, order, step);
  return toOutcome(row);
}

/** Bought gift cards are issued as soon as the order is confirmed. */
function dueOf({ lines, needsPayment }: NewOrder, timer: ReturnType<typeof timerOf> | undefined) {
  if (timer)
    return { due_at: timer.dueAt, due_event: timer.dueEvent, collect_until: timer.collectUntil ?? null };
  const issues = !needsPayment && lines.some(({ giftCardValue }) => giftCardValue !== null);
  return issues ? { due_at: new Date(0), due_event: 'issue' } : {};
}

/** Reserved goods are ready within two opening hours. */
function promiseOf({ readyBy }: NewOrder, now: Date, plan: OpeningPlan | undefined) {
  if (readyBy !== undefined) return { ready_by: readyBy };
  const ready = plan && readyAt(now, plan);
  return ready ? { ready_by: instantOf(ready.date, ready.time) } : {};
}

const columnsOf = (order: NewOrder) => ({
  number: newOrderNumber(),
  kind: order.kind,
  session_id: order.sessionId,
  submit_key: order.submitKey,
  cart_id: order.cartId,
  customer_id: order.customerId,
  email: order.email,
  language: order.language,
  contact: order.contact,
  delivery_address: order.deliveryAddress,
  billing_address: order.billingAddress,
  company_id: order.companyId,
  delivery: order.delivery,
  payment_method: order.paymentMethod,
  goods_cents: order.goodsCents,
  discount_cents: order.discountCents,
  shipping_cents: order.shippingCents,
  deposit_cents: order.depositCents,
  total_cents: order.totalCents,
  gift_card_cents: order.giftCardCents,
  payable_cents: order.payableCents,
  vat: order.vat,
  voucher_code: order.voucherCode,
  gift_card_id: order.giftCardId,
  customer_card_number: order.customerCardNumber,
  conditions: order.conditions,
  collection_code: order.kind === 'delivery' ? null : newCollectionCode(),
});

const lineColumns = (line: NewOrderLine, index: number) => ({
  line_id: index + 1,
  entry_id: line.entryId,
  item_id: line.itemId,
  product_id: line.productId,
  name: line.name,
  details: line.details,
  quantity: line.quantity,
  unit_cents: line.unitCents,
  discount_cents: line.discountCents,
  deposit_cents: line.depositCents,
  tax_rate: line.taxRate,
  location_id: line.locationId,
  gift_card_value: line.giftCardValue,
  gift_card_details: line.giftCardDetails,
  is_free_gift: line.isFreeGift,
  withdrawal_exclusion: line.withdrawalExclusion,
});

async function connect(
  tx: Queryable,
  orderId: string,
  order: NewOrder,
  { mail, publishes }: NonNullable<ReturnType<typeof stepOf>>,
): Promise<void> {
  if (order.kind !== 'reservation' && order.payableCents > 0)
    await connections.requestPayment(tx, { orderId, method: order.paymentMethod, cents: order.payableCents });
  if (mail) await connections.enqueueMail(tx, mail, { id: orderId, email: order.email }, {}, order.mailCause);
  if (!publishes) return;
  await publish(tx, publishes, async () => {
    const placed = await findOrder(tx, orderId);
    if (!placed) throw new Error(`Order ${orderId} is not there.`);
    return placed;
  });
}

function toOutcome({ outcome, orderId, details }: PlacedRow): PlaceOutcome {
  switch (outcome) {
    case 'placed':
    case 'repeated':
      if (orderId === null) throw new Error('place_within_limits returned no order.');
      return { outcome, orderId };
    case 'missing':
      return { outcome, missing: details as readonly MissingStock[] };
    case 'voucher-used-up':
      return { outcome, ...(details as { promotionId: string; reason: string }) };
    case 'over-limit':
      return { outcome, ...(details as UnpaidRefusal) };
    default:
      return { outcome };
  }
}
