import { addItemsToCart } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { wantsPage } from '../../kernel/errors/error-page';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import type { SellingContext } from '../context/selling-context';
import type { CartComposer } from './cart-composer';
import type { Request } from './cart-container';
import { refusal } from './cart-refusals';
import { cartTransaction, type StoredCart } from './cart-repository';
import { redirectToCart } from './redirect-to-cart';
import { saleRefusal } from './sale-refusal';

/** Several items in one transaction: the first refusal leaves the cart as it was. */
export async function addItemsRoutes(
  app: FastifyInstance,
  { db, now, catalogueVersion }: SellingContext,
  composer: CartComposer,
): Promise<void> {
  route(app, addItemsToCart, async (request, reply) => {
    const wanted = readItems(request.body.items);
    const items = await composer.findItems([...wanted.keys()], await catalogueVersion());
    for (const item of items.values()) {
      const refused = saleRefusal(item);
      if (refused) throw refusal(refused);
    }
    const { id: sessionId } = requireSession(request);
    const key = idempotencyKey(request);
    const requests: Request[] = [];
    const cart = await cartTransaction(db, async (carts) => {
      let last: StoredCart | undefined;
      for (const [itemId, quantity] of wanted) {
        const added = await carts.add({
          sessionId,
          sessionExpiry: sessionExpiry(now()),
          itemId,
          productId: undefined,
          quantity,
          idempotencyKey: key && `${key}/${itemId}`,
          ofList: request.body.items,
        });
        if (added.outcome !== 'added') throw refusal(added.outcome);
        requests.push({ entryId: added.entryId, requested: added.requested });
        last = added.cart;
      }
      return last;
    });
    if (!cart) throw new Error('The form has no items.');
    if (wantsPage(request)) return redirectToCart(request, reply);
    return reply.send(await composer.container(cart, { requests }));
  });
}

/** Quantities by item, e.g. of "200001:2,200002:1". An item that is named twice counts twice. */
function readItems(text: string): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const entry of text.split(',')) {
    const [itemId = '', quantity] = entry.split(':');
    wanted.set(itemId, (wanted.get(itemId) ?? 0) + Number(quantity));
  }
  return wanted;
}
