export const storefinderFacts = { topics: { selectedStore: { initial: null, tabs: true } } };
