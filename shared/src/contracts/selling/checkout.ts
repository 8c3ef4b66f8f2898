import * as z from 'zod/mini';
import { BATTERY_KINDS, WITHDRAWAL_EXCLUSIONS } from '../../catalogue-format/catalogue-types';
import { STORE_PROOFS } from '../../rules/sale-proofs';
import { EnergyLabel, ProductImage } from '../catalogue/product';
import { Link } from '../kernel/link';
import { DisplayPrice, UnitPrice } from '../kernel/prices';
import { AdjustedPosition, CartContainer, ParkedPosition } from './cart';

/** Delivered, or collected in a store; both are contracts. */
export const FulfilmentKind = z.enum(['delivery', 'collect']);
export type FulfilmentKind = z.output<typeof FulfilmentKind>;

/** Duties of a line that the page states; texts are `checkout.duty.<name>`. */
export const LineDuties = z.looseObject({
  /** BGB §312g(2): the line has no right of withdrawal; texts are `checkout.withdrawal.<reason>`. */
  withdrawalExclusion: z.nullable(z.enum(WITHDRAWAL_EXCLUSIONS)),
  /** Sold in stores only, against this proof: the line cannot be ordered here. */
  storeProof: z.optional(z.enum(STORE_PROOFS)),
  /** The proof is advice. For pages of earlier releases. */
  needsAdvice: z.boolean(),
  /** Regulation (EU) 2019/1148 Art. 9: the person who hands it out watches for suspicious transactions. */
  isReportable: z.optional(z.boolean()),
  /** Not for minors: checked at the handover. */
  ageCheck: z.boolean(),
  /** ElektroG: category 1, 2 or 4, whose old device the carrier takes back; else null. */
  oldDeviceCategory: z.nullable(z.int()),
  /** ElektroG: the line is an electrical device, which does not belong into household waste. */
  isElectrical: z.boolean(),
  /** BattDG: batteries are taken back free of charge. */
  battery: z.nullable(z.enum(BATTERY_KINDS)),
  /** UStG §12(3): 0 % VAT with the statement of the buyer. */
  canBeZeroRated: z.boolean(),
  /** Sent by a forwarding agent. */
  isBulky: z.boolean(),
  fitsPickupBox: z.boolean(),
  /** Months of the producer's guarantee; null without one, or without its statement. */
  guaranteeMonths: z.nullable(z.int()),
});
export type LineDuties = z.output<typeof LineDuties>;

export const CheckoutLine = z.looseObject({
  entryId: z.string(),
  itemId: z.string(),
  productId: z.string(),
  name: z.string(),
  variantName: z.string(),
  brand: z.looseObject({ name: z.string() }),
  url: Link,
  image: ProductImage,
  /** Main features of the goods (BGB §312j(2)), at most three. */
  features: z.array(z.string()),
  energyLabel: z.optional(EnergyLabel),
  quantity: z.int(),
  /** Price of one piece, and of the line before discounts. */
  unitPrice: DisplayPrice,
  linePrice: DisplayPrice,
  /** PAngV §4, e.g. { price: "3,98 €", unit: "1 kg" }. */
  basePrice: z.optional(UnitPrice),
  /** Share of the discounts. */
  discount: z.optional(DisplayPrice),
  /** Deposit of the whole line, not part of its price (PAngV §7). */
  deposit: z.optional(DisplayPrice),
  /** In basis points. */
  taxRate: z.int(),
  /** WAREHOUSE: sent to the shopper, or to the store for collection. STORE: its stock. EMAIL: gift cards. */
  source: z.enum(['WAREHOUSE', 'STORE', 'EMAIL']),
  /** ISO dates of the arrival, and "Mo., 24.11. – Mi., 26.11."; for a collected line, when it is ready. */
  deliveryDateMin: z.optional(z.string()),
  deliveryDateMax: z.optional(z.string()),
  deliveryText: z.string(),
  giftCardValue: z.optional(z.int()),
  freePromotionProduct: z.boolean(),
  duties: LineDuties,
});
export type CheckoutLine = z.output<typeof CheckoutLine>;

export const TaxShare = z.looseObject({
  /** In basis points, and "19 %". */
  rate: z.int(),
  rateText: z.string(),
  net: DisplayPrice,
  tax: DisplayPrice,
});
export type TaxShare = z.output<typeof TaxShare>;

