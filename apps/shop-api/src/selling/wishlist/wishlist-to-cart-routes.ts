import { wishlistToCart, type WishlistToCartLine } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { createItemMemory } from '../../catalogue/items/item-memory';
import { wantsPage } from '../../kernel/errors/error-page';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import { refusal } from '../cart/cart-refusals';
import { type AddOutcome, createCartRepository } from '../cart/cart-repository';
import type { SellingContext } from '../context/selling-context';
import { createWishlistRepository } from './wishlist-repository';
import { WISHLIST_PAGE } from './wishlist-routes';

export async function wishlistToCartRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const { db, now, formAnswers, catalogueVersion } = context;
  const wishlists = createWishlistRepository(db);
  const carts = createCartRepository(db);
  const findItems = createItemMemory(db);

  route(app, wishlistToCart, async (request, reply) => {
    const { id } = requireSession(request);
    const key = idempotencyKey(request);
    const { entries } = await wishlists.find(id);
    const items = await findItems(
      entries.map(({ itemId }) => itemId),
      await catalogueVersion(),
    );
    const lines: WishlistToCartLine[] = [];
    // One statement per entry: each locks the same cart.
    for (const { itemId, productId, quantity } of [...entries].reverse()) {
      const item = items.get(itemId);
      if (!item) continue;
      const { name, url } = item.shown;
      if (item.duties.needsAdvice) {
        lines.push({ itemId, name, url, requested: quantity, added: 0, result: 'ADVICE_REQUIRED' });
        continue;
      }
      const added = await carts.add({
        sessionId: id,
        sessionExpiry: sessionExpiry(now()),
        itemId,
        productId,
        quantity,
        idempotencyKey: key && `${key}:${itemId}`,
      });
      const { outcome } = added;
      if (outcome !== 'added' && outcome !== 'unknown-item' && outcome !== 'sold-out') throw refusal(outcome);
      lines.push({ itemId, name, url, ...outcomeOf(added, quantity) });
    }
    if (wantsPage(request)) {
      const answer = {
        form: 'wishlistToCart',
        values: {},
        fieldErrors: [],
        globalErrors: [],
        result: { lines },
      };
      const answerKey = await formAnswers.keep(id, answer);
      return reply.redirect(`${WISHLIST_PAGE}?answer=${answerKey}`, 303);
    }
    return { lines, totalArticleCount: await carts.countArticles(id) };
  });
}

/** The statement limits a line by stock and by the largest quantity of a line. */
export function outcomeOf(
  added: AddOutcome,
  requested: number,
): Pick<WishlistToCartLine, 'requested' | 'added' | 'result'> {
  if (added.outcome !== 'added') return { requested, added: 0, result: 'MISSING' };
  const quantity = added.cart.lines.find(([entryId]) => entryId === added.entryId)?.[2] ?? 0;
  const missing = Math.max(0, added.requested - quantity);
  const inCart = Math.max(0, requested - missing);
  const result = missing === 0 ? 'ADDED' : inCart === 0 ? 'MISSING' : 'REDUCED';
  return { requested, added: inCart, result };
}
