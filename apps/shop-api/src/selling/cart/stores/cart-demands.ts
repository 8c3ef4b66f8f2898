import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import type { Item } from '../../../catalogue/items/item-memory';
import { WAREHOUSE } from '../../../stores/stock/write-stock';
import type { StoredCart } from '../cart-repository';
import { saleRefusal } from '../sale-refusal';
import type { AvailableIn } from './available-in';
import { type Demand, type Split, splitCart } from './split-cart';

export interface ItemDemand extends Demand {
  item: Item;
}

/** Items of both carts in the order of their lines, without gift cards: those come by e-mail. */
export function cartDemands({ lines }: StoredCart, items: ReadonlyMap<string, Item>): ItemDemand[] {
  const demands = new Map<string, ItemDemand>();
  for (const [, itemId, quantity, , , , giftCardValue] of lines) {
    const item = items.get(itemId);
    if (!item || giftCardValue !== null) continue;
    demands.set(itemId, { itemId, item, quantity: (demands.get(itemId)?.quantity ?? 0) + quantity });
  }
  return [...demands.values()];
}

/** An item that is sold against a proof only lacks all its pieces: it is neither reserved nor sent. */
export function splitFor(demands: readonly ItemDemand[], companyId: string, available: AvailableIn): Split {
  const refused = new Set(demands.filter(({ item }) => saleRefusal(item)).map(({ itemId }) => itemId));
  const piecesIn = (locationId: string) => (itemId: string) =>
    refused.has(itemId) ? 0 : Math.min(MAX_LINE_QUANTITY, available(locationId, itemId));
  return splitCart(demands, piecesIn(companyId), piecesIn(WAREHOUSE));
}
