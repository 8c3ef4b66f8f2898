import * as z from 'zod/mini';

const digits = z.string().check(z.regex(/^\d{1,10}$/));

/**
 * A whole number of JSON, a form or a query: a number, or decimal digits. `Number` alone also reads "0x10",
 * "1e3", true and an empty text.
 */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.union([z.number(), digits]),
    z.coerce.number<number | string>().check(z.int(), z.gte(min), z.lte(max)),
  );
