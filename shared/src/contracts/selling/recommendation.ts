import * as z from 'zod/mini';
import { MAX_SEEN_PRODUCTS, RECOMMENDATION_TYPES } from '../../rules/shop-rules';
import { ProductTile } from '../catalogue/product';
import { Id } from '../kernel/ids';

export const RecommendationType = z.enum(RECOMMENDATION_TYPES);
export type RecommendationType = z.output<typeof RecommendationType>;

/** Name of a teaser or of the place that it fills, given by the page. */
export const TeaserName = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

export const RecommendationsQuery = z.object({
  teaserId: TeaserName,
  containerId: z.optional(TeaserName),
  type: RecommendationType,
  /** For `best-sellers`; without it they are those of the whole range. */
  categoryId: z.optional(Id),
  /** The product that the others go with. For `recently-seen` the seen products, the last one first. */
  productId: z.optional(
    z.union([
      z.pipe(
        Id,
        z.transform((one) => [one]),
      ),
      z.array(Id).check(z.maxLength(MAX_SEEN_PRODUCTS)),
    ]),
  ),
  /** The variant of the product that `fits` goes with; by default the first one. */
  itemId: z.optional(Id),
  /** Adds stock and prices of this store, and lists what it has first. */
  companyId: z.optional(Id),
});
export type RecommendationsQuery = z.input<typeof RecommendationsQuery>;

export const RecommendedProduct = z.extend(ProductTile, {
  /** For `fits`, where an attribute decides: "Passender Bit: TX 20". */
  reason: z.optional(z.string()),
});
export type RecommendedProduct = z.output<typeof RecommendedProduct>;

/** `GET /ajax/recommendations/reload/`; an empty list hides the teaser. */
export const Recommendations = z.looseObject({
  products: z.array(RecommendedProduct),
  teaserId: z.string(),
  /** For `best-sellers`: what the whole row is chosen by. */
  basis: z.optional(z.enum(['purchases', 'ratings'])),
});
export type Recommendations = z.output<typeof Recommendations>;
