export const headerFacts = {
  topics: {
    notifications: { initial: [] },
    categoryTree: { initial: null },
  },
};
