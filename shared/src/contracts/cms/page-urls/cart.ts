export type CartUrls = {
  basket: string;
  /** The first page of the checkout; its steps are below it. */
  checkout?: string;
  /** Where professional customers order instead. */
  prohibisOrder?: string;
  /** Explains why an order of theirs was not placed; parameter `e`. */
  prohibisError?: string;
  /** "Unverbindlich reservieren". */
  reservation?: string;
  /** The way back from the card check (3-D-Secure). */
  cardCheck?: string;
  /** The confirmation of an order is below it. */
  orderConfirmation?: string;
  wishlist?: string;
  /** How coupon codes work. */
  couponInfo?: string;
  /** Gift cards; the page of a design is below it. */
  giftCards?: string;
};
