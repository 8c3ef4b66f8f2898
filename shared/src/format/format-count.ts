/** Largest number that a count badge shows (specification 9). */
const LARGEST_COUNT = 999;

/** Number in a count badge: "12", above the largest one "999+". */
export const formatCount = (count: number, largest = LARGEST_COUNT): string =>
  count > largest ? `${largest}+` : String(count);
