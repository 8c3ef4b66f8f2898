import * as z from 'zod/mini';

/** Article and store numbers, ids of products and cart entries. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
/** Keys of answers and payments, and those that a payment provider gives. */
export const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/));
