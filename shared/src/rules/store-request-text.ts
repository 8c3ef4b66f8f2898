/** Lengths in characters of a question to a store. */
export const STORE_REQUEST_TEXT = { min: 10, max: 1000, maxName: 80 };
