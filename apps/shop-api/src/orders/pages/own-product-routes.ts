import { readOwnProducts } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { requireSession } from '../../kernel/session/session-plugin';
import { orderReader } from '../access/may-read';
import type { OrdersContext } from '../context/orders-context';
import { findOwnProducts } from './own-products';

export async function ownProductRoutes(app: FastifyInstance, { db, now }: OrdersContext): Promise<void> {
  route(app, readOwnProducts, async (request) => {
    const { customerId } = await orderReader(db, requireSession(request).id);
    if (customerId === null) throw new ShopError({ statusCode: 401, key: 'error.login.required' });
    return findOwnProducts(db, customerId, { ...request.query, now: now() });
  });
}
