export type StorefinderUrls = {
  stores?: string;
  /** Where a store has everything of the cart. */
  cartStores?: string;
};
