import { readDeskPromotions } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/http/route';
import type { CustomersContext } from '../context/customers-context';
import { promotionViews, SHOWN_DAYS } from './promotion-views';

/** Operators read how often promotions were seen. */
export async function deskPromotionRoutes(app: FastifyInstance, context: CustomersContext): Promise<void> {
  context.openForDesks(app, { role: 'OPERATOR', isForPeople: true });
  const views = promotionViews(context.db);

  route(app, readDeskPromotions, async () => ({ days: SHOWN_DAYS, promotions: await views.list() }));
}
