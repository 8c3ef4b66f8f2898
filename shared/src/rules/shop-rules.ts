/**
 * Numbers and lists of the shop that several packages use. They are defined only here;
 * `shared/build/one-source.test.js` searches the sources for copies.
 */

/** Largest quantity of one cart line. */
export const MAX_LINE_QUANTITY = 999;

/** Largest number of entries of a wishlist. */
export const MAX_WISHLIST_ENTRIES = 200;

/** Largest number of lines in one cart. */
export const MAX_CART_LINES = 200;

/** Largest number of article numbers in one `GET /rest/items/`. */
export const MAX_ITEM_NUMBERS = 100;

/** Hits of a list are counted exactly up to this number; above it, only that there are more is certain. */
export const MAX_EXACT_TOTAL = 10_000;

/** Last page of a list that can be opened, however many hits there are. */
export const MAX_LIST_PAGE = 1000;

/** Order of a product list, in its address and in the API. */
export const SORT_ORDERS = [
  'relevance',
  'popularity',
  'price-asc',
  'price-desc',
  'rating',
  'newest',
] as const;

/** What a recommendations teaser shows. */
export const RECOMMENDATION_TYPES = [
  'fits',
  'bought-together',
  'similar',
  'recently-seen',
  'best-sellers',
] as const;

/** Largest number of products that a browser keeps as seen: a row of eight, and that of the page. */
export const MAX_SEEN_PRODUCTS = 9;

export const SALUTATIONS = ['MRS', 'MR', 'UNKNOWN'] as const;

/** Flat rate for a parcel within Germany. */
export const SHIPPING_CENTS = 595;
/** Shipping is free from this value of the goods. */
export const FREE_SHIPPING_FROM_CENTS = 7500;

/** How an order reaches the buyer; a reservation is no contract and is paid in the store. */
export type OrderKind = 'delivery' | 'collect' | 'reservation';

/** Methods of payment services; each adapter of a provider maps those that it supports. */
export type ProviderMethod =
  | 'paypal'
  | 'google_pay'
  | 'apple_pay'
  | 'card'
  | 'klarna'
  | 'invoice'
  | 'instalments'
  | 'sepa_debit'
  | 'sofort';

/** A payment type (names of specification 3), and what excludes it. */
export interface PaymentRule {
  kinds: readonly OrderKind[];
  /** Without it the money is taken in the store or from a gift card. */
  providerMethod?: ProviderMethod;
  /** When the buyer pays. Absent: at the order. */
  paidLater?: 'in-store' | 'at-box' | 'on-account' | 'by-debit' | 'by-instalments';
  /** Name in the second list of specification 3. */
  alias?: string;
  /** Largest amount. */
  maxCents?: number;
  /**
   * Excluded while a gift card is bought: it must not be paid by another one, on account or on collection.
   */
  excludesGiftCards?: true;
  /** Excluded for goods that are handed over in person only, for example with a check of age. */
  excludesRestrictedGoods?: true;
  /** Only for orders that fit into a pickup box. */
  needsPickUpBox?: true;
  /**
   * Consumer credit (Directive (EU) 2023/2225): never preselected, with the warning of its Article 8, and
   * with information and consent in the flow of the provider.
   */
  isCredit?: true;
  /** The shop does not offer it. */
  isOff?: true;
}

const SENT_OR_COLLECTED = ['delivery', 'collect'] as const;
/** Typical limit of payment services for purchases on account. */
const MAX_INVOICE_CENTS = 150_000;
const MAX_INSTALMENTS_CENTS = 500_000;

