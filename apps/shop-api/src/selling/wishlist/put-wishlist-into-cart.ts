import type { Database } from '@fachwerk/database';
import type { WishlistToCartLine } from '@fachwerk/shared/contracts';
import type { ItemMemory } from '../../catalogue/items/item-memory';
import { requestHash } from '../../kernel/http/idempotency-key';
import { refusal } from '../cart/cart-refusals';
import { type AddOutcome, createCartRepository } from '../cart/cart-repository';
import { openKeyedChange } from '../cart/keyed-change';
import { putIntoCart } from '../cart/put-into-cart';
import { isSaleRefusal, REFUSAL_CODES } from '../cart/sale-refusal';
import { createWishlistRepository } from './wishlist-repository';

interface Needs {
  db: Database;
  catalogueVersion: () => Promise<number>;
  findItems: ItemMemory;
}

interface Wish {
  sessionId: string;
  sessionExpiry: Date;
  idempotencyKey: string | undefined;
}

/** Puts all entries into the cart, as far as each can be bought; the wishlist stays. */
export async function putWishlistIntoCart(
  { db, catalogueVersion, findItems }: Needs,
  { sessionId, sessionExpiry, idempotencyKey }: Wish,
): Promise<WishlistToCartLine[]> {
  const carts = createCartRepository(db);
  const { entries } = await createWishlistRepository(db).find(sessionId);
  if (entries.length === 0) return [];
  // Its lines have keys, too: a call that ended half way is continued by its repetition.
  await db.transaction(async (tx) => {
    const hash = requestHash(
      'wishlist',
      entries.map(({ itemId, quantity }) => [itemId, quantity]),
    );
    const change = await openKeyedChange(tx, { sessionId, sessionExpiry, idempotencyKey, hash });
    if (change.outcome === 'first') await change.remember();
    else if (change.outcome !== 'repeated') throw refusal(change.outcome);
  });
  const items = await findItems(
    entries.map(({ itemId }) => itemId),
    await catalogueVersion(),
  );
  const lines: WishlistToCartLine[] = [];
  // One statement per entry: each locks the same cart.
  for (const { itemId, productId, quantity } of [...entries].reverse()) {
    const item = items.get(itemId);
    if (!item) continue;
    const added = await putIntoCart(carts, item, {
      sessionId,
      sessionExpiry,
      itemId,
      productId,
      quantity,
      idempotencyKey: idempotencyKey && `${idempotencyKey}:${itemId}`,
    });
    const { name, url } = item.shown;
    lines.push({ itemId, name, url, ...resultOf(added, quantity) });
  }
  return lines;
}

type Put = Awaited<ReturnType<typeof putIntoCart>>;
type Result = Pick<WishlistToCartLine, 'requested' | 'added' | 'result'>;

/** What a line shows; throws a refusal that concerns the whole cart. */
function resultOf(put: Put, requested: number): Result {
  if (isSaleRefusal(put.outcome)) return { requested, added: 0, result: REFUSAL_CODES[put.outcome] };
  if (put.outcome !== 'added' && put.outcome !== 'unknown-item' && put.outcome !== 'sold-out')
    throw refusal(put.outcome);
  return outcomeOf(put, requested);
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
