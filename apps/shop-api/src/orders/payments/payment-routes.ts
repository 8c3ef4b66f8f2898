import { routePath } from '@fachwerk/server-kit/route-path';
import {
  goToProvider,
  paymentCallback,
  type PaymentState,
  readPayment,
  returnFromPayment,
  schemasOf,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/context/kernel';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { requireSession } from '../../kernel/session/session-plugin';
import { dayAndTimeText } from '../../kernel/text/answer-language';
import { isOwn, orderReader } from '../access/may-read';
import { isSale } from '../lifecycle/is-sale';
import { findOrder } from '../lifecycle/order';
import type { StoredPayment } from './apply-snapshot';
import { LEAVING_HEADERS, leavingPage } from './leaving-page';
import { confirmationPage, paymentPage } from './payment-pages';
import { BadSignature } from './payment-provider';
import type { PaymentService } from './payment-service';

export function paymentState(payment: StoredPayment): PaymentState {
  const { method, cents, orderId, refusal, redirectUrl, state, isWanted } = payment;
  const isRefused = state === 'refused' || state === 'cancelled';
  return {
    method,
    cents,
    orderId,
    state: isRefused ? 'refused' : !isWanted ? 'ended' : state === 'authorized' ? 'paid' : 'open',
    ...(isRefused && refusal && { refusal }),
    ...(state === 'open' && isWanted && redirectUrl !== null && { continueUrl: redirectUrl }),
  };
}

const pageAfter = (paymentId: string, { state, orderId }: PaymentState): string =>
  state === 'paid' ? confirmationPage(orderId) : paymentPage(paymentId);

/** The id of a payment is random and only in addresses of its buyer; an answer has no personal data. */
export async function paymentRoutes(
  app: FastifyInstance,
  { db, payments, messages }: Kernel & { payments: PaymentService },
): Promise<void> {
  const read = async (paymentId: string): Promise<PaymentState> => {
    const payment = await payments.read(paymentId);
    if (!payment) throw new ShopError({ statusCode: 404, key: 'error.payment.unknown' });
    return paymentState(payment);
  };

  route(app, readPayment, async (request) => {
    const payment = await read(request.params.paymentId);
    if (payment.state !== 'refused') return payment;
    const order = await findOrder(db, payment.orderId);
    // Another payment of the order has succeeded.
    if (order && isSale(order)) return { ...payment, state: 'paid' as const };
    const reader = await orderReader(db, requireSession(request).id);
    const dueAt = order?.state === 'PAYMENT_PENDING' ? order.dueAt : null;
    return {
      ...payment,
      ...(dueAt && { payUntilText: dayAndTimeText(dueAt) }),
      ...(!(order && isOwn(order, reader)) && { isCartElsewhere: true }),
    };
  });

  route(app, returnFromPayment, async ({ params: { paymentId } }, reply) => {
    void reply.header('cache-control', 'no-store');
    return reply.redirect(pageAfter(paymentId, await read(paymentId)), 303);
  });

  route(app, goToProvider, async (request, reply) => {
    const { paymentId } = request.params;
    const payment = await read(paymentId);
    void reply.header('cache-control', 'no-store');
    if (payment.continueUrl === undefined) return reply.redirect(pageAfter(paymentId, payment), 303);
    const language = chosenLanguage(request);
    const { messages: texts } = await messages({ language });
    const page = leavingPage(payment.continueUrl, texts, language);
    return reply.headers(LEAVING_HEADERS).serializer(String).send(page);
  });
}

/** Signatures cover the bytes of the body: it is not parsed before they are checked. */
export async function paymentCallbackRoute(
  app: FastifyInstance,
  { payments, log }: Kernel & { payments: PaymentService },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { provider: string }; Body: string }>(
    routePath(paymentCallback),
    {
      schema: { summary: schemasOf(paymentCallback).summary },
      config: { isPersonal: false, changesState: false },
    },
    async ({ params, headers, body }, reply) => {
      const provider = payments.providerNamed(params.provider);
      if (!provider) throw new ShopError({ statusCode: 404, key: 'error.payment.unknown' });
      try {
        await payments.receive(provider, headers, body);
      } catch (error) {
        if (!(error instanceof BadSignature)) throw error;
        log.warn({ provider: provider.name, reason: error.message }, 'a payment message was refused');
        throw new ShopError({ statusCode: 400, key: 'technical.error' });
      }
      return reply.code(204).send();
    },
  );
}
