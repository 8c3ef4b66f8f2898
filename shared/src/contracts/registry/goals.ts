/** Names of `track()` events that count as a success when two versions are compared. */
export const GOALS: readonly string[] = ['add_to_cart', 'begin_checkout', 'purchase', 'reserve'];
