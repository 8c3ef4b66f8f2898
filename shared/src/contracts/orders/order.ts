import * as z from 'zod/mini';
import { maxLength, required } from '../../rules/form-rules';
import { plainTrackingNumber, trackingNumber } from '../../rules/parcels';
import { ADDRESS_FIELDS, type AddressField, eachAddressField } from '../../rules/postal-address';
import { MAX_LINE_QUANTITY } from '../../rules/shop-rules';
import { field, text } from '../../rules/text';
import { GuaranteeStatement, ProductImage, RecallNote } from '../catalogue/product';
import { Link } from '../kernel/link';
import { DisplayPrice } from '../kernel/prices';
import { wholeNumber } from '../kernel/whole-number';
import { GoodsTransport } from '../rental/transport';
import { ReadyTimes } from '../stores/store';
import { OrderCase } from './case';

/** Sent to an address; collected in a store, which is a contract; reserved in a store, which is none. */
export const OrderKind = z.enum(['delivery', 'collect', 'reservation']);
export type OrderKind = z.output<typeof OrderKind>;

export const OrderState = z.enum([
  'CREATED',
  'PAYMENT_PENDING',
  'REQUESTED',
  'CONFIRMED',
  'PARTIAL',
  'PICKING',
  'PARTLY_SHIPPED',
  'SHIPPED',
  'DELIVERED',
  'READY',
  'COLLECTED',
  'EXPIRED',
  'CANCELLED',
  'RETURNED',
  'REFUNDED',
]);
export type OrderState = z.output<typeof OrderState>;

/** What can happen to an order; `ORDER_STEPS` of the API defines what follows. */
export const OrderEvent = z.enum([
  'place',
  'place-to-pay',
  'pay',
  'choose-payment',
  'refuse-payment',
  'expire-payment',
  'cancel',
  'cancel-lines',
  'withdraw',
  'issue',
  'pick',
  'find',
  'keep-rest',
  'cancel-rest',
  'ready',
  'ship',
  'deliver',
  'remind',
  'extend',
  'expire',
  'collect',
  'return',
  'refunded',
  'put-back',
  'correct-parcel',
]);
export type OrderEvent = z.output<typeof OrderEvent>;

/** What the visitor can do now. */
export const OrderAction = z.enum([
  'pay',
  'cancel',
  'cancel-lines',
  'keep-rest',
  'cancel-rest',
  'withdraw',
  'buy-again',
]);
export type OrderAction = z.output<typeof OrderAction>;

const optionalText = z.optional(z.string());

/** Who ordered; fields of the step contact of the checkout. */
export const OrderContact = z.looseObject({
  salutation: optionalText,
  firstName: z.string(),
  lastName: z.string(),
  /** E.164, e.g. "+492214710001"; orders before November 2026 have it as typed, with a prefix. */
  phone: optionalText,
  company: optionalText,
  vatId: optionalText,
  /** What the firm wants on the invoice; a Leitweg-ID asks for an XRechnung. */
  buyerReference: optionalText,
});
export type OrderContact = z.output<typeof OrderContact>;

/** Fields of the step address of the checkout; orders before a field lack it. */
export const OrderAddress = z.looseObject(
  eachAddressField((name) => (ADDRESS_FIELDS[name].isRequired ? z.string() : optionalText)) as AddressShape,
);
type AddressShape = {
  [Field in AddressField]: (typeof ADDRESS_FIELDS)[Field]['isRequired'] extends true
    ? z.ZodMiniString
    : typeof optionalText;
};
export type OrderAddress = z.output<typeof OrderAddress>;

/** What a professional customer has stated about the order (`FirmDetails`); each may be empty. */
const StatedByFirm = z.looseObject({
  reference: optionalText,
  costCenter: optionalText,
  contact: optionalText,
  comment: optionalText,
});

