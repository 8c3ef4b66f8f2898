export type CartUrls = {
  basket: string;
  checkout?: string;
  wishlist?: string;
};
