export type AccountUrls = {
  login?: string;
  register?: string;
  /** For logged-in customers. */
  account?: string;
  /** The orders of a logged-in customer. */
  accountOrders?: string;
  /** Subscribes to the newsletter; the pages of its mails are below it. */
  newsletter?: string;
  /** The form for a new customer card. */
  customerCard?: string;
  /** Consent to offers that fit the purchases with the card. */
  cardOptIn?: string;
  /** The card to be scanned, also without network. */
  digitalCard?: string;
  requestPassword?: string;
  resetPassword?: string;
  /** The form of the statutory withdrawal from a contract. */
  withdrawal?: string;
  /** Opens one order without an account. */
  guestOrderLogin?: string;
  /** The page of an order, its cancellation and its bank details are below it. */
  guestOrders?: string;
};
