/** What shoppers come for: `track()` names that count when a version is compared with another. */
export const GOALS: readonly string[] = ['add_to_cart', 'begin_checkout', 'purchase', 'reserve'];
