import * as z from 'zod/mini';
import { maxLength, minLength, required } from '../../rules/form-rules';
import { emailField } from '../../rules/people';
import { REPORT_REASONS, REVIEW_SORTS, REVIEW_TEXT } from '../../rules/review-rules';
import { paragraphs, text } from '../../rules/text';
import { pattern } from '../../rules/value-rules';
import { frcCaptchaSolution } from '../kernel/captcha';
import { Id } from '../kernel/ids';
import { wholeNumber } from '../kernel/whole-number';

export const ReviewSort = z.enum(REVIEW_SORTS);
export type ReviewSort = z.output<typeof ReviewSort>;

export const ReviewsQuery = z.looseObject({
  page: z._default(wholeNumber(1, 1000), 1),
  sort: z._default(ReviewSort, 'newest'),
});
export type ReviewsQuery = z.input<typeof ReviewsQuery>;

export const ProductReviewsParams = z.object({ productId: Id });
export const ReviewParams = z.object({ productId: Id, reviewId: Id });
export const DeskReviewParams = z.object({ reviewId: Id });

/** A published review. */
export const Review = z.looseObject({
  reviewId: z.string(),
  stars: z.int(),
  title: z.string(),
  text: z.string(),
  /** As the author wants to be named. */
  name: z.string(),
  /** The author has bought the product here; proved by an order that was delivered or collected. */
  isBuyer: z.boolean(),
  /** ISO instant. */
  submittedAt: z.string(),
  /** Visitors who found the review helpful. */
  helpfulCount: z.int(),
});
export type Review = z.output<typeof Review>;

/** `GET /rest/products/{productId}/reviews/` */
export const Reviews = z.looseObject({
  /** As on tiles: published reviews, and stars without text that the catalogue has taken over. */
  rating: z.looseObject({ average: z.number(), count: z.int() }),
  /** Number of published reviews. */
  total: z.int(),
  /** Number of published reviews by stars, five stars first. */
  distribution: z.array(z.looseObject({ stars: z.int(), count: z.int() })),
  reviews: z.array(Review),
  page: z.int(),
  pageCount: z.int(),
  sort: ReviewSort,
});
export type Reviews = z.output<typeof Reviews>;

/** `POST /rest/products/{productId}/reviews/` */
export const ReviewForm = z.object({
  stars: text(required, pattern(/^[1-5]$/, 'forms.required')),
  title: text(required, maxLength(REVIEW_TEXT.maxTitle)),
  text: paragraphs(required, minLength(REVIEW_TEXT.min), maxLength(REVIEW_TEXT.max)),
  name: text(required, maxLength(REVIEW_TEXT.maxName)),
  frcCaptchaSolution,
});
export type ReviewForm = z.output<typeof ReviewForm>;

export const ReviewAccepted = z.looseObject({
  /** The review is published after a check. */
  state: z.literal('submitted'),
});
export type ReviewAccepted = z.output<typeof ReviewAccepted>;

/** `POST /rest/products/{productId}/reviews/{reviewId}/helpful/` */
export const ReviewVotes = z.looseObject({ helpfulCount: z.int() });
export type ReviewVotes = z.output<typeof ReviewVotes>;

/** `POST /rest/products/{productId}/reviews/{reviewId}/report/` */
export const ReviewReportForm = z.object({
  reason: text(required, pattern(new RegExp(`^(?:${REPORT_REASONS.join('|')})$`), 'forms.required')),
  text: paragraphs(maxLength(REVIEW_TEXT.max)),
  /** Receives the decision. */
  email: emailField(),
  frcCaptchaSolution,
});
export type ReviewReportForm = z.output<typeof ReviewReportForm>;

export const ReviewReported = z.looseObject({ state: z.literal('reported') });
export type ReviewReported = z.output<typeof ReviewReported>;

/** A review as the desk `reviews` reads it. */
export const DeskReview = z.looseObject({
  ...Review.shape,
  productId: z.string(),
  productName: z.string(),
  state: z.enum(['submitted', 'published', 'refused']),
  /** Why a review was refused. */
  refusal: z.nullable(z.string()),
  /** Reports without a decision. */
  reports: z.array(z.looseObject({ reason: z.string(), text: z.string(), reportedAt: z.string() })),
});
export type DeskReview = z.output<typeof DeskReview>;

/** `GET /rest/desk/reviews/`: submitted and reported reviews, oldest first, at most 100. */
export const DeskReviews = z.looseObject({ reviews: z.array(DeskReview) });
export type DeskReviews = z.output<typeof DeskReviews>;

export const ReviewRefusal = z.object({
  /** The mail to the author contains it. */
  reason: paragraphs(required, maxLength(1000)),
});
export type ReviewRefusal = z.output<typeof ReviewRefusal>;
