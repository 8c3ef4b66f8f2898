export const searchFacts = { topics: { hasComparedItems: { initial: false } } };
