import { wishlistToCart } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createItemMemory } from '../../catalogue/items/item-memory';
import { wantsPage } from '../../kernel/errors/error-page';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { createCartRepository } from '../cart/cart-repository';
import type { SellingContext } from '../context/selling-context';
import { putWishlistIntoCart } from './put-wishlist-into-cart';
import { WISHLIST_PAGE } from './wishlist-routes';

export async function wishlistToCartRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { db, now, formAnswers, catalogueVersion } = context;
  const findItems = createItemMemory(db);

  route(app, wishlistToCart, async (request, reply) => {
    const { id: sessionId } = requireSession(request);
    const lines = await putWishlistIntoCart(
      { db, catalogueVersion, findItems },
      { sessionId, sessionExpiry: sessionExpiry(now()), idempotencyKey: idempotencyKey(request) },
    );
    if (!wantsPage(request))
      return { lines, totalArticleCount: await createCartRepository(db).countArticles(sessionId) };
    const answer = {
      form: 'wishlistToCart',
      values: {},
      fieldErrors: [],
      globalErrors: [],
      result: { lines },
    };
    return reply.redirect(`${WISHLIST_PAGE}?answer=${await formAnswers.keep(sessionId, answer)}`, 303);
  });
}
