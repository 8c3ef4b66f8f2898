export const accountFacts = {
  topics: { user: { initial: null } },
  tabEvents: ['account:logged-in', 'account:logged-out'] as const,
};
