import type { Queryable } from '@fachwerk/database';
import type {
  FirmDetails,
  GuaranteeStatement,
  LineDuties,
  OrderAddress,
  OrderContact,
  OrderEvent,
  OrderKind,
  OrderState,
  RecallNote,
} from '@fachwerk/shared/contracts';
import type { Language, PaymentType } from '@fachwerk/shared/rules';
import { TIME_ZONE } from '@fachwerk/shared/time';
import type { VatSum } from '../../kernel/money/vat-sums';
import type { OrderConditions, Revision } from './order-conditions';

/** A line as it was ordered; the quantities after it change. */
export interface OrderLine {
  lineId: number;
  itemId: string;
  productId: string;
  name: string;
  /** Variant name, brand, url, image, notices of law. */
  details: OrderLineDetails;
  quantity: number;
  unitCents: number;
  /** Discount and deposit of the whole line. */
  discountCents: number;
  depositCents: number;
  /** In basis points. */
  taxRate: number;
  /** Null for a gift card. */
  locationId: string | null;
  giftCardValue: number | null;
  giftCardDetails: Record<string, unknown> | null;
  isFreeGift: boolean;
  withdrawalExclusion: string | null;
  cancelled: number;
  /** Cancelled pieces that the shop did not find. */
  missing: number;
  found: number;
  handedOver: number;
  returned: number;
  /** Open recalls that affect it; absent without one. */
  recalls?: readonly RecallNote[] | null;
}

export interface OrderLineDetails {
  [detail: string]: unknown;
  variantName?: string;
  brand?: string;
  url?: string;
  image?: { src: string; alt: string };
  /** As of the order; absent in orders of earlier releases. */
  duties?: Partial<LineDuties>;
  /** The producer's guarantee that was stated at the order; absent without one. */
  guarantee?: GuaranteeStatement;
  /** One piece, 0 if unknown; absent for gift cards and in orders before December 2026. */
  weightGrams?: number;
  /** 0: unknown. */
  lengthMm?: number;
}

/** A part of an order that is sent on its own, as the review promised it. Stored in `delivery.arrivals`. */
export interface PromisedArrival {
  lineIds: readonly number[];
  /** ISO dates of the first and the last possible day. */
  min: string;
  max: string;
}

/** Choices of the step delivery, what was declared in it, and the days that the review promised. */
export interface OrderDelivery {
  [choice: string]: unknown;
  arrivals?: readonly PromisedArrival[];
  /** What a professional customer has stated about the order. */
  firm?: FirmDetails;
}

/** An order as it is stored. */
export interface Order {
  id: string;
  number: string;
  kind: OrderKind;
  state: OrderState;
  version: number;
  sessionId: string | null;
  cartId: string | null;
  customerId: string | null;
  email: string;
  /** Its mails are written in it. */
  language: Language;
  contact: OrderContact;
  deliveryAddress: OrderAddress | null;
  billingAddress: OrderAddress | null;
  companyId: string | null;
  delivery: OrderDelivery;
  paymentMethod: PaymentType;
  goodsCents: number;
  discountCents: number;
  shippingCents: number;
  depositCents: number;
  totalCents: number;
  giftCardCents: number;
  payableCents: number;
  capturedCents: number;
  refundedCents: number;
  giftCardReturnedCents: number;
  vat: readonly VatSum[];
  voucherCode: string | null;
  giftCardId: string | null;
  customerCardNumber: string | null;
  /** Null for an order of before they were stored. */
  conditions: OrderConditions | null;
  /** Null while no piece is cancelled or returned. */
  revised: Revision | null;
  collectionCode: string | null;
  readyBy: Date | null;
  collectUntil: Date | null;
  placedAt: Date;
  changedAt: Date;
  dueAt: Date | null;
  dueEvent: OrderEvent | null;
  lines: readonly OrderLine[];
}

const SELECT = `
  select o.id, o.number, o.kind, o.state, o.version, o.session_id as "sessionId", o.cart_id as "cartId",
    o.customer_id as "customerId", o.email, o.language, o.contact, o.delivery_address as "deliveryAddress",
    o.billing_address as "billingAddress", o.company_id as "companyId", o.delivery,
    o.payment_method as "paymentMethod", o.goods_cents as "goodsCents", o.discount_cents as "discountCents",
    o.shipping_cents as "shippingCents", o.deposit_cents as "depositCents", o.total_cents as "totalCents",
    o.gift_card_cents as "giftCardCents", o.payable_cents as "payableCents", o.captured_cents as "capturedCents",
    o.refunded_cents as "refundedCents", o.gift_card_returned_cents as "giftCardReturnedCents", o.vat,
    o.voucher_code as "voucherCode", o.gift_card_id as "giftCardId",
    o.customer_card_number as "customerCardNumber", o.conditions, o.revised, o.collection_code as "collectionCode",
    o.ready_by as "readyBy", o.collect_until as "collectUntil", o.placed_at as "placedAt",
    o.changed_at as "changedAt", o.due_at as "dueAt", o.due_event as "dueEvent",
    coalesce((select json_agg(json_build_object('lineId', l.line_id, 'itemId', l.item_id, 'productId', l.product_id,
        'name', l.name, 'details', l.details, 'quantity', l.quantity, 'unitCents', l.unit_cents,
        'discountCents', l.discount_cents, 'depositCents', l.deposit_cents, 'taxRate', l.tax_rate,
        'locationId', l.location_id, 'giftCardValue', l.gift_card_value, 'giftCardDetails', l.gift_card_details,
        'isFreeGift', l.is_free_gift, 'withdrawalExclusion', l.withdrawal_exclusion, 'cancelled', l.cancelled,
        'missing', l.missing, 'found', l.found, 'handedOver', l.handed_over, 'returned', l.returned, 'recalls', 
        case when l.quantity > l.cancelled + l.returned then recalls_of(l.item_id, (o.placed_at at time zone '${TIME_ZONE}')::date) end) order by l.line_id)
      from order_line l where l.order_id = o.id), '[]') as lines
  from shop_order o`;

type OrderRow = Order & { [column: string]: unknown };

export const findOrder = async (db: Queryable, orderId: string): Promise<Order | undefined> =>
  (await db.query<OrderRow>(`${SELECT} where o.id = $1`, [orderId]))[0];

/** Serialises all changes of the order. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<Order | undefined> {
  // Lines are read after the lock: a statement that waits for it would return them as they were before.
  const locked = await tx.query('select from shop_order where id = $1 for update', [orderId]);
  return locked.length > 0 ? findOrder(tx, orderId) : undefined;
}

/** Orders of a condition on `o`; the condition is a constant of the code. */
export const findOrders = (db: Queryable, condition: string, values: readonly unknown[]): Promise<Order[]> =>
  db.query<OrderRow>(`${SELECT} where ${condition} order by o.placed_at, o.id limit 200`, values);
