import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '@fachwerk/database';
import { GIFT_CARD } from '../../benefits/gift-cards/gift-card-product';
import { openCart } from './cart-benefits';
import type { AddRefusal } from './cart-repository';
import { MAX_CART_LINES } from './cart-repository';

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

/** Each card is a line of its own with quantity 1. Locks the session before the cart, as `add_to_cart`. */
export function addGiftCardLine(db: Database, line: GiftCardLine): Promise<Outcome> {
  const { sessionId, itemId, productId, cents, details, idempotencyKey: key } = line;
  const hash = createHash('sha256')
    .update(JSON.stringify([itemId, productId, cents, details]))
    .digest('base64url');
  return db.transaction(async (tx): Promise<Outcome> => {
    await openCart(tx, sessionId, line.sessionExpiry);
    const open = 'select 1 from session where id = $1 and ended_at is null for key share';
    if ((await tx.query(open, [sessionId])).length === 0) return { outcome: 'session-over' };
    const [cart] = await tx.query<{ id: string }>(
      `update cart set updated_at = now(), merge_report = null
       where id = (select cart_id from session_cart where session_id = $1) returning id`,
      [sessionId],
    );
    if (!cart) return { outcome: 'session-over' };

    const [known] = await tx.query<{ hash: string; entryId: string }>(
      `select request_hash as hash, entry_id as "entryId" from cart_add_key
       where session_id = $1 and key = $2 and entry_id is not null`,
      [sessionId, key ?? null],
    );
    if (known)
      return known.hash === hash ? { outcome: 'added', entryId: known.entryId } : { outcome: 'key-clash' };

    const [facts] = await tx.query<{ lines: number; isDesign: boolean }>(
      `select (select count(*)::int from cart_position where cart_id = $1) as lines,
         exists (select from item i join product p on p.id = i.product_id
           where i.id = $2 and p.id = $3 and p.product_type = $4) as "isDesign"`,
      [cart.id, itemId, productId, GIFT_CARD],
    );
    if (!facts?.isDesign) return { outcome: 'unknown-item' };
    if (facts.lines >= MAX_CART_LINES) return { outcome: 'full' };

    const entryId = randomUUID();
    await tx.query(
      `insert into cart_position
         (cart_id, entry_id, item_id, is_reserved, quantity, seen_cents, gift_card_value, gift_card_details)
       values ($1, $2, $3, false, 1, $4, $4, $5)`,
      [cart.id, entryId, itemId, cents, JSON.stringify(details)],
    );
    if (key !== undefined)
      await tx.query(
        `insert into cart_add_key (session_id, key, request_hash, entry_id) values ($1, $2, $3, $4)
         on conflict on constraint cart_add_key_pkey do update
         set request_hash = excluded.request_hash, entry_id = excluded.entry_id`,
        [sessionId, key, hash, entryId],
      );
    return { outcome: 'added', entryId };
  });
}