/** All payment types, in the order in which they are offered. Their texts have the prefix `payment.`. */
export const PAYMENT_RULES = {
  PAYPAL: { kinds: SENT_OR_COLLECTED, providerMethod: 'paypal', alias: 'PayPal' },
  CREDIT_CARD: { kinds: SENT_OR_COLLECTED, providerMethod: 'card', alias: 'CreditCard' },
  GOOGLEPAY: { kinds: SENT_OR_COLLECTED, providerMethod: 'google_pay', alias: 'GooglePay' },
  APPLEPAY: { kinds: SENT_OR_COLLECTED, providerMethod: 'apple_pay', alias: 'ApplePay' },
  DIRECTDEBIT_UNZER: {
    kinds: SENT_OR_COLLECTED,
    providerMethod: 'sepa_debit',
    paidLater: 'by-debit',
    alias: 'DirectDebit',
    maxCents: MAX_INVOICE_CENTS,
    excludesGiftCards: true,
  },
  INVOICE_KLARNA: {
    kinds: SENT_OR_COLLECTED,
    providerMethod: 'klarna',
    paidLater: 'on-account',
    alias: 'InvoiceKlarna',
    maxCents: MAX_INVOICE_CENTS,
    excludesGiftCards: true,
    isCredit: true,
  },
  // The shop offers one purchase on account and one payment by instalments, not each from two services.
  INVOICE_UNZER: {
    kinds: SENT_OR_COLLECTED,
    providerMethod: 'invoice',
    paidLater: 'on-account',
    alias: 'Invoice',
    maxCents: MAX_INVOICE_CENTS,
    excludesGiftCards: true,
    isCredit: true,
    isOff: true,
  },
  INSTALLMENTS_UNZER: {
    kinds: SENT_OR_COLLECTED,
    providerMethod: 'instalments',
    paidLater: 'by-instalments',
    alias: 'Installments',
    maxCents: MAX_INSTALMENTS_CENTS,
    excludesGiftCards: true,
    isCredit: true,
  },
  INVOICE_INSTALLMENTS: {
    kinds: SENT_OR_COLLECTED,
    providerMethod: 'klarna',
    paidLater: 'by-instalments',
    alias: 'InvoiceInstallments',
    maxCents: MAX_INSTALMENTS_CENTS,
    excludesGiftCards: true,
    isCredit: true,
    isOff: true,
  },
  // Klarna has ended this service; the name is kept for orders of the past.
  SOFORT: { kinds: SENT_OR_COLLECTED, providerMethod: 'sofort', alias: 'Sofort', isOff: true },
  PAY_IN_STORE: { kinds: ['collect', 'reservation'], paidLater: 'in-store', excludesGiftCards: true },
  PICK_UP_BOX: {
    kinds: ['collect'],
    paidLater: 'at-box',
    excludesGiftCards: true,
    excludesRestrictedGoods: true,
    needsPickUpBox: true,
  },
  GUTSCHEINKARTE: { kinds: SENT_OR_COLLECTED, excludesGiftCards: true },
  // No choice of the buyer: a discount has left nothing to pay, and no gift card paid it.
  NO_PAYMENT: { kinds: SENT_OR_COLLECTED, isOff: true },
} as const satisfies Record<string, PaymentRule>;

export type PaymentType = keyof typeof PAYMENT_RULES;

/** The rule of a type with all optional members. */
export const paymentRule = (type: PaymentType): PaymentRule => PAYMENT_RULES[type];

/** Payment types that the shop offers. */
export const PAYMENT_TYPES = (Object.keys(PAYMENT_RULES) as PaymentType[]).filter(
  (type) => !paymentRule(type).isOff,
);

/** What an estate car carries: payload beside the driver, length with the rear seats folded down. */
export const ESTATE_CAR = { grams: 400_000, lengthMm: 2000 };

/** Largest parcel; what is heavier or longer is sent by a forwarding agent. */
export const PARCEL = { grams: 31_500, lengthMm: 2000 };

/** What a pickup box holds: weight of all goods, longest side of one. */
export const PICKUP_BOX = { grams: 20_000, lengthMm: 600 };

/** The goods of a checkout are held for this time, which every step renews. */
export const HOLD_MINUTES = 15;

/** Open reservations of one person; as many unpaid collections, and orders that wait for their payment. */
export const MAX_OPEN_RESERVATIONS = 5;

/** Time to undo a change: a message with an action stays this long. */
export const UNDO_MS = 10_000;

/** Lifetime of the link that confirms a registration. */
export const CONFIRM_LINK_HOURS = 24;
/** Lifetime of the link that resets a password. */
export const RESET_LINK_MINUTES = 30;
/** Lifetime of the link that confirms a back-in-stock request. */
export const BACK_IN_STOCK_LINK_DAYS = 7;
/** A back-in-stock request is deleted after this time without goods. */
export const BACK_IN_STOCK_MONTHS = 6;
