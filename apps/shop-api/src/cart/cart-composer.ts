import type { Database } from '@fachwerk/database';
import type { CartContainer } from '@fachwerk/shared/contracts';
import { createItemMemory, type Item } from '../items/item-memory';
import type { StoredCart } from './cart-repository';
import { cartContainer, type CartLine, type CartView } from './cart-rules';
import { createPromoteCart, type Promoted } from './promote-cart';

export interface CartComposer {
  /** The answer of a basket call. */
  container(sessionId: string, cart: StoredCart, view?: Partial<CartView>): Promise<CartContainer>;
  /** The promotions of the cart with another code than the attached one. */
  promoteWith(sessionId: string, cart: StoredCart, voucher: string): Promise<Promoted>;
}

/** Composes answers of stored lines, items and promotions. */
export function createCartComposer(db: Database, now: () => Date): CartComposer {
  const findItems = createItemMemory(db);
  const promoteCart = createPromoteCart(db, findItems, now);
  const find = async (cart: StoredCart) =>
    linesOf(
      cart,
      await findItems(
        cart.lines.map(([, itemId]) => itemId),
        cart.version,
      ),
    );

  return {
    async container(sessionId, stored, view = {}) {
      const lines = await find(stored);
      const promoted = await promoteCart({ sessionId, stored, lines });
      return cartContainer(lines, {
        now: now(),
        ...{ mergeReport: stored.mergeReport, benefits: stored, promoted },
        ...view,
      });
    },

    async promoteWith(sessionId, stored, voucher) {
      return promoteCart({ sessionId, stored, lines: await find(stored), voucher });
    },
  };
}

/** A position whose item has just been deleted is left out. */
const linesOf = ({ lines }: StoredCart, items: ReadonlyMap<string, Item>): CartLine[] =>
  lines.flatMap(([entryId, itemId, quantity, seenCents, available]) => {
    const item = items.get(itemId);
    return item ? [{ entryId, item, quantity, seenCents, available }] : [];
  });
