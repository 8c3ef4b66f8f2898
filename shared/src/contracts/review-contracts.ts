import * as z from 'zod/mini';
import { contract } from './contract';
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
import * as calls from './review-calls';

export const readReviews = contract(calls.readReviews, {
  summary: 'Published reviews of a product, five per page, with the distribution of their stars',
  params: ProductReviewsParams,
  query: ReviewsQuery,
  answers: { 200: Reviews },
});

export const readReview = contract(calls.readReview, {
  summary: 'One published review',
  params: ReviewParams,
  answers: { 200: Review },
});

export const submitReview = contract(calls.submitReview, {
  summary: 'Submit a review; it is published after a check. 409 if the visitor has reviewed the product',
  params: ProductReviewsParams,
  form: ReviewForm,
  answers: { 202: ReviewAccepted },
});

export const markReviewHelpful = contract(calls.markReviewHelpful, {
  summary: 'Find a review helpful; counts once per visitor and not for the author',
  params: ReviewParams,
  form: z.object({}),
  answers: { 200: ReviewVotes },
});

export const reportReview = contract(calls.reportReview, {
  summary: 'Report a review; the desk decides, and a given e-mail address receives the decision',
  params: ReviewParams,
  form: ReviewReportForm,
  answers: { 202: ReviewReported },
});

export const readDeskReviews = contract(calls.readDeskReviews, {
  summary: 'Desk reviews: submitted and reported reviews, oldest first',
  answers: { 200: DeskReviews },
});

export const publishReview = contract(calls.publishReview, {
  summary: 'Desk reviews: publish a review, or keep a reported one; 409 if it was refused',
  params: DeskReviewParams,
  json: z.object({}),
  answers: { 200: DeskReview },
});

export const refuseReview = contract(calls.refuseReview, {
  summary: 'Desk reviews: refuse a review with a reason, which its author gets by mail',
  params: DeskReviewParams,
  json: ReviewRefusal,
  answers: { 200: DeskReview },
});
