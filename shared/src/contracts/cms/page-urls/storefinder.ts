export type StorefinderUrls = {
  stores?: string;
  /** Where a store has everything of the cart. */
  cartStores?: string;
  /** Flyers of the stores of most visitors. */
  flyers?: string;
};
