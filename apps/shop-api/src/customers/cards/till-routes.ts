import { reportReceipts } from '@fachwerk/shared/contracts';
import { parseInstant } from '@fachwerk/shared/time';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import { createStoreRepository, requireStore } from '../../stores/store/store-repository';
import type { CustomersContext } from '../context/customers-context';
import { latestPurchase, storeReceipts } from './store-receipts';

/** What tills report. Only machines do: a person would enter points. */
export async function tillRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  const { db, now } = context;
  const deskOf = context.openForDesks(app, { isForMachines: true });
  const stores = createStoreRepository(db);

  route(app, reportReceipts, async (request) => {
    const { companyId } = await requireStore(stores, deskOf(request));
    const { receipts } = request.body;
    const given = receipts.map((one) => ({ ...one, companyId, boughtAt: parseInstant(one.boughtAt) }));
    if (given.some(({ boughtAt }) => boughtAt > latestPurchase(now())))
      throw new ShopError({ statusCode: 400, key: 'error.receipt.future' });
    return { receipts: await storeReceipts(db, given) };
  });
}
