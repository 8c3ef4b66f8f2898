import { addToCart, clearCart, editCart, readCart, removeFromCart } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../http/error-page';
import { idempotencyKey } from '../http/idempotency-key';
import { route } from '../http/route';
import { safeRedirect } from '../http/safe-redirect';
import { ShopError } from '../http/shop-error';
import { requireSession, sessionExpiry } from '../session/session-plugin';
import type { ShopContext } from '../shop-context';
import { createCartRepository } from './cart-repository';
import { cartContainer, type Request } from './cart-rules';

const CART_PAGE = '/basket/';

export async function cartRoutes(app: FastifyInstance, { db, now }: ShopContext): Promise<void> {
  const carts = createCartRepository(db);

  /** Returns the whole cart after each call; a native form is redirected to a page. */
  async function send(request: FastifyRequest, reply: FastifyReply, asked?: Request, addedEntryId?: string) {
    if (wantsPage(request)) return reply.redirect(safeRedirect(request.formRedirect, CART_PAGE), 303);
    const { id } = requireSession(request);
    const [lines, adjustedPositionsOnline] = await Promise.all([
      carts.findLines(id),
      request.method === 'GET' ? carts.findMergeReport(id) : [],
    ]);
    const container = { ...cartContainer(lines, now(), asked), adjustedPositionsOnline };
    return reply.send({ ...container, ...(addedEntryId ? { addedEntryId } : {}) });
  }

  route(app, readCart, (request, reply) => send(request, reply));

  route(app, addToCart, async (request, reply) => {
    const { itemId, productId, quantity, companyId } = request.body;
    if (companyId !== undefined) throw new ShopError(400, 'error.reservation.unavailable');
    if (quantity < 1) throw fieldError('quantity');
    const added = await carts.add({
      sessionId: requireSession(request).id,
      sessionExpiry: sessionExpiry(now()),
      itemId,
      productId,
      quantity,
      idempotencyKey: idempotencyKey(request),
    });
    if (added.outcome === 'unknown-item') throw new ShopError(400, 'error.item.unknown');
    if (added.outcome === 'sold-out') throw new ShopError(400, 'error.item.soldOut');
    // A login or logout came first: its cookie and token are on their way to this browser.
    if (added.outcome === 'session-over') throw new ShopError(403, 'technical.error');
    if (added.outcome === 'key-clash') throw new ShopError(409, 'error.idempotency.clash');
    const entryId = added.entry_id ?? undefined;
    return send(request, reply, entryId ? { entryId, requested: added.requested } : undefined, entryId);
  });

  route(app, editCart, async (request, reply) => {
    const { id } = requireSession(request);
    const { entryId, quantity } = request.body;
    if (quantity === 0) await carts.remove(id, entryId);
    else await carts.setQuantity(id, entryId, Math.min(quantity, MAX_LINE_QUANTITY));
    await carts.forgetMergeReport(id);
    return send(request, reply, { entryId, requested: quantity });
  });

  route(app, removeFromCart, async (request, reply) => {
    const { id } = requireSession(request);
    await carts.remove(id, request.body.entryId);
    await carts.forgetMergeReport(id);
    return send(request, reply);
  });

  route(app, clearCart, async (request, reply) => {
    const { id } = requireSession(request);
    if (request.body.type !== 'RESERVATION') await carts.clear(id);
    await carts.forgetMergeReport(id);
    return send(request, reply);
  });
}

const fieldError = (field: string): ShopError =>
  new ShopError(400, 'error.validation.general.message', [
    { field, msg: 'error.validation.general.message' },
  ]);
