export type StorefinderUrls = {
  stores?: string;
  /** Where a store has everything of the cart. */
  cartStores?: string;
  /** Flyers of the stores of most visitors. */
  flyers?: string;
  /** Trailers and vans for rent; the page of a booking is below it. */
  rental?: string;
};
