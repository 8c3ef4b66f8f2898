import * as z from 'zod/mini';
import { Anchor, Headline } from '../../parts/fields';

export const BrandsTeaserProps = z.object({
  headline: z.optional(Headline),
  anchor: z.optional(Anchor),
  brands: z
    .array(z.string().check(z.minLength(1), z.maxLength(40)))
    .check(z.minLength(1), z.maxLength(24), z.describe('Namen der Marken, wie sie im Sortiment heißen')),
});
