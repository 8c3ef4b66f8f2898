import { addItemsToCart } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { wantsPage } from '../../kernel/errors/error-page';
import { idempotencyKey, requestHash } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { requireSession, sessionExpiry } from '../../kernel/session/session-plugin';
import type { SellingContext } from '../context/selling-context';
import type { CartComposer } from './cart-composer';
import type { Request } from './cart-container';
import { refusal } from './cart-refusals';
import { type AddToCart, type CartRepository, cartTransaction, type StoredCart } from './cart-repository';
import { openKeyedChange } from './keyed-change';
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
    const sent = { sessionId, sessionExpiry: sessionExpiry(now()) };
    const { cart, requests } = await cartTransaction(db, async (carts, tx) => {
      const change = await openKeyedChange(tx, {
        ...sent,
        idempotencyKey: idempotencyKey(request),
        hash: requestHash('add items', [...wanted]),
      });
      if (change.outcome === 'repeated') return asRepeated(await carts.find(sessionId), wanted);
      if (change.outcome !== 'first') throw refusal(change.outcome);
      const added = await addAll(carts, wanted, sent);
      await change.remember();
      return added;
    });
    if (wantsPage(request)) return redirectToCart(request, reply);
    return reply.send(await composer.container(cart, { requests }));
  });
}

interface Added {
  cart: StoredCart;
  requests: Request[];
}

async function addAll(
  carts: CartRepository,
  wanted: ReadonlyMap<string, number>,
  sent: Pick<AddToCart, 'sessionId' | 'sessionExpiry'>,
): Promise<Added> {
  const requests: Request[] = [];
  let cart: StoredCart | undefined;
  for (const [itemId, quantity] of wanted) {
    const addition = { ...sent, itemId, productId: undefined, quantity, idempotencyKey: undefined };
    const added = await carts.add(addition);
    if (added.outcome !== 'added') throw refusal(added.outcome);
    requests.push({ entryId: added.entryId, requested: added.requested });
    cart = added.cart;
  }
  if (!cart) throw new Error('The form has no items.');
  return { cart, requests };
}

/** A repeated call adds nothing; its answer names again which of the lines hold less than it asked for. */
const asRepeated = (cart: StoredCart, wanted: ReadonlyMap<string, number>): Added => ({
  cart,
  requests: cart.lines.flatMap(([entryId, itemId, , , , isReserved]): Request[] => {
    const requested = isReserved ? undefined : wanted.get(itemId);
    return requested === undefined ? [] : [{ entryId, requested }];
  }),
});

/** Quantities by item, e.g. of "200001:2,200002:1". An item that is named twice counts twice. */
function readItems(text: string): Map<string, number> {
  const wanted = new Map<string, number>();
  for (const entry of text.split(',')) {
    const [itemId = '', quantity] = entry.split(':');
    wanted.set(itemId, (wanted.get(itemId) ?? 0) + Number(quantity));
  }
  return wanted;
}
