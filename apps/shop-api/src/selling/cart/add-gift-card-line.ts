import { randomUUID } from 'node:crypto';
import type { Database } from '@fachwerk/database';
import { GIFT_CARD } from '../../benefits/gift-cards/gift-card-product';
import { requestHash } from '../../kernel/http/idempotency-key';
import type { AddRefusal } from './cart-repository';
import { MAX_CART_LINES } from './cart-repository';
import { openKeyedChange } from './keyed-change';

/** For the mail to the recipient; all may be empty. */
export interface GiftCardDetails {
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** ISO date; empty: with the order. */
  sendOn: string;
}

export interface GiftCardLine {
  sessionId: string;
  sessionExpiry: Date;
  itemId: string;
  productId: string;
  cents: number;
  details: GiftCardDetails;
  idempotencyKey: string | undefined;
}

type Outcome =
  | { outcome: 'added'; entryId: string }
  | { outcome: Extract<AddRefusal, 'unknown-item' | 'full' | 'key-clash' | 'session-over'> };

/** Each card is a line of its own with quantity 1. */
export function addGiftCardLine(db: Database, line: GiftCardLine): Promise<Outcome> {
  const { sessionId, itemId, productId, cents, details } = line;
  const request = { sessionId, sessionExpiry: line.sessionExpiry, idempotencyKey: line.idempotencyKey };
  const hash = requestHash('gift card', [itemId, productId, cents, details]);
  return db.transaction(async (tx): Promise<Outcome> => {
    const change = await openKeyedChange(tx, { ...request, hash });
    if (change.outcome === 'repeated') return { outcome: 'added', entryId: change.entryId };
    if (change.outcome !== 'first') return { outcome: change.outcome };

    const [facts] = await tx.query<{ lines: number; isDesign: boolean }>(
      `select (select count(*)::int from cart_position where cart_id = $1) as lines,
         exists (select from item i join product p on p.id = i.product_id
           where i.id = $2 and p.id = $3 and p.product_type = $4) as "isDesign"`,
      [change.cartId, itemId, productId, GIFT_CARD],
    );
    if (!facts?.isDesign) return { outcome: 'unknown-item' };
    if (facts.lines >= MAX_CART_LINES) return { outcome: 'full' };

    const entryId = randomUUID();
    await tx.query(
      `insert into cart_position
         (cart_id, entry_id, item_id, is_reserved, quantity, seen_cents, gift_card_value, gift_card_details)
       values ($1, $2, $3, false, 1, $4, $4, $5)`,
      [change.cartId, entryId, itemId, cents, JSON.stringify(details)],
    );
    await change.remember({ entryId });
    return { outcome: 'added', entryId };
  });
}
