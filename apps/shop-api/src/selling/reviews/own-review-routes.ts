import { readOwnReviews, removeOwnReview } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ownCustomer } from '../../identity/customer/own-customer';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import type { SellingContext } from '../context/selling-context';
import { findToReview } from './find-to-review';
import { findOwnReviews, removeOwnReview as remove } from './own-reviews';

/** The tab of the account; its content comes from the CMS. */
const PAGE = '/account/bewertungen/';

/** What a customer has reviewed, and could review. */
export async function ownReviewRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { db, formAnswers } = context;

  route(app, readOwnReviews, async (request) => {
    const customer = await ownCustomer(db, request);
    const page = await findOwnReviews(db, customer.id, request.query);
    return { ...page, toReview: page.hasNewer ? [] : await findToReview(db, customer) };
  });

  formRoute(app, formAnswers, removeOwnReview, {
    form: 'review-removed',
    page: () => PAGE,
    keep: [],
    async handle({ id: reviewId }, request) {
      const { id: customerId } = await ownCustomer(db, request);
      if (!(await db.transaction((tx) => remove(tx, { customerId, reviewId }))))
        throw new ShopError({ statusCode: 404, key: 'error.review.notFound' });
      return { body: { state: 'removed' as const }, msg: 'ownReviews.removed' };
    },
  });
}