export const CheckoutSum = z.looseObject({
  goods: DisplayPrice,
  /** Promotions, coupon and customer card, e.g. "Gutschein HERBST10". Amounts are positive. */
  discounts: z.array(z.looseObject({ name: z.string(), amount: DisplayPrice })),
  deposit: DisplayPrice,
  shipping: DisplayPrice,
  /** Goods, deposits and shipping less discounts, with VAT; `acceptedTotal` is compared with its value. */
  total: DisplayPrice,
  giftCard: z.nullable(z.looseObject({ maskedNumber: z.string(), amount: DisplayPrice })),
  /** The total less the gift card; `acceptedPayable` is compared with its value. */
  payable: DisplayPrice,
  vat: z.array(TaxShare),
});
export type CheckoutSum = z.output<typeof CheckoutSum>;

/** In their order. */
export const CHECKOUT_STEPS = ['contact', 'delivery', 'address', 'payment', 'review'] as const;

export const CheckoutStep = z.looseObject({
  id: z.enum(CHECKOUT_STEPS),
  url: Link,
  /** `locked`: an earlier step is open. */
  state: z.enum(['open', 'done', 'locked']),
});
export type CheckoutStep = z.output<typeof CheckoutStep>;

/** "+49", with the country in code and words. */
export const PhonePrefix = z.looseObject({ prefix: z.string(), country: z.string(), name: z.string() });

const Country = z.looseObject({ code: z.string(), name: z.string() });

/** A payment method; none is preselected. Texts are `payment.<type>`. */
export const PaymentOption = z.looseObject({
  type: z.string(),
  isAvailable: z.boolean(),
  /** Why it is not offered: `payment.refusal.<reason>`. */
  reason: z.optional(z.string()),
  /** Consumer credit of a provider: its own flow informs and asks for consent. */
  isCredit: z.boolean(),
});
export type PaymentOption = z.output<typeof PaymentOption>;

/** A store that collects orders. */
export const CollectStore = z.looseObject({
  companyId: z.string(),
  name: z.string(),
  /** "Venloer Straße 12, 50672 Köln". */
  addressText: z.string(),
  openingText: z.string(),
  /** ISO instant, and "heute ab 16:30 Uhr": when all goods are there. */
  collectableFrom: z.string(),
  collectableText: z.string(),
  /** Lines of the store's own stock; the others are sent to the store. */
  storeLines: z.int(),
  isSelected: z.boolean(),
  /** The box is offered: everything fits and nothing is restricted. */
  hasPickupBox: z.boolean(),
});
export type CollectStore = z.output<typeof CollectStore>;

/** A reason why a way of delivery or the order is not possible: `checkout.fault.<code>`. */
export const CheckoutFault = z.looseObject({
  code: z.string(),
  entryId: z.optional(z.string()),
  name: z.optional(z.string()),
});
export type CheckoutFault = z.output<typeof CheckoutFault>;

/** Typed values of a step by the fields of its form; empty before the step, or what the account suggests. */
export const Typed = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** An order that waits for its payment. Its lines are not in the cart. */
export const PendingOrder = z.looseObject({
  orderId: z.string(),
  number: z.string(),
  total: DisplayPrice,
  payable: DisplayPrice,
  paymentMethod: z.string(),
  /** ISO instant, and "17:05 Uhr": without payment the order ends then, and the lines return to the cart. */
  expiresAt: z.string(),
  expiresText: z.string(),
  /** Methods to change to. */
  options: z.array(PaymentOption),
});
export type PendingOrder = z.output<typeof PendingOrder>;

