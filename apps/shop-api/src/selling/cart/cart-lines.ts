import type { CartType } from '@fachwerk/shared/contracts';
import type { Item } from '../../catalogue/items/item-memory';
import type { StoredCart } from './cart-repository';

/** A stored position with its item. */
export interface CartLine {
  entryId: string;
  item: Item;
  quantity: number;
  seenCents: number;
  /** In stock, with the hold of this cart. Unlimited for gift cards. */
  available: number;
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
      return [
        {
          entryId,
          item,
          quantity,
          seenCents,
          available: available ?? Infinity,
          giftCardValue: giftCardValue ?? undefined,
          place: aisle !== null && shelf !== null ? { aisle, shelf } : undefined,
        },
      ];
    });
  return { online: of('ONLINE'), reservation: of('RESERVATION'), companyId };
}

/** Price of one piece; `companyId` is null for the online cart. */
export const pieceCents = ({ item, giftCardValue }: CartLine, companyId: string | null): number =>
  giftCardValue ?? item.priceCents(companyId);

/** Value of the lines before all discounts, without deposits. */
export const goodsCents = (lines: readonly CartLine[], companyId: string | null): number =>
  lines.reduce((sum, line) => sum + line.quantity * pieceCents(line, companyId), 0);

/** Value of the lines that are sent: gift cards come by e-mail. */
export const sentCents = (lines: readonly CartLine[]): number =>
  goodsCents(
    lines.filter(({ giftCardValue }) => giftCardValue === undefined),
    null,
  );
