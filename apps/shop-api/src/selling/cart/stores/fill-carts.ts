import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { MAX_CART_LINES, type StoredCart } from '../cart-repository';
import type { Share } from './split-cart';

type StoredLine = StoredCart['lines'][number];

interface Row {
  entryId: string;
  itemId: string;
  isReserved: boolean;
  quantity: number;
  /** Pieces in the place of the cart. */
  available: number;
  isNew: boolean;
}

export interface Filling {
  /** Lines as they will be. */
  rows: Row[];
  /** Entry ids of lines that are joined with another one. */
  removed: string[];
}

/**
 * The lines of both carts after the split. Pieces that neither place has stay in the online cart, which shows
 * what is missing. A line keeps its id where it goes on, in whichever cart.
 */
export function fillingOf({ lines }: Pick<StoredCart, 'lines'>, shares: readonly Share[]): Filling {
  const entryOf = (wanted: string, inReservation: boolean) =>
    lines.find(
      ([, itemId, , , , isReserved, giftCardValue]) =>
        itemId === wanted && isReserved === inReservation && giftCardValue === null,
    )?.[0];
  const rows: Row[] = [];
  const removed: string[] = [];
  for (const { itemId, quantity, here, parcel } of shares) {
    const [online, reserved] = [entryOf(itemId, false), entryOf(itemId, true)];
    const rest = quantity - here;
    const isBoth = here > 0 && rest > 0;
    const put = (isReserved: boolean, count: number, own?: string, other?: string) => {
      // The line of the other cart is free if all pieces are in this one.
      const entryId = own ?? (isBoth ? undefined : other);
      rows.push({
        entryId: entryId ?? randomUUID(),
        itemId,
        isReserved,
        quantity: count,
        available: isReserved ? here : parcel,
        isNew: entryId === undefined,
      });
      if (!isBoth && own !== undefined && other !== undefined) removed.push(other);
    };
    if (here > 0) put(true, here, reserved, online);
    if (rest > 0) put(false, rest, online, reserved);
  }
  return { rows, removed };
}

/** The cart as it will be, to know its sums before it is written. */
export function filledCart(cart: StoredCart, companyId: string, { rows, removed }: Filling): StoredCart {
  const kept = cart.lines
    .filter(([entryId]) => !removed.includes(entryId))
    .map((line): StoredLine => {
      const [entryId, itemId, quantity, seen, available, isReserved, giftCardValue, aisle, shelf] = line;
      const row = rows.find((one) => one.entryId === entryId);
      return [
        entryId,
        itemId,
        row?.quantity ?? quantity,
        seen,
        row?.available ?? available,
        row?.isReserved ?? isReserved,
        giftCardValue,
        aisle,
        shelf,
      ];
    });
  const added = rows
    .filter(({ isNew }) => isNew)
    .map(({ entryId, itemId, quantity, available, isReserved }): StoredLine => {
      return [entryId, itemId, quantity, 0, available, isReserved, null, null, null];
    });
  return Object.assign({}, cart, { companyId, lines: kept.concat(added), parked: [] });
}

/** Two lines of an item that become one. */
export const hasTooManyPieces = ({ rows }: Filling): boolean =>
  rows.some(({ quantity }) => quantity > MAX_LINE_QUANTITY);

/** Gift cards count too: they are lines of the online cart. */
export function isTooLong({ rows }: Filling, { lines }: Pick<StoredCart, 'lines'>): boolean {
  const giftCards = lines.filter(([, , , , , , giftCardValue]) => giftCardValue !== null).length;
  const reserved = rows.filter(({ isReserved }) => isReserved).length;
  return reserved > MAX_CART_LINES || rows.length - reserved + giftCards > MAX_CART_LINES;
}

/** Writes the lines, in the transaction that has locked the cart. */
export async function writeFilling(
  tx: Queryable,
  cartId: string,
  companyId: string,
  { rows, removed }: Filling,
): Promise<void> {
  await tx.query('delete from cart_position where cart_id = $1 and entry_id = any($2)', [cartId, removed]);
  await tx.query('update cart set reservation_store_id = $2 where id = $1', [cartId, companyId]);
  await tx.query(
    `with filled as (
       select f.*, case when f."isReserved" then $3 end as store
       from jsonb_to_recordset($2::jsonb) as f("entryId" text, "itemId" text, "isReserved" boolean, quantity integer, "isNew" boolean)
     ), changed as (
       update cart_position p
       set seen_cents = case when f."isReserved" or p.is_reserved then item_price_for(p.item_id, f.store) else p.seen_cents end,
         is_reserved = f."isReserved", quantity = f.quantity
       from filled f where p.cart_id = $1 and p.entry_id = f."entryId" and not f."isNew"
     )
     insert into cart_position (cart_id, entry_id, item_id, is_reserved, quantity, seen_cents)
     select $1, f."entryId", f."itemId", f."isReserved", f.quantity, item_price_for(f."itemId", f.store)
     from filled f where f."isNew"`,
    [cartId, JSON.stringify(rows), companyId],
  );
}