/** `GET /rest/checkout/`: all that the page shows. */
export const Checkout = z.looseObject({
  /** The online cart is empty; steps are locked. */
  isEmpty: z.boolean(),
  isLoggedIn: z.boolean(),
  steps: z.array(CheckoutStep),
  /** The first open step. */
  nextStep: CheckoutStep.shape.id,
  /** ISO instant until which the goods are held; null before the start and after its end. */
  holdUntil: z.nullable(z.string()),
  /** 'limited': less than the cart is held. 'paused': the longest time is over, nothing is held. */
  holdNote: z.optional(z.enum(['limited', 'paused'])),
  /** BGB §312j(1): stated at the head, together with the accepted payments. */
  limits: z.looseObject({
    deliveryCountries: z.array(Country),
    /** If the order is sent. */
    paymentTypes: z.array(z.string()),
    /** If it is collected. Absent from an older server, which states both in one. */
    collectedPaymentTypes: z.optional(z.array(z.string())),
  }),
  contact: z.looseObject({
    values: Typed,
    phonePrefixes: z.array(PhonePrefix),
    needsPhone: z.boolean(),
  }),
  delivery: z.looseObject({
    values: Typed,
    /** "Mo., 24.11. – Mi., 26.11."; of all lines. */
    deliveryText: z.string(),
    /** A line is sent by a forwarding agent. */
    isBulky: z.boolean(),
    shipping: DisplayPrice,
    /** Days that the shopper may wish for; empty when there is nothing to send. */
    dateWishes: z.array(z.looseObject({ date: z.string(), text: z.string() })),
    /** Empty: a collection is possible. */
    collectFaults: z.array(CheckoutFault),
    /** The chosen store first, then the nearest. */
    stores: z.array(CollectStore),
    /** "PICKUP_BOX_CC"; null: not everything fits, or something is restricted. */
    pickupBox: z.nullable(z.string()),
    /** Lines whose old devices the carrier takes back; empty: the step does not ask. */
    oldDevices: z.array(z.looseObject({ entryId: z.string(), name: z.string(), quantity: z.int() })),
    asksAge: z.boolean(),
    /** Price of the cart with the statement; null: the cart has no such goods. */
    zeroTax: z.nullable(z.looseObject({ saving: DisplayPrice })),
  }),
  address: z.looseObject({
    values: Typed,
    /** The kind of the first address: where the goods go, or that of the bill. */
    kind: z.enum(['delivery', 'billing']),
    countries: z.array(Country),
    billingCountries: z.array(Country),
    /** Stored addresses of the customer that the first address may be. Absent for guests. */
    book: z.optional(
      z.array(
        z.looseObject({
          id: z.string(),
          values: z.record(z.string(), z.string()),
          lines: z.array(z.string()),
        }),
      ),
    ),
  }),
  payment: z.looseObject({
    values: Typed,
    options: z.array(PaymentOption),
    /** A discount or a gift card leaves nothing to pay: the step is done without a choice. */
    isCovered: z.boolean(),
  }),
  /** The choices in words of data, for the review. Null before the steps are done. */
  review: z.nullable(
    z.looseObject({
      kind: FulfilmentKind,
      /** `Idempotency-Key` of the submission; the same until the order is placed. */
      submitKey: z.string(),
      store: z.nullable(CollectStore),
      /** Postal addresses as lines of text. */
      deliveryAddress: z.nullable(z.array(z.string())),
      billingAddress: z.array(z.string()),
    }),
  ),
  lines: z.array(CheckoutLine),
  sum: CheckoutSum,
  /** What prevents the order, besides open steps. */
  faults: z.array(CheckoutFault),
  /** Changes by the server that the shopper has not acknowledged. */
  adjustedPositions: z.array(AdjustedPosition),
  parkedPositions: z.array(ParkedPosition),
  pendingOrder: z.nullable(PendingOrder),
});
export type Checkout = z.output<typeof Checkout>;

/** Answer of a step. */
export const CheckoutProgress = z.looseObject({ checkout: Checkout, nextStep: CheckoutStep.shape.id });
export type CheckoutProgress = z.output<typeof CheckoutProgress>;

/** Answer of the start. */
export const CheckoutStarted = z.looseObject({
  /** ISO instant. */
  holdUntil: z.string(),
  checkout: Checkout,
});
export type CheckoutStarted = z.output<typeof CheckoutStarted>;

/** Answer 201 of a submission. */
export const OrderPlaced = z.looseObject({
  orderId: z.string(),
  /** Where the payment continues: a page of the provider. Absent: the order is confirmed. */
  paymentRedirect: z.optional(z.string()),
});
export type OrderPlaced = z.output<typeof OrderPlaced>;

const globalErrors = z.array(z.looseObject({ msg: z.string() }));

/** Answer 412 of start and submission: cart, prices or stock have changed; the checkout is the new one. */
export const CheckoutChange = z.looseObject({
  globalErrors,
  cartContainer: CartContainer,
  adjustedPositions: z.array(AdjustedPosition),
  checkout: Checkout,
});
export type CheckoutChange = z.output<typeof CheckoutChange>;

/**
 * Answer 402: the payment was refused; the lines are in the cart. Answer 409: the coupon is used up and has
 * left the cart, or the gift card pays another amount; the checkout has the new sums.
 */
export const CheckoutRefusal = z.looseObject({ globalErrors, checkout: Checkout });
export type CheckoutRefusal = z.output<typeof CheckoutRefusal>;
