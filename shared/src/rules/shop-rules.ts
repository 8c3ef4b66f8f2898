/**
 * Numbers and lists of the shop that several packages use. They are defined only here;
 * `shared/build/one-source.test.js` searches the sources for copies.
 */

/** Largest quantity of one cart line. */
export const MAX_LINE_QUANTITY = 999;

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

/** Best sellers are counted by the purchases of so many days. */
export const BEST_SELLER_DAYS = 90;

/** Largest number of products that a browser keeps as seen: a row of eight, and that of the page. */
export const MAX_SEEN_PRODUCTS = 9;

export const SALUTATIONS = ['MRS', 'MR', 'UNKNOWN'] as const;

/** Flat rate for a parcel within Germany. */
export const SHIPPING_CENTS = 595;
/** Shipping is free from this value of the goods. */
export const FREE_SHIPPING_FROM_CENTS = 7500;

/** Orders before this hour of the day in Germany are shipped on the same working day. */
export const DISPATCH_HOUR = 14;

/** How an order reaches the buyer; a reservation is no contract and is paid in the store. */
export type OrderKind = 'delivery' | 'collect' | 'reservation';

/** Time to undo a change: a message with an action stays this long. */
export const UNDO_MS = 10_000;

/** Addresses that a customer can store. */
export const MAX_BOOK_ADDRESSES = 20;

/** Lifetime of the link that confirms a registration. */
export const CONFIRM_LINK_HOURS = 24;
/** Lifetime of the link that confirms another address of an account. */
export const EMAIL_LINK_HOURS = 24;
/** Lifetime of the link that resets a password. */
export const RESET_LINK_MINUTES = 30;
/** Lifetime of the link that confirms a back-in-stock request. */
export const BACK_IN_STOCK_LINK_DAYS = 7;
/** From the wish to delete an account to its deletion. */
export const ACCOUNT_DELETION_DAYS = 14;
/** A back-in-stock request is deleted after this time without goods. */
export const BACK_IN_STOCK_MONTHS = 6;
/** A question to a store is deleted after this time, answered or not. */
export const STORE_REQUEST_MONTHS = 3;
