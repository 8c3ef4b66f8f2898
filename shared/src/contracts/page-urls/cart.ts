export type CartUrls = {
  basket: string;
  checkout?: string;
  wishlist?: string;
  /** How coupon codes work. */
  couponInfo?: string;
};
