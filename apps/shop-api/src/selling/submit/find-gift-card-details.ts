import type { Queryable } from '@fachwerk/database';
import type { PricedLine } from '../checkout/priced-lines';
import type { GiftCardDetails } from './new-order';

/** Recipient, message and day of the gift cards that a cart buys. */
export async function findGiftCardDetails(
  db: Queryable,
  cartId: string,
  lines: readonly PricedLine[],
): Promise<GiftCardDetails> {
  if (lines.every(({ giftCardValue }) => giftCardValue === null)) return new Map();
  const rows = await db.query<{ entryId: string; details: Record<string, unknown> | null }>(
    `select entry_id as "entryId", gift_card_details as details from cart_position
     where cart_id = $1 and gift_card_value is not null`,
    [cartId],
  );
  return new Map(rows.flatMap(({ entryId, details }) => (details ? [[entryId, details]] : [])));
}
