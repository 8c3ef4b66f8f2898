import type { FastifyRequest } from 'fastify';
import type { Kernel } from '../../kernel/context/kernel';
import { ShopError } from '../../kernel/errors/shop-error';
import { requireSession } from '../../kernel/session/session-plugin';
import { findOrder, type Order } from '../lifecycle/order';
import { mayRead, orderReader } from './may-read';

/** The order of the address. One answer for an order that the visitor may not read and for none. */
export async function requireOrder(
  { db, now }: Pick<Kernel, 'db' | 'now'>,
  request: FastifyRequest,
): Promise<Order> {
  const { orderId = '' } = request.params as { orderId?: string };
  const [order, reader] = await Promise.all([
    findOrder(db, orderId),
    orderReader(db, requireSession(request).id),
  ]);
  if (!order || !mayRead(order, reader, now()))
    throw new ShopError({ statusCode: 404, key: 'error.order.notFound' });
  return order;
}
