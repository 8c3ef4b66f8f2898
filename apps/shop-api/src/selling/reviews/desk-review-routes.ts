import { publishReview, readDeskReviews, refuseReview } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import type { SellingContext } from '../context/selling-context';
import { decideReview, findUndecided, type Refusal } from './decide-review';

/** The desk of those who check reviews. */
const REVIEWS = 'reviews';

export async function deskReviewRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { db, events, now } = context;
  context.openForDesks(app, { name: REVIEWS, msg: 'error.review.notFound' });

  async function decide(reviewId: string, refusal: Refusal) {
    const review = await db.transaction((tx) => decideReview(tx, reviewId, refusal, now()));
    if (review === null) throw new ShopError({ statusCode: 409, key: 'error.review.refused' });
    if (!review) throw new ShopError({ statusCode: 404, key: 'error.review.notFound' });
    events.emit('mail:enqueued');
    return review;
  }

  route(app, readDeskReviews, async () => ({ reviews: await findUndecided(db) }));
  route(app, publishReview, ({ params }) => decide(params.reviewId, null));
  route(app, refuseReview, ({ params, body }) => decide(params.reviewId, body.reason));
}
