import * as z from 'zod/mini';

/** A checkbox: native forms send "on" or nothing. */
export const checked = z.pipe(
  z.transform((value: unknown) => value === true || value === 'true' || value === 'on'),
  z.boolean(),
);
