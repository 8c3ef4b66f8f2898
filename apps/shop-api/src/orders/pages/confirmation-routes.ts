import { readConfirmation, reportTransaction } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/http/route';
import { answerLanguage } from '../../kernel/text/answer-language';
import { requireOrder } from '../access/require-order';
import type { OrdersContext } from '../context/orders-context';
import { isSale } from '../lifecycle/is-sale';
import { viewOrderOfBuyer } from '../lifecycle/transport-of-order';
import { claimTransaction, isReported } from './report-transaction';

/** The page after an order; readable as long as the order itself. */
export async function confirmationRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db, now } = context;

  route(app, readConfirmation, async (request) => {
    const order = await requireOrder(context, request);
    return {
      order: await viewOrderOfBuyer(db, order, now(), answerLanguage()),
      isReported: !isSale(order) || (await isReported(db, order.id)),
    };
  });

  route(app, reportTransaction, async (request) => {
    const order = await requireOrder(context, request);
    return { isFirst: isSale(order) && (await claimTransaction(db, order.id)) };
  });
}
