import type * as z from 'zod/mini';
import type { Call } from './call';
import type {
  DeskReview,
  DeskReviews,
  Review,
  ReviewAccepted,
  ReviewForm,
  ReviewRefusal,
  ReviewReported,
  ReviewReportForm,
  Reviews,
  ReviewsQuery,
  ReviewVotes,
} from './review';

interface ReviewParams extends Record<string, string> {
  productId: string;
  reviewId: string;
}

export const readReviews: Call<{ params: { productId: string }; query?: ReviewsQuery; answer: Reviews }> = {
  method: 'GET',
  path: '/rest/products/{productId}/reviews/',
  isPublic: true,
  expects: {
    rating: { average: 'number', count: 'number' },
    distribution: 'list',
    reviews: [{ reviewId: 'string', stars: 'number', title: 'string', text: 'string', name: 'string' }],
    pageCount: 'number',
  },
};

export const readReview: Call<{ params: ReviewParams; answer: Review }> = {
  method: 'GET',
  path: '/rest/products/{productId}/reviews/{reviewId}/',
  isPublic: true,
  expects: { stars: 'number', title: 'string', text: 'string', name: 'string' },
};

/** The review is published after a check. The same review again has no further effect. */
export const submitReview: Call<{
  params: { productId: string };
  form: z.input<typeof ReviewForm>;
  answer: ReviewAccepted;
}> = { method: 'POST', path: '/rest/products/{productId}/reviews/', expects: 'object' };

/** Counts once per visitor. */
export const markReviewHelpful: Call<{
  params: ReviewParams;
  form: Record<never, never>;
  answer: ReviewVotes;
}> = {
  method: 'POST',
  path: '/rest/products/{productId}/reviews/{reviewId}/helpful/',
  expects: { helpfulCount: 'number' },
};

export const reportReview: Call<{
  params: ReviewParams;
  form: z.input<typeof ReviewReportForm>;
  answer: ReviewReported;
}> = {
  method: 'POST',
  path: '/rest/products/{productId}/reviews/{reviewId}/report/',
  expects: 'object',
};

/** Desk `reviews`: what waits for a decision. */
export const readDeskReviews: Call<{ answer: DeskReviews }> = {
  method: 'GET',
  path: '/rest/desk/reviews/',
  expects: { reviews: 'list' },
};

/** Publishes a review; a reported one stays published, and its reports are closed. */
export const publishReview: Call<{ params: { reviewId: string }; json: object; answer: DeskReview }> = {
  method: 'POST',
  path: '/rest/desk/reviews/{reviewId}/publish/',
  expects: { reports: 'list' },
};

/** Refuses a review, also a published one; its author gets the reason by mail. */
export const refuseReview: Call<{
  params: { reviewId: string };
  json: ReviewRefusal;
  answer: DeskReview;
}> = { method: 'POST', path: '/rest/desk/reviews/{reviewId}/refuse/', expects: { reports: 'list' } };
