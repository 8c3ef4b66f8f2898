import * as z from 'zod/mini';
import { ProductImage } from '../catalogue/product';
import { Id } from '../kernel/ids';
import { Link } from '../kernel/link';
import { wholeNumber } from '../kernel/whole-number';

/** A review of the customer, in any state. */
export const OwnReview = z.looseObject({
  reviewId: z.string(),
  productId: z.string(),
  productName: z.string(),
  /** Its page, while the shop has it. */
  url: z.optional(Link),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  /** "30.11.2026" */
  submittedText: z.string(),
  state: z.enum(['submitted', 'published', 'refused']),
  /** Why it was refused. */
  refusal: z.optional(z.string()),
});
export type OwnReview = z.output<typeof OwnReview>;

/** A product that the customer has got and has not reviewed. */
export const ProductToReview = z.looseObject({
  productId: z.string(),
  name: z.string(),
  image: z.optional(ProductImage),
});
export type ProductToReview = z.output<typeof ProductToReview>;

export const OwnReviewsQuery = z.object({
  before: z.catch(z.optional(Id), undefined),
  size: z._default(wholeNumber(1, 20), 20),
});
export type OwnReviewsQuery = z.input<typeof OwnReviewsQuery>;

/** `GET /rest/account/reviews/`, newest first. */
export const OwnReviews = z.looseObject({
  reviews: z.array(OwnReview),
  /** Cursor of the page of older ones; null after the last. */
  next: z.nullable(z.string()),
  /** There are newer ones than those of this page. */
  hasNewer: z.boolean(),
  /** Only on the first page. */
  toReview: z.array(ProductToReview),
});
export type OwnReviews = z.output<typeof OwnReviews>;

/** `POST /rest/account/reviews/remove/` */
export const OwnReviewForm = z.object({ id: Id });
export const OwnReviewRemoved = z.looseObject({ state: z.literal('removed') });
