import type { Queryable } from '@fachwerk/database';
import { withdrawnPieces } from '../../orders/cases/withdrawn-pieces';
import type { Order } from '../../orders/lifecycle/order';

/** An article of an order that is bought again. */
export interface LineAgain {
  itemId: string;
  productId: string;
  name: string;
  quantity: number;
  /** The price of a piece in the order. */
  unitCents: number;
  isGiftCard: boolean;
}

/**
 * The articles of an order, without gifts, which its value brought. What the buyer did not keep is left out,
 * unless nothing was kept: then all of it is meant. Lines of one article are one.
 */
export async function linesAgain(
  db: Queryable,
  { id, lines }: Pick<Order, 'id' | 'lines'>,
): Promise<LineAgain[]> {
  const withdrawn = await withdrawnPieces(db, id);
  const bought = lines
    .filter(({ isFreeGift }) => !isFreeGift)
    .map((line) => {
      const gone = line.cancelled + Math.max(line.returned, withdrawn.get(line.lineId) ?? 0);
      return { ...line, kept: Math.max(0, line.quantity - gone) };
    });
  const isAll = bought.every(({ kept }) => kept === 0);
  const again = new Map<string, LineAgain>();
  for (const { itemId, productId, name, unitCents, giftCardValue, quantity, kept } of bought) {
    const pieces = isAll ? quantity : kept;
    const isGiftCard = giftCardValue !== null;
    const key = `${itemId} ${isGiftCard}`;
    const before = again.get(key);
    if (pieces > 0)
      again.set(key, {
        itemId,
        productId,
        name,
        unitCents,
        isGiftCard,
        quantity: pieces + (before?.quantity ?? 0),
      });
  }
  return [...again.values()];
}
