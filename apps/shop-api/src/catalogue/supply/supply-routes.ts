import { readSupply } from '@fachwerk/shared/contracts';
import { berlinDate } from '@fachwerk/shared/time';
import type { FastifyInstance } from 'fastify';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { route } from '../../kernel/http/route';
import type { CatalogueContext } from '../context/catalogue-context';
import { findSupplies } from './item-supplies';

/** The desk of those who answer for the safety of products. */
const PRODUCT_SAFETY = 'product-safety';

export async function supplyRoutes(app: FastifyInstance, context: CatalogueContext): Promise<void> {
  const { db, now } = context;
  context.openForDesks(app, { name: PRODUCT_SAFETY, msg: 'deskError.unknownSupply' });

  route(app, readSupply, async ({ params: { itemId }, query }) => {
    const today = berlinDate(now().toISOString());
    const { day = today } = query;
    // Who will supply it, is not known.
    if (day > today) throw fieldRefusal('day');
    const [supply, ...earlier] = await findSupplies(db, itemId, day);
    if (!supply) throw new ShopError({ statusCode: 404, key: 'deskError.unknownSupply' });
    return { itemId, day, supply, earlier };
  });
}
