/**
 * Numbers and lists of the shop that several packages use. They are defined only here;
 * `shared/build/one-source.test.js` searches the sources for copies.
 */

/** Largest quantity of one cart line. */
export const MAX_LINE_QUANTITY = 999;

/** Largest number of entries of a wishlist. */
export const MAX_WISHLIST_ENTRIES = 200;

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

/** Time to undo a change: a message with an action stays this long. */
export const UNDO_MS = 10_000;

/** Lifetime of the link that confirms a registration. */
export const CONFIRM_LINK_HOURS = 24;
/** Lifetime of the link that resets a password. */
export const RESET_LINK_MINUTES = 30;
