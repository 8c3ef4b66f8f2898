import { removeParked, takeParked as takeParkedCall } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../../kernel/errors/error-page';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import type { SellingContext } from '../context/selling-context';
import type { CartComposer } from './cart-composer';
import { createCartRepository } from './cart-repository';
import { redirectToCart } from './redirect-to-cart';
import { takeParked } from './take-parked';

/** Lines of an earlier cart that a login has put aside. */
export async function parkedRoutes(
  app: FastifyInstance,
  { db, now, catalogueVersion }: SellingContext,
  composer: CartComposer,
): Promise<void> {
  const carts = createCartRepository(db);

  async function sendCart(request: FastifyRequest, reply: FastifyReply) {
    if (wantsPage(request)) return redirectToCart(request, reply);
    const { id } = requireSession(request);
    return composer.container(await carts.find(id));
  }

  route(app, takeParkedCall, async (request, reply) => {
    await takeParked(
      { db, catalogueVersion, findItems: composer.findItems },
      {
        sessionId: requireSession(request).id,
        sessionExpiry: sessionExpiry(now()),
        itemId: request.body.itemId,
        idempotencyKey: idempotencyKey(request),
      },
    );
    return sendCart(request, reply);
  });

  route(app, removeParked, async (request, reply) => {
    const { itemId } = request.body;
    await carts.removeParked(requireSession(request).id, itemId === undefined ? undefined : [itemId]);
    return sendCart(request, reply);
  });
}
