/** Ids of products, items and reviews. */
const ID = /^[A-Za-z0-9-]{1,64}$/;

/** Untrusted input: no other text is sent to the API as an id. */
export const isId = (text: string | null): text is string => text !== null && ID.test(text);
