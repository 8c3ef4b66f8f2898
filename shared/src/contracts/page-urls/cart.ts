export type CartUrls = {
  basket: string;
  checkout?: string;
  /** The confirmation of an order is below it. */
  orderConfirmation?: string;
  wishlist?: string;
  /** How coupon codes work. */
  couponInfo?: string;
  /** Gift cards; the page of a design is below it. */
  giftCards?: string;
};
