import { SortOrder } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

export const ProductTeaserProps = z.object({
  headline: z.string().check(z.minLength(1), z.maxLength(120)),
  categoryPath: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/), z.maxLength(300))),
  sort: z._default(SortOrder, 'popularity'),
  limit: z._default(z.int().check(z.gte(1), z.lte(24)), 8),
});
