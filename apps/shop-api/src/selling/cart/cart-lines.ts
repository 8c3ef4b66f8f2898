import type { CartType } from '@fachwerk/shared/contracts';
import type { Item } from '../../catalogue/items/item-memory';
import type { StoredCart } from './cart-repository';
import { saleRefusal } from './sale-refusal';

/** A stored position with its item. */
export interface CartLine {
  entryId: string;
  item: Item;
  quantity: number;
  seenCents: number;
  /** In stock, with the hold of this cart. Unlimited for gift cards. */
  available: number;
  /** Pieces that can be ordered: neither missing ones nor those of an item that is sold in stores only. */
  orderable: number;
  /** In cents; undefined for goods. */
  giftCardValue?: number | undefined;
  /** Where it lies in the store. */
  place?: { aisle: number; shelf: number } | undefined;
}

/** Both carts, with the store of the reservation cart. */
export interface CartLines {
  online: readonly CartLine[];
  reservation: readonly CartLine[];
  companyId: string | null;
}

/** A position whose item has just been deleted is left out. Lines of a deleted store are online lines. */
export function cartLines({ lines, companyId }: StoredCart, items: ReadonlyMap<string, Item>): CartLines {
  const of = (type: CartType) =>
    lines.flatMap((line): CartLine[] => {
      const [entryId, itemId, quantity, seenCents, available, isReserved, giftCardValue, aisle, shelf] = line;
      const item = items.get(itemId);
      if (!item || (isReserved && companyId !== null) !== (type === 'RESERVATION')) return [];
      const stock = available ?? Infinity;
      return [
        {
          entryId,
          item,
          quantity,
          seenCents,
          available: stock,
          orderable: saleRefusal(item) ? 0 : Math.max(0, Math.min(quantity, stock)),
          giftCardValue: giftCardValue ?? undefined,
          place: aisle !== null && shelf !== null ? { aisle, shelf } : undefined,
        },
      ];
    });
  return { online: of('ONLINE'), reservation: of('RESERVATION'), companyId };
}

/** The cart wants more than there is, which only its verification lowers. */
export const lacksPieces = (lines: readonly CartLine[]): boolean =>
  lines.some(({ quantity, available }) => available < quantity);

/** Price of one piece; `companyId` is null for the online cart. */
export const pieceCents = ({ item, giftCardValue }: CartLine, companyId: string | null): number =>
  giftCardValue ?? item.priceCents(companyId);

/** What an order of the line costs before all discounts, without deposits. */
export const lineCents = (line: CartLine, companyId: string | null): number =>
  line.orderable * pieceCents(line, companyId);

/** Value of the lines before all discounts, without deposits. All sums count what can be ordered. */
export const goodsCents = (lines: readonly CartLine[], companyId: string | null): number =>
  lines.reduce((sum, line) => sum + lineCents(line, companyId), 0);

/** Value of the lines that are sent: gift cards come by e-mail. */
export const sentCents = (lines: readonly CartLine[]): number =>
  goodsCents(
    lines.filter(({ giftCardValue }) => giftCardValue === undefined),
    null,
  );
