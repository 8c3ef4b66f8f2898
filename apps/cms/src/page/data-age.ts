/**
 * How long pages with data without a version, such as stores, are kept, in milliseconds. With the three
 * seconds after which each instance of the API knows a change of a store, it is on every page within ten
 * seconds (docs/decisions/0143-a-page-is-as-old-as-its-data.md).
 */
export const KEEP_MS = 5000;

/** Whole seconds since a moment, as the header `Age` states them. */
export const ageSecondsOf = (at: number, now: number): number => Math.floor((now - at) / 1000);
