import { removeParked, takeParked } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../../kernel/errors/error-page';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { safeRedirect } from '../../kernel/http/safe-redirect';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import type { SellingContext } from '../context/selling-context';
import type { CartComposer } from './cart-composer';
import { CART_PAGE, refusal } from './cart-refusals';
import { cartTransaction, createCartRepository } from './cart-repository';

/** Lines of an earlier cart that a login has put aside. */
export async function parkedRoutes(
  app: FastifyInstance,
  { db, now, catalogueVersion }: SellingContext,
  composer: CartComposer,
): Promise<void> {
  const carts = createCartRepository(db);

  async function sendCart(request: FastifyRequest, reply: FastifyReply) {
    if (wantsPage(request)) return reply.redirect(safeRedirect(request.formRedirect, CART_PAGE), 303);
    const { id } = requireSession(request);
    return composer.container(await carts.find(id));
  }

  /** Sold-out lines stay parked, and those that are sold in stores only. */
  route(app, takeParked, async (request, reply) => {
    const { id } = requireSession(request);
    const { itemId: only } = request.body;
    const key = idempotencyKey(request);
    const ids = (await carts.find(id)).parked.map(([itemId]) => itemId);
    const items = await composer.findItems(ids, await catalogueVersion());
    await cartTransaction(db, async (inside) => {
      const { parked } = await inside.find(id);
      const taken: string[] = [];
      for (const [itemId, quantity] of parked.filter(([one]) => only === undefined || one === only)) {
        if (items.get(itemId)?.duties.needsAdvice) {
          if (only !== undefined) throw refusal('advice-required');
          continue;
        }
        const { outcome } = await inside.add({
          sessionId: id,
          sessionExpiry: sessionExpiry(now()),
          itemId,
          quantity,
          productId: undefined,
          idempotencyKey: key && `${key}:${itemId}`,
        });
        if (outcome === 'added') taken.push(itemId);
        else if (only !== undefined) throw refusal(outcome);
      }
      await inside.removeParked(id, taken);
    });
    return sendCart(request, reply);
  });

  route(app, removeParked, async (request, reply) => {
    const { itemId } = request.body;
    await carts.removeParked(requireSession(request).id, itemId === undefined ? undefined : [itemId]);
    return sendCart(request, reply);
  });
}
