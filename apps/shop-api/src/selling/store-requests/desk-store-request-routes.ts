import { closeStoreRequest, readStoreRequests } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import type { SellingContext } from '../context/selling-context';
import { closeRequest, findOpenRequests } from './store-requests';

const unknown = () => new ShopError({ statusCode: 404, key: 'error.store.unknown' });

/** The questions to a store, for its own desk: they contain addresses of shoppers. */
export async function deskStoreRequestRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { db, now } = context;
  const deskOf = context.openForDesks(app);
  const enter = (request: FastifyRequest, companyId: string): void => {
    if (deskOf(request) !== companyId) throw unknown();
  };

  route(app, readStoreRequests, async (request) => {
    const { companyId } = request.params;
    enter(request, companyId);
    return { requests: await findOpenRequests(db, companyId) };
  });
  route(app, closeStoreRequest, async (request) => {
    const { companyId, requestId } = request.params;
    enter(request, companyId);
    if (!(await closeRequest(db, companyId, requestId, now()))) throw unknown();
    return { requests: await findOpenRequests(db, companyId) };
  });
}
