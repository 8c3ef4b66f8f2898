import {
  markReviewHelpful,
  readReview,
  readReviews,
  reportReview,
  type Review,
  submitReview,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dataVersionOf } from '../../catalogue/records/catalogue-snapshot';
import { withCaptcha } from '../../kernel/captcha/with-captcha';
import { wantsPage } from '../../kernel/errors/error-page';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { sendPublic } from '../../kernel/http/public-answer';
import { route } from '../../kernel/http/route';
import { safeRedirect } from '../../kernel/http/safe-redirect';
import { type Counted, enforceAttemptLimits } from '../../kernel/limits/attempt-limit';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { orderReader } from '../../orders/access/may-read';
import type { SellingContext } from '../context/selling-context';
import { storeReport, voteForReview } from './judge-review';
import { findReview, readReviewPage } from './read-reviews';
import { submitReview as submit } from './submit-review';

const WAIT = 'review.error.wait';

/** The pages of the forms; their content comes from the CMS. */
const formPage = (productId: string) => `/bewertung/${productId}/`;
const reportPage = (productId: string, reviewId: string) => `${formPage(productId)}melden/${reviewId}/`;

const paramsOf = (request: FastifyRequest) =>
  ({ productId: '', reviewId: '', ...(request.params as object) }) as { productId: string; reviewId: string };

export async function reviewRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { db, now, readSnapshot, formAnswers, attempts, captcha } = context;

  async function requireReview(request: FastifyRequest): Promise<Review> {
    const review = await findReview(db, paramsOf(request));
    if (!review) throw new ShopError({ statusCode: 404, key: 'error.review.notFound' });
    return review;
  }
  const judge = (request: FastifyRequest) => ({
    reviewId: paramsOf(request).reviewId,
    sessionId: requireSession(request).id,
    sessionExpiry: sessionExpiry(now()),
  });

  route(app, readReviews, async (request, reply) => {
    const [snapshot, reviews] = await Promise.all([
      readSnapshot(),
      readReviewPage(db, request.params.productId, request.query),
    ]);
    if (!reviews) throw new ShopError({ statusCode: 404, key: 'error.product.notFound' });
    return sendPublic(request, reply, reviews, { dataVersion: dataVersionOf(snapshot) });
  });

  route(app, readReview, async (request, reply) => sendPublic(request, reply, await requireReview(request)));

  formRoute(app, formAnswers, submitReview, {
    form: 'review',
    page: (_, request) => formPage(paramsOf(request).productId),
    keep: ['stars', 'title', 'text', 'name'],
    async handle({ frcCaptchaSolution: solution, ...review }, request, reply) {
      const { id } = requireSession(request);
      const counted: Counted[] = [
        ['reviewNetwork', request.ip],
        ['review', id],
      ];
      await withCaptcha({ captcha, attempts, reply, counted, solution, msg: WAIT }, async () => {
        const { productId } = paramsOf(request);
        const outcome = await db.transaction(async (tx) =>
          submit(tx, {
            ...review,
            productId,
            at: now(),
            sessionId: id,
            sessionExpiry: sessionExpiry(now()),
            openedIds: (await orderReader(tx, id)).openedIds,
          }),
        );
        if (outcome === 'unknown-product')
          throw new ShopError({ statusCode: 404, key: 'error.product.notFound' });
        if (outcome === 'exists') throw new ShopError({ statusCode: 409, key: 'error.review.exists' });
      });
      return accepted(reply, { state: 'submitted' as const }, 'review.submitted');
    },
  });

  route(app, markReviewHelpful, async (request, reply) => {
    const { productId } = await limitedVote(request, reply);
    const helpfulCount = await db.transaction((tx) => voteForReview(tx, judge(request)));
    return wantsPage(request)
      ? reply.redirect(safeRedirect(request.formRedirect, formPage(productId)), 303)
      : { helpfulCount };
  });

  /** A new session is free of charge, so that votes are limited per network. */
  async function limitedVote(request: FastifyRequest, reply: FastifyReply) {
    await enforceAttemptLimits(attempts, reply, [['reviewVoteNetwork', request.ip]], { msg: WAIT });
    await requireReview(request);
    return paramsOf(request);
  }

  formRoute(app, formAnswers, reportReview, {
    form: 'review-report',
    page: (_, request) => reportPage(paramsOf(request).productId, paramsOf(request).reviewId),
    keep: ['reason', 'text', 'email'],
    async handle({ frcCaptchaSolution: solution, ...report }, request, reply) {
      const counted: Counted[] = [
        ['reviewReportNetwork', request.ip],
        ['reviewReport', requireSession(request).id],
      ];
      await withCaptcha({ captcha, attempts, reply, counted, solution, msg: WAIT }, async () => {
        await requireReview(request);
        await db.transaction((tx) => storeReport(tx, judge(request), report));
      });
      return accepted(reply, { state: 'reported' as const }, 'review.reported');
    },
  });
}

function accepted<Body>(reply: FastifyReply, body: Body, msg: string) {
  void reply.code(202);
  return { body, msg };
}
