/** Provider of payments that the store takes: they are booked without a request. */
export const STORE = 'store';
