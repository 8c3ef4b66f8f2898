export const cartFacts = {
  topics: {
    cartCount: { initial: null, tabs: true },
    wishlist: { initial: null, tabs: true },
    customerCardNumber: { initial: null, tabs: true },
    stockValidationModalId: { initial: null },
  },
  tabEvents: ['cart:changed', 'cart:emptied'] as const,
};
