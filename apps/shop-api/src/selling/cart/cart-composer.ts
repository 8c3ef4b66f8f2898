import type { Database } from '@fachwerk/database';
import type { CartContainer, ParkedPosition } from '@fachwerk/shared/contracts';
import type { PaymentType } from '@fachwerk/shared/rules';
import { createItemMemory, type Item } from '../../catalogue/items/item-memory';
import { cartContainer, type CartView } from './cart-container';
import { type CartLines, cartLines } from './cart-lines';
import type { StoredCart } from './cart-repository';
import { createPromoteCart, type Promoted } from './promote-cart';
import { createTransportOfCart } from './transport-of-cart';

export interface CartComposer {
  /** The answer of a basket call. */
  container(cart: StoredCart, view?: Partial<CartView>): Promise<CartContainer>;
  /** The stored lines with their items, promotions and gifts. */
  compose(cart: StoredCart): Promise<ComposedCart>;
  /** The promotions of the cart with another code than the attached one. */
  promoteWith(cart: StoredCart, voucher: string): Promise<Promoted>;
  /** Items at this version of the catalogue. */
  findItems: ReturnType<typeof createItemMemory>;
}

export interface ComposedCart {
  lines: CartLines;
  promoted: Promoted;
  parked: readonly ParkedPosition[];
}

interface Needs {
  db: Database;
  now: () => Date;
  payments: { types: readonly PaymentType[] };
}

/** Composes answers of stored lines, items and promotions. */
export function createCartComposer({ db, now, payments }: Needs): CartComposer {
  const paymentTypes = payments.types;
  const findItems = createItemMemory(db);
  const promoteCart = createPromoteCart(db, findItems, now);
  const transportOf = createTransportOfCart(db, now);
  const find = async (cart: StoredCart): Promise<CartLines> =>
    cartLines(
      cart,
      await findItems(
        cart.lines.map(([, itemId]) => itemId),
        cart.version,
      ),
    );
  const findParked = async ({ parked, version }: StoredCart): Promise<ParkedPosition[]> => {
    if (parked.length === 0) return [];
    const items = await findItems(
      parked.map(([itemId]) => itemId),
      version,
    );
    return parked.flatMap(([itemId, quantity]) => parkedPosition(items.get(itemId), quantity, now()));
  };

  async function compose(stored: StoredCart): Promise<ComposedCart> {
    const lines = await find(stored);
    const [promoted, parked] = await Promise.all([promoteCart({ stored, lines }), findParked(stored)]);
    return { lines, promoted, parked };
  }

  return {
    findItems,

    compose,

    async container(stored, view = {}) {
      const { lines, promoted, parked } = await compose(stored);
      const isWhole = view.onlyEntryId === undefined;
      return cartContainer(lines, {
        now: now(),
        adjusted: stored.adjusted,
        interactionId: stored.interactionId,
        benefits: stored,
        promoted,
        parked,
        paymentTypes,
        transport: isWhole ? await transportOf(lines) : undefined,
        ...view,
      });
    },

    async promoteWith(stored, voucher) {
      return promoteCart({ stored, lines: await find(stored), voucher });
    },
  };
}

/** Empty for an item that has been deleted. */
const parkedPosition = (item: Item | undefined, quantity: number, now: Date): ParkedPosition[] => {
  if (!item) return [];
  const { name, variantName, url, image, energyLabel } = item.shown;
  return [
    {
      itemId: item.itemId,
      quantity,
      name,
      variantName,
      url,
      image,
      energyLabel,
      pricesInfo: item.pricesAt(now, null),
    },
  ];
};
