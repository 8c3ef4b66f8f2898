import { trackPromotion } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../kernel/http/route';
import type { CustomersContext } from '../context/customers-context';
import { choiceOfRequest } from '../service-consent/choice-of-request';
import { promotionViews } from './promotion-views';

const SERVICE = 'promotion-tracking';

/** Counts views of promotions of visitors who have allowed it; the cookie decides, whatever a page sends. */
export async function promotionRoutes(app: FastifyInstance, { db }: CustomersContext): Promise<void> {
  const views = promotionViews(db);

  route(app, trackPromotion, async (request, reply) => {
    const choice = choiceOfRequest(request, [SERVICE]);
    if (!choice?.services.includes(SERVICE)) return reply.code(204).send();
    await views.count(request.body);
    return request.body;
  });
}
