export const cartFacts = {
  topics: {
    cartCount: { initial: null, tabs: true },
    wishlist: { initial: null, tabs: true },
  },
  tabEvents: ['cart:changed', 'cart:emptied'] as const,
};
