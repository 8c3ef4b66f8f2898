import * as z from 'zod/mini';

export const CategoryTeaserProps = z.object({
  headline: z.optional(z.string().check(z.maxLength(120))),
  limit: z._default(z.int().check(z.gte(1), z.lte(24)), 12),
});
