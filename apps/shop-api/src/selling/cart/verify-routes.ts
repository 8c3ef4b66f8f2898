import { type InventoryChange, verifyInventory, verifyInventoryByForm } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wantsPage } from '../../kernel/errors/error-page';
import { route } from '../../kernel/http/route';
import { requireSession } from '../../kernel/session/session-plugin';
import type { SellingContext } from '../context/selling-context';
import type { CartComposer } from './cart-composer';
import { createCartRepository, type VerifiedLine } from './cart-repository';
import { redirectToCart } from './redirect-to-cart';
import { verifyCart } from './verify-cart';

const MESSAGE = 'error.basket.verification.message';

/** Compares both carts with the stock before an order (specification 4 and 8). Holds nothing. */
export async function verifyRoutes(
  app: FastifyInstance,
  { db, catalogueVersion }: SellingContext,
  composer: CartComposer,
): Promise<void> {
  async function verify(request: FastifyRequest, reply: FastifyReply) {
    const { id } = requireSession(request);
    const version = await catalogueVersion();
    const changed = await db.transaction((tx) =>
      verifyCart(tx, id, (ids) => composer.findItems(ids, version)),
    );
    if (wantsPage(request)) return redirectToCart(request, reply);
    if (changed.length === 0) return { verified: true };
    const cartContainer = await composer.container(await createCartRepository(db).find(id));
    const empty = (isReserved: boolean, cart: unknown) =>
      cart === null && changed.some((line) => line.isReserved === isReserved);
    const body: InventoryChange = {
      cartContainer,
      inventoryChanges: lowestByItem(changed),
      hasRemovedProducts: changed.some(({ newQuantity }) => newQuantity === 0),
      emptyBaskets: [
        ...(empty(false, cartContainer.onlineCart) ? (['ONLINE'] as const) : []),
        ...(empty(true, cartContainer.reservationCart) ? (['RESERVATION'] as const) : []),
      ],
      message: MESSAGE,
    };
    return reply.code(412).send(body);
  }

  route(app, verifyInventory, verify);
  route(app, verifyInventoryByForm, verify);
}

/** An item in both carts has the lower of its new quantities. */
function lowestByItem(changed: readonly VerifiedLine[]): Record<string, number> {
  const lowest: Record<string, number> = {};
  for (const { itemId, newQuantity } of changed)
    lowest[itemId] = Math.min(newQuantity, lowest[itemId] ?? newQuantity);
  return lowest;
}