export const OrderLineView = z.looseObject({
  lineId: z.int(),
  itemId: z.string(),
  productId: z.string(),
  name: z.string(),
  variantName: z.string(),
  brand: z.string(),
  url: z.optional(Link),
  image: z.optional(ProductImage),
  /** The producer's guarantee that was stated at the order. */
  guarantee: z.optional(GuaranteeStatement),
  /** Address of the official label of this guarantee, with the values of the order. */
  guaranteeLabelUrl: z.optional(Link),
  quantity: z.int(),
  /** Pieces of the quantity. The rest is open. */
  cancelled: z.int(),
  /** Sent or collected. */
  handedOver: z.int(),
  returned: z.int(),
  unitPrice: DisplayPrice,
  /** For the ordered quantity, without discount and deposit. */
  linePrice: DisplayPrice,
  discount: z.optional(DisplayPrice),
  deposit: z.optional(DisplayPrice),
  /** VAT in basis points. */
  taxRate: z.int(),
  /** In cents; the line is a gift card. */
  giftCardValue: z.optional(z.int()),
  giftCardRecipient: z.optional(z.string()),
  freePromotionProduct: z.boolean(),
  /** Why the withdrawal is excluded (BGB §312g). */
  withdrawalExclusion: z.optional(z.string()),
  /** Open recalls that affect pieces of the buyer, oldest first. */
  recalls: z.optional(z.array(RecallNote)),
});
export type OrderLineView = z.output<typeof OrderLineView>;

const Moment = z.looseObject({ at: z.string(), text: z.string() });

/** Store of a collection or a reservation. */
export const OrderStore = z.looseObject({
  companyId: z.string(),
  name: z.string(),
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  lat: z.number(),
  lon: z.number(),
});
export type OrderStore = z.output<typeof OrderStore>;

/** What is paid besides a gift card, or is still to be paid. */
export const OrderPayment = z.looseObject({
  state: z.enum([
    'due',
    'paid',
    'in-store',
    'at-box',
    'paid-in-store',
    'paid-at-box',
    'on-account',
    'by-debit',
    'by-instalments',
  ]),
  /** "Bezahlt mit PayPal", "Im Markt zu zahlen". */
  text: z.string(),
  /** Due amounts are without what was cancelled or returned. */
  amount: DisplayPrice,
  isDue: z.boolean(),
});
export type OrderPayment = z.output<typeof OrderPayment>;

export const OrderSums = z.looseObject({
  goods: DisplayPrice,
  discount: z.optional(DisplayPrice),
  shipping: DisplayPrice,
  deposit: z.optional(DisplayPrice),
  total: DisplayPrice,
  /** What a gift card has paid, and what remains for the payment method. */
  giftCard: z.optional(DisplayPrice),
  payable: DisplayPrice,
  /** Given back to the gift card and to the payment method; also what will not be charged. */
  giftCardReturned: z.optional(DisplayPrice),
  refunded: z.optional(DisplayPrice),
  /** What remains of the total after cancellations and returns. */
  remaining: z.optional(DisplayPrice),
  /** Absent: a gift card or a discount has left nothing, or the order has ended without a payment. */
  payment: z.optional(OrderPayment),
  vat: z.array(z.looseObject({ rate: z.int(), net: DisplayPrice, tax: DisplayPrice })),
});
export type OrderSums = z.output<typeof OrderSums>;

/** An invoice or its correction; the file is `readDocument`. */
export const OrderDocument = z.looseObject({
  number: z.string(),
  kind: z.enum(['invoice', 'correction']),
  /** Its day: "23.11.2026". */
  dateText: z.string(),
  /** Firms: there is a file for programs, `readDocumentData`. */
  hasData: z.optional(z.boolean()),
});
export type OrderDocument = z.output<typeof OrderDocument>;

/** A part of an order that is still expected. */
export const OrderArrival = z.looseObject({
  /** "Mo., 24.11. – Mi., 26.11.", as promised at the order; of gift cards "per E-Mail …". */
  text: z.string(),
  /** Names of its lines. */
  names: z.array(z.string()),
});
export type OrderArrival = z.output<typeof OrderArrival>;

/** What has happened to an order. */
export const OrderHistoryEntry = z.looseObject({
  /** After it. */
  state: OrderState,
  at: z.string(),
  /** "Versandt", "Artikel storniert". */
  text: z.string(),
  /** What it concerns, each for a line of its own: "2 × Hammer", "Summe um 9,90 € niedriger". */
  details: z.optional(z.array(z.string())),
});
export type OrderHistoryEntry = z.output<typeof OrderHistoryEntry>;

