import {
  answerRest,
  cancelOrder,
  readOrder as readOrderContract,
  readOwnOrders,
} from '@fachwerk/shared/contracts';
import { readPieces } from '@fachwerk/shared/rules';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { requireSession } from '../../kernel/session/session-plugin';
import { answerLanguage } from '../../kernel/text/answer-language';
import { orderReader } from '../access/may-read';
import { requireOrder } from '../access/require-order';
import type { OrdersContext } from '../context/orders-context';
import { buyerOf } from '../lifecycle/find-step';
import { moveOrder } from '../lifecycle/move-order';
import { viewOrderOfBuyer } from '../lifecycle/transport-of-order';
import { findOwnOrders } from './own-orders';

const ORDER_PAGE = '/bestellungen/';

/** The orders of the visitor. */
export async function orderRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, now, formAnswers } = context;

  route(app, readOrderContract, async (request) =>
    viewOrderOfBuyer(db, await requireOrder(context, request), now(), answerLanguage()),
  );

  route(app, readOwnOrders, async (request) => {
    const { customerId } = await orderReader(db, requireSession(request).id);
    if (customerId === null) throw new ShopError({ statusCode: 401, key: 'error.login.required' });
    return findOwnOrders(db, customerId, request.query);
  });

  formRoute(app, formAnswers, cancelOrder, {
    form: 'order-cancellation',
    page: (_, request) => `${ORDER_PAGE}${(request.params as { orderId: string }).orderId}/stornieren/`,
    keep: ['lines'],
    async handle(form, request) {
      const found = await requireOrder(context, request);
      const { id } = found;
      const lines = readPieces(form.lines);
      const { moved, order } = await db.transaction((tx) =>
        moveOrder(tx, id, lines.length > 0 ? 'cancel-lines' : 'cancel', {
          actor: buyerOf(found),
          key: idempotencyKey(request),
          details: lines.length > 0 ? { lines } : {},
          now: now(),
        }),
      );
      // A repeated cancellation has its result already.
      if (!moved && (order.state !== 'CANCELLED' || lines.length > 0))
        throw new ShopError({ statusCode: 412, key: 'error.order.notCancellable' });
      return {
        redirect: `${ORDER_PAGE}${id}/`,
        body: await viewOrderOfBuyer(db, order, now(), answerLanguage()),
      };
    },
  });

  formRoute(app, formAnswers, answerRest, {
    form: 'order-rest',
    page: (_, request) => `${ORDER_PAGE}${(request.params as { orderId: string }).orderId}/`,
    keep: [],
    async handle({ answer }, request) {
      const found = await requireOrder(context, request);
      const { id } = found;
      const { moved, order } = await db.transaction((tx) =>
        moveOrder(tx, id, answer === 'keep' ? 'keep-rest' : 'cancel-rest', {
          actor: buyerOf(found),
          key: idempotencyKey(request),
          now: now(),
        }),
      );
      // What was asked for has happened already.
      if (!moved && (order.state !== 'CANCELLED' || answer === 'keep'))
        throw new ShopError({ statusCode: 412, key: 'error.order.restAnswered' });
      return {
        redirect: `${ORDER_PAGE}${id}/`,
        body: await viewOrderOfBuyer(db, order, now(), answerLanguage()),
      };
    },
  });
}
