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

/** Order of a product list, in its address and in the API. */
export const SORT_ORDERS = [
  'relevance',
  'popularity',
  'price-asc',
  'price-desc',
  'rating',
  'newest',
] as const;

export const SALUTATIONS = ['MRS', 'MR', 'UNKNOWN'] as const;

/** Flat rate for a parcel within Germany. */
export const SHIPPING_CENTS = 595;
/** Shipping is free from this value of the goods. */
export const FREE_SHIPPING_FROM_CENTS = 7500;

/** Accepted payment types (names of specification 3); their texts have the prefix `payment.`. */
export const PAYMENT_TYPES = ['PAYPAL', 'CREDIT_CARD', 'INVOICE_KLARNA'] as const;

/** A payment type of one of the carts, and what excludes it. */
interface PaymentRule {
  cart: 'ONLINE' | 'RESERVATION';
  /** Largest amount. */
  maxCents?: number;
  /** Excluded while a gift card is bought: it must not be paid by another one, or on account. */
  excludesGiftCards?: true;
}

/** Reservations are paid in the store. A gift card pays a part or all of the online cart. */
export const PAYMENT_RULES = {
  PAYPAL: { cart: 'ONLINE' },
  CREDIT_CARD: { cart: 'ONLINE' },
  INVOICE_KLARNA: { cart: 'ONLINE', maxCents: 150_000, excludesGiftCards: true },
  GUTSCHEINKARTE: { cart: 'ONLINE', excludesGiftCards: true },
  PAY_IN_STORE: { cart: 'RESERVATION' },
} as const satisfies Record<string, PaymentRule>;

export type PaymentType = keyof typeof PAYMENT_RULES;

/** What an estate car carries: payload beside the driver, length with the rear seats folded down. */
export const ESTATE_CAR = { grams: 400_000, lengthMm: 2000 };

/** Time to undo a change: a message with an action stays this long. */
export const UNDO_MS = 10_000;

/** Lifetime of the link that confirms a registration. */
export const CONFIRM_LINK_HOURS = 24;
/** Lifetime of the link that resets a password. */
export const RESET_LINK_MINUTES = 30;