/** One order for pages, mails and documents. Its data are those of the time of ordering. */
export const OrderView = z.looseObject({
  orderId: z.string(),
  /** Read and typed by people: "F7K4-M92T-X". */
  number: z.string(),
  kind: OrderKind,
  state: OrderState,
  /** "Bestätigt" */
  stateText: z.string(),
  /** What happens next, in one sentence. */
  nextText: z.string(),
  placed: Moment,
  /** It belongs to no account. */
  isOfGuest: z.optional(z.boolean()),
  email: z.string(),
  contact: OrderContact,
  deliveryAddress: z.nullable(OrderAddress),
  billingAddress: z.nullable(OrderAddress),
  store: z.nullable(OrderStore),
  /** Choices of the step delivery of the checkout. */
  delivery: z.looseObject({ firm: z.optional(StatedByFirm) }),
  /** When it arrives, in parts with different days. Empty: it is collected, or nothing is expected. */
  arrivals: z.optional(z.array(OrderArrival)),
  /** Name of specification 3; its text has the prefix `payment.`. */
  paymentMethod: z.string(),
  lines: z.array(OrderLineView),
  sums: OrderSums,
  voucherCode: z.optional(z.string()),
  customerCardNumber: z.optional(z.string()),
  /** Shown in the store when the goods are ready. */
  collectionCode: z.optional(z.string()),
  readyBy: z.optional(Moment),
  collectUntil: z.optional(Moment),
  /**
   * Only for the pages of a buyer, and where goods that do not fit an estate car are still to be collected:
   * vehicles of the store.
   */
  transport: z.optional(GoodsTransport),
  /** The end of a pending payment. */
  payUntil: z.optional(Moment),
  /**
   * Pieces were not found and others were: the buyer is asked whether the rest is collected, or wants it. The
   * rest is kept for a buyer who does not answer.
   */
  rest: z.optional(z.enum(['ASKED', 'KEPT'])),
  /** Parcels, oldest first. */
  parcels: z.array(
    z.looseObject({
      at: z.string(),
      /** Names the parcel within its order. */
      parcel: z.optional(z.int()),
      carrier: z.optional(z.string()),
      trackingNumber: z.optional(z.string()),
      lines: z.array(z.looseObject({ lineId: z.int(), quantity: z.int() })),
    }),
  ),
  /** All that has changed the state, or what the buyer gets or pays; oldest first. */
  history: z.array(OrderHistoryEntry),
  /** Oldest first. */
  documents: z.array(OrderDocument),
  actions: z.array(OrderAction),
  /** Withdrawals, returns and complaints, newest first, at most 20. */
  cases: z.optional(z.array(OrderCase)),
});
export type OrderView = z.output<typeof OrderView>;

const orderId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const OrderParams = z.object({ orderId });
/** `size` orders before the order of the cursor `before`; what is no cursor (any more) asks for the first. */
export const OwnOrdersQuery = z.object({
  before: z.catch(z.optional(orderId), undefined),
  size: z._default(wholeNumber(1, 20), 20),
});
export type OwnOrdersQuery = z.input<typeof OwnOrdersQuery>;
export const OrderLineParams = z.object({ orderId, lineId: z.string().check(z.regex(/^\d{1,4}$/)) });
export const DocumentParams = z.object({ orderId, number: z.string().check(z.regex(/^[A-Z0-9-]{1,32}$/)) });

const quantity = wholeNumber(1, MAX_LINE_QUANTITY);
const LineQuantities = z
  .array(z.object({ lineId: z.int().check(z.gte(1), z.lte(1000)), quantity }))
  .check(z.minLength(1), z.maxLength(500));
export type LineQuantities = z.output<typeof LineQuantities>;

/** `lines` is empty, or "1:2,3:1": two pieces of line 1, one piece of line 3. */
export const OrderCancelForm = z.object({
  lines: z._default(z.string().check(z.regex(/^(\d{1,4}:\d{1,3}(,\d{1,4}:\d{1,3})*)?$/)), ''),
});
export type OrderCancelForm = z.input<typeof OrderCancelForm>;

/** Answer to the question what becomes of the pieces that were found. */
export const OrderRestForm = z.object({ answer: z.enum(['keep', 'cancel']) });
export type OrderRestForm = z.input<typeof OrderRestForm>;

/** An order in the list of its customer. */
export const OrderSummary = z.looseObject({
  orderId: z.string(),
  number: z.string(),
  kind: OrderKind,
  /** "Bestätigt" */
  stateText: z.string(),
  /** Its day: "23.11.2026". */
  placedText: z.string(),
  total: DisplayPrice,
  /** What was ordered: names of the first lines, how many lines follow, and the picture of the first. */
  articles: z.optional(
    z.looseObject({ names: z.array(z.string()), more: z.int(), image: z.optional(ProductImage) }),
  ),
  /** An open recall affects an article of it. */
  isRecalled: z.optional(z.boolean()),
  /** `cancel`, `withdraw` and `buy-again`, as its page offers them. */
  actions: z.optional(z.array(OrderAction)),
  /** Number of its last invoice; the file is `readDocument`. */
  invoice: z.optional(z.string()),
  /** The last parcel with a number, and how many parcels there are. */
  parcel: z.optional(z.looseObject({ carrier: optionalText, trackingNumber: z.string(), count: z.int() })),
  /** Withdrawals, returns and complaints that have not ended. */
  openCases: z.optional(z.int()),
});
export type OrderSummary = z.output<typeof OrderSummary>;

