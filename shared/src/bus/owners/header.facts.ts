export const headerFacts = {
  topics: {
    notifications: { initial: [] },
    categoryTree: { initial: null },
  },
  tabEvents: ['header:consent-decided'] as const,
};
