import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { OwnReviewForm, OwnReviewRemoved, OwnReviews, OwnReviewsQuery } from './own-reviews';
import {
  DeskReview,
  DeskReviewParams,
  DeskReviews,
  ProductReviewsParams,
  Review,
  ReviewAccepted,
  ReviewForm,
  ReviewParams,
  ReviewRefusal,
  ReviewReported,
  ReviewReportForm,
  Reviews,
  ReviewsQuery,
  ReviewVotes,
} from './review';

export const readReviews = contract({
  method: 'GET',
  path: '/rest/products/{productId}/reviews/',
  isPublic: true,
  summary: 'Published reviews of a product, five per page, with the distribution of their stars',
  params: ProductReviewsParams,
  query: ReviewsQuery,
  answers: { 200: Reviews },
  expects: {
    rating: { average: 'number', count: 'number' },
    distribution: 'list',
    reviews: [{ reviewId: 'string', stars: 'number', title: 'string', text: 'string', name: 'string' }],
    pageCount: 'number',
  },
});

export const readReview = contract({
  method: 'GET',
  path: '/rest/products/{productId}/reviews/{reviewId}/',
  isPublic: true,
  summary: 'One published review',
  params: ReviewParams,
  answers: { 200: Review },
  expects: { stars: 'number', title: 'string', text: 'string', name: 'string' },
});

/** The review is published after a check. The same review again has no further effect. */
export const submitReview = contract({
  method: 'POST',
  path: '/rest/products/{productId}/reviews/',
  summary: 'Submit a review; it is published after a check. 409 if the visitor has reviewed the product',
  params: ProductReviewsParams,
  form: ReviewForm,
  answers: { 202: ReviewAccepted },
  expects: 'object',
});

/** Counts once per visitor. */
export const markReviewHelpful = contract({
  method: 'POST',
  path: '/rest/products/{productId}/reviews/{reviewId}/helpful/',
  summary: 'Find a review helpful; counts once per visitor and not for the author',
  params: ReviewParams,
  form: z.object({}),
  answers: { 200: ReviewVotes },
  expects: { helpfulCount: 'number' },
});

export const reportReview = contract({
  method: 'POST',
  path: '/rest/products/{productId}/reviews/{reviewId}/report/',
  summary: 'Report a review; the desk decides, and a given e-mail address receives the decision',
  params: ReviewParams,
  form: ReviewReportForm,
  answers: { 202: ReviewReported },
  expects: 'object',
});

export const readOwnReviews = contract({
  method: 'GET',
  path: '/rest/account/reviews/',
  summary: 'The reviews of the logged-in customer, newest first, in pages, and bought products without one',
  query: OwnReviewsQuery,
  answers: { 200: OwnReviews },
  expects: { reviews: 'list', toReview: 'list' },
});

export const removeOwnReview = contract({
  method: 'POST',
  path: '/rest/account/reviews/remove/',
  summary: 'Delete an own review for good; 404 for every other',
  form: OwnReviewForm,
  answers: { 200: OwnReviewRemoved },
  expects: 'object',
});

/** Desk `reviews`: what waits for a decision. */
export const readDeskReviews = contract({
  method: 'GET',
  path: '/rest/desk/reviews/',
  summary: 'Desk reviews: submitted and reported reviews, oldest first',
  answers: { 200: DeskReviews },
  expects: { reviews: 'list' },
});

/** Publishes a review; a reported one stays published, and its reports are closed. */
export const publishReview = contract({
  method: 'POST',
  path: '/rest/desk/reviews/{reviewId}/publish/',
  summary: 'Desk reviews: publish a review, or keep a reported one; 409 if it was refused',
  params: DeskReviewParams,
  json: z.object({}),
  answers: { 200: DeskReview },
  expects: { reports: 'list' },
});

/** Refuses a review, also a published one; its author gets the reason by mail. */
export const refuseReview = contract({
  method: 'POST',
  path: '/rest/desk/reviews/{reviewId}/refuse/',
  summary: 'Desk reviews: refuse a review with a reason, which its author gets by mail',
  params: DeskReviewParams,
  json: ReviewRefusal,
  answers: { 200: DeskReview },
  expects: { reports: 'list' },
});