/** Newest first. */
export const OwnOrders = z.looseObject({
  orders: z.array(OrderSummary),
  /** Cursor of the page of older ones; null after the last. */
  next: z.nullable(z.string()),
  /** There are newer ones than those of this page. */
  hasNewer: z.optional(z.boolean()),
  /** Cursor of the page of newer ones; null: that page is the first, which needs none. */
  previous: z.optional(z.nullable(z.string())),
});
export type OwnOrders = z.output<typeof OwnOrders>;

/** Calls of the desk: an order of its store. */
export const DeskOrder = z.looseObject({
  order: OrderView,
  /** An open withdrawal has this order number, and is not matched with the order: it may be of a stranger. */
  hasUnmatchedWithdrawal: z.optional(z.boolean()),
  /** What the desk can do now. */
  events: z.array(OrderEvent),
  lines: z.array(
    z.looseObject({
      lineId: z.int(),
      found: z.int(),
      open: z.int(),
      /** Withdrawn or cancelled by the buyer: what was found goes back to its shelf. Absent: none. */
      withdrawn: z.optional(z.int()),
      /** Found, but not ordered any more: it has to go back to its shelf. Absent: none. */
      toPutBack: z.optional(z.int()),
      /**
       * What the desk watches when it hands the line out. AGE: the identity card (JuSchG §10). REPORTABLE: a
       * suspicious purchase is reported within 24 hours (Regulation (EU) 2019/1148 Art. 9).
       */
      checks: z.array(z.enum(['AGE', 'REPORTABLE'])),
      /** The number of its bar code; null if the item has left the range. */
      ean: z.optional(z.nullable(z.string())),
      /** Pieces are packs, e.g. of "200 Stück", as in the prices of the item. */
      soldBy: z.optional(z.enum(['pack'])),
      /** Where the item lies in the store. */
      aisle: z.nullable(z.int()),
      shelf: z.nullable(z.int()),
    }),
  ),
});
export type DeskOrder = z.output<typeof DeskOrder>;

export const DeskOrders = z.looseObject({
  orders: z.array(DeskOrder),
  /** How soon the store has orders ready, as shoppers read it; absent: nothing is measured, or no list. */
  readyTimes: z.optional(ReadyTimes),
});
export type DeskOrders = z.output<typeof DeskOrders>;

/**
 * Lists of the desk: to pick; being picked; ready to be collected; not collected in time; ended, with goods
 * that have to go back to their shelves. `number` finds one order by its number instead.
 */
export const DeskQuery = z.object({
  list: z._default(z.enum(['to-pick', 'picking', 'ready', 'overdue', 'put-back']), 'to-pick'),
  number: z.optional(z.string().check(z.maxLength(20))),
});
export type DeskQuery = z.input<typeof DeskQuery>;

/** Found pieces of every line; a line that is absent was not found at all. */
export const DeskFound = z.object({
  lines: z
    .array(z.object({ lineId: z.int(), quantity: z.int().check(z.gte(0), z.lte(MAX_LINE_QUANTITY)) }))
    .check(z.maxLength(500)),
});
export type DeskFound = z.input<typeof DeskFound>;

/** Without `lines`: everything that is open. */
export const DeskShipped = z.object({
  carrier: text(required, maxLength(50)),
  trackingNumber: field(plainTrackingNumber, ...trackingNumber),
  lines: z.optional(LineQuantities),
});
export type DeskShipped = z.input<typeof DeskShipped>;

/** `parcel`: as the order names it. */
export const DeskParcelCorrection = z.object({
  parcel: z.int().check(z.gte(1), z.lte(100_000)),
  carrier: text(required, maxLength(50)),
  trackingNumber: field(plainTrackingNumber, ...trackingNumber),
});
export type DeskParcelCorrection = z.input<typeof DeskParcelCorrection>;

/** Without `lines`: everything that is open. Pieces that stay in the store are cancelled. */
export const DeskHandOver = z.object({
  code: z.string().check(z.maxLength(20)),
  lines: z.optional(LineQuantities),
});
export type DeskHandOver = z.input<typeof DeskHandOver>;

export const DeskReturn = z.object({ lines: LineQuantities });
export type DeskReturn = z.input<typeof DeskReturn>;
