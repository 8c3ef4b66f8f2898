import { readConfirmation, reportTransaction } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/http/route';
import { requireOrder } from '../access/require-order';
import type { OrdersContext } from '../context/orders-context';
import { isSale } from '../lifecycle/is-sale';
import { viewOrder } from '../lifecycle/order-view';
import { claimTransaction, isReported } from './report-transaction';

/** The page after an order; readable as long as the order itself. */
export async function confirmationRoutes(app: FastifyInstance, context: OrdersContext): Promise<void> {
  const { db } = context;

  route(app, readConfirmation, async (request) => {
    const order = await requireOrder(context, request);
    return {
      order: await viewOrder(db, order),
      isReported: !isSale(order) || (await isReported(db, order.id)),
    };
  });

  route(app, reportTransaction, async (request) => {
    const order = await requireOrder(context, request);
    return { isFirst: isSale(order) && (await claimTransaction(db, order.id)) };
  });
}
