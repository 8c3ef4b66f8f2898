import type { Queryable } from '@fachwerk/database';
import type { Item } from '../../catalogue/items/item-memory';
import { createCartRepository, type VerifiedLine } from './cart-repository';

type FindItems = (
  itemIds: readonly string[],
) => Promise<ReadonlyMap<string, Item>> | ReadonlyMap<string, Item>;

/** Lowers both carts to the stock; the report of the changes stays with the cart. */
export async function verifyCart(
  tx: Queryable,
  sessionId: string,
  findItems: FindItems,
): Promise<VerifiedLine[]> {
  const carts = createCartRepository(tx);
  const changed = await carts.verify(sessionId);
  if (changed.length === 0) return changed;
  const items = await findItems(changed.map(({ itemId }) => itemId));
  await carts.report(
    sessionId,
    changed.map(({ entryId, itemId, isReserved, oldQuantity, newQuantity }) => ({
      entryId,
      itemId,
      oldQuantity,
      newQuantity,
      name: items.get(itemId)?.shown.name ?? itemId,
      reason: newQuantity === 0 ? 'SOLD_OUT' : 'REDUCED',
      cart: isReserved ? 'RESERVATION' : 'ONLINE',
    })),
  );
  return changed;
}
