import type { Item } from '../../catalogue/items/item-memory';
import type { AddOutcome, AddToCart, CartRepository } from './cart-repository';
import { type SaleRefusal, saleRefusal } from './sale-refusal';

/** An addition, or why it is refused; the cart stays as it was then. The cart refuses an unknown item. */
export async function putIntoCart(
  carts: Pick<CartRepository, 'add'>,
  item: Item | undefined,
  addition: AddToCart,
): Promise<AddOutcome | { outcome: SaleRefusal }> {
  const refused = item && saleRefusal(item);
  return refused === undefined ? carts.add(addition) : { outcome: refused };
}
