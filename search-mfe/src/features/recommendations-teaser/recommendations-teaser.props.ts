import { RecommendationType, TeaserName } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

const Id = z.string().check(z.maxLength(64));

export const RecommendationsTeaserProps = z.object({
  headline: z.string().check(z.minLength(1), z.maxLength(120)),
  type: RecommendationType,
  /** Unique on the page; part of calls and tracked clicks. */
  teaserId: TeaserName,
  /** Place on the page; part of calls and tracked clicks. */
  containerId: z.optional(TeaserName),
  /** For best sellers; without it those of the whole range. */
  categoryId: z.optional(Id),
  /** The product of the page; `recently-seen` leaves it out. */
  productId: z.optional(Id),
});
export type RecommendationsTeaserProps = z.output<typeof RecommendationsTeaserProps>;
