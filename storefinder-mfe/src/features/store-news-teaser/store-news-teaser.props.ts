import * as z from 'zod/mini';

export const StoreNewsTeaserProps = z.object({
  /** Number of the store. */
  store: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  /** Replaces "Neues aus dem Markt". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  limit: z._default(z.int().check(z.gte(1), z.lte(6)), 3),
});
export type StoreNewsTeaserProps = z.output<typeof StoreNewsTeaserProps>;
