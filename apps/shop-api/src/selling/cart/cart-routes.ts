import { CHOSEN_STORE } from '@fachwerk/shared/calls';
import {
  addToCart,
  clearCart,
  editCart,
  moveInCart,
  readCart,
  removeFromCart,
} from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Item } from '../../catalogue/items/item-memory';
import { wantsPage } from '../../kernel/errors/error-page';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import type { SellingContext } from '../context/selling-context';
import type { CartComposer } from './cart-composer';
import type { Request } from './cart-container';
import { refusal } from './cart-refusals';
import { createCartRepository } from './cart-repository';
import { redirectToCart } from './redirect-to-cart';
import { saleRefusal } from './sale-refusal';

const STORES_PAGE = '/stores/';

export async function cartRoutes(
  app: FastifyInstance,
  { db, now, catalogueVersion }: SellingContext,
  composer: CartComposer,
): Promise<void> {
  const carts = createCartRepository(db);

  /** Returns the whole cart after a change; a native form is redirected to a page. */
  async function sendCart(request: FastifyRequest, reply: FastifyReply, asked?: Request) {
    if (wantsPage(request)) return redirectToCart(request, reply);
    const { id } = requireSession(request);
    return reply.send(await composer.container(await carts.find(id), { requests: asked ? [asked] : [] }));
  }

  /** Null if the visitor has chosen no store. */
  const storeOf = async (sessionId: string, companyId: string | undefined) =>
    companyId === CHOSEN_STORE ? await carts.findChosenStore(sessionId) : companyId;

  /** The item of a line; undefined if another tab has removed it. */
  async function itemOf(sessionId: string, entryId: string): Promise<Item | undefined> {
    const { lines, version } = await carts.find(sessionId);
    const [, itemId] = lines.find(([one]) => one === entryId) ?? [];
    return itemId === undefined ? undefined : (await composer.findItems([itemId], version)).get(itemId);
  }

  route(app, readCart, (request, reply) => sendCart(request, reply));

  route(app, addToCart, async (request, reply) => {
    const { itemId, productId, quantity, positions } = request.body;
    if (quantity < 1) throw fieldRefusal('quantity');
    const item = (await composer.findItems([itemId], await catalogueVersion())).get(itemId);
    // Before the question for a store: an item that is not sold needs none.
    const refused = item && saleRefusal(item);
    if (refused) throw refusal(refused);
    const { id: sessionId } = requireSession(request);
    const companyId = await storeOf(sessionId, request.body.companyId);
    if (companyId === null) {
      if (wantsPage(request)) return reply.redirect(STORES_PAGE, 303);
      throw refusal('no-store');
    }
    const added = await carts.add({
      sessionId,
      sessionExpiry: sessionExpiry(now()),
      itemId,
      productId,
      quantity,
      companyId,
      idempotencyKey: idempotencyKey(request),
    });
    if (added.outcome !== 'added') throw refusal(added.outcome, companyId ? 'RESERVATION' : 'ONLINE');
    if (wantsPage(request)) return redirectToCart(request, reply);
    const { entryId, requested, cart } = added;
    const answer = await composer.container(cart, {
      requests: [{ entryId, requested }],
      onlyEntryId: positions === 'added' ? entryId : undefined,
    });
    return reply.send({ ...answer, addedEntryId: entryId });
  });

  route(app, editCart, async (request, reply) => {
    const { id } = requireSession(request);
    const { entryId, quantity } = request.body;
    if (quantity === 0) await carts.remove(id, entryId);
    else await carts.setQuantity(id, entryId, Math.min(quantity, MAX_LINE_QUANTITY));
    return sendCart(request, reply, { entryId, requested: quantity });
  });

  route(app, removeFromCart, async (request, reply) => {
    await carts.remove(requireSession(request).id, request.body.entryId);
    return sendCart(request, reply);
  });

  route(app, moveInCart, async (request, reply) => {
    const { entryId, to, companyId } = request.body;
    const { id: sessionId } = requireSession(request);
    const item = await itemOf(sessionId, entryId);
    const refused = item && saleRefusal(item);
    if (refused) throw refusal(refused);
    const moved = await carts.move({ sessionId, entryId, to, companyId });
    // Another tab has removed the line: the answer is the cart as it is.
    if (moved.outcome === 'unknown-entry') return sendCart(request, reply);
    if (moved.outcome !== 'moved') throw refusal(moved.outcome, to);
    return sendCart(request, reply, moved);
  });

  route(app, clearCart, async (request, reply) => {
    const { id } = requireSession(request);
    await carts.clear(id, request.body.type);
    return sendCart(request, reply);
  });
}
