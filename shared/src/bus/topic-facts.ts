/**
 * The part of the catalogue that a page needs while it runs: values before anybody said anything (the server renders
 * with them too), and what other tabs follow. `catalogue.ts` has the schemas and makes sure that nothing is missing here.
 */
export const topicFacts = {
  openedSidebarId: { initial: null },
  bodyScrollLockCount: { initial: 0 },
  isNavigationOverlay: { initial: false },
  cartCount: { initial: null, tabs: true },
  wishlist: { initial: null, tabs: true },
  user: { initial: null },
  isProhibis: { initial: false },
  selectedStore: { initial: null, tabs: true },
  notifications: { initial: [] },
  categoryTree: { initial: null },
};

/** Events that other tabs hear too. */
export const tabEvents = ['cart:changed', 'cart:emptied', 'account:logged-in', 'account:logged-out'];
