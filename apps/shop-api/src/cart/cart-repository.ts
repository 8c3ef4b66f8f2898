import { createHash, randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { AdjustedPosition } from '@fachwerk/shared/contracts';
import { mainPictureColumns } from '../pictures/picture-view';
import type { CartLine } from './cart-rules';

export interface AddToCart {
  sessionId: string;
  sessionExpiry: Date;
  itemId: string;
  productId: string | undefined;
  quantity: number;
  idempotencyKey: string | undefined;
}

export interface AddOutcome {
  [column: string]: unknown;
  outcome: 'added' | 'unknown-item' | 'sold-out' | 'key-clash' | 'session-over';
  entry_id: string | null;
  requested: number;
  available: number;
}

const FIND_LINES = `
  select p.entry_id as "entryId", p.item_id as "itemId", i.product_id as "productId", p.quantity,
    p.seen_cents as "seenCents", pr.name, pr.slug, pr.brand, i.position = 0 as "isFirstItem",
    pr.variant_attributes as "variantAttributes", i.attributes, ${mainPictureColumns('i')},
    i.price_cents as "priceCents", i.rrp_cents as "rrpCents", i.content_amount as "contentAmount", i.content_unit as "contentUnit",
    i.delivery_days_min as "deliveryMin", i.delivery_days_max as "deliveryMax",
    greatest(0, coalesce(s.quantity - s.reserved, 0)) as available,
    coalesce((select json_agg(json_build_object('cents', h.cents, 'validFrom', h.valid_from))
      from price_history h where h.item_id = i.id), '[]') as history
  from session_cart c
  join cart_position p on p.cart_id = c.cart_id
  join item i on i.id = p.item_id
  join product pr on pr.id = i.product_id
  left join stock s on s.item_id = i.id and s.location_id = 'online'
  where c.session_id = $1
  order by p.added_at, p.entry_id`;

type LineRow = Omit<CartLine, 'history'> & { history: { cents: number; validFrom: string }[] };

/** Every change is one atomic statement; parallel calls of one visitor are serialised. */
export function createCartRepository(db: Queryable) {
  return {
    async findLines(sessionId: string): Promise<CartLine[]> {
      const rows = await db.query<LineRow & { [column: string]: unknown }>(FIND_LINES, [sessionId]);
      return rows.map((row) => ({
        ...row,
        history: row.history.map(({ cents, validFrom }) => ({ cents, validFrom: new Date(validFrom) })),
      }));
    },

    async countArticles(sessionId: string): Promise<number> {
      const [row] = await db.query<{ articles: number }>(
        `select coalesce(sum(p.quantity), 0)::int as articles
         from session_cart c join cart_position p on p.cart_id = c.cart_id where c.session_id = $1`,
        [sessionId],
      );
      return row?.articles ?? 0;
    },

    /** Changes of the merge at the last login; reported until the cart changes, for an hour at most. */
    async findMergeReport(sessionId: string): Promise<AdjustedPosition[]> {
      const [row] = await db.query<{ report: AdjustedPosition[] }>(
        `select c.merge_report as report from session_cart s join cart c on c.id = s.cart_id
         where s.session_id = $1 and c.merge_report is not null and c.merged_at > now() - interval '1 hour'`,
        [sessionId],
      );
      return row?.report ?? [];
    },

    /** The visitor has acknowledged the changes. */
    async forgetMergeReport(sessionId: string): Promise<void> {
      await db.query(
        `update cart set merge_report = null
         where id = (select cart_id from session_cart where session_id = $1) and merge_report is not null`,
        [sessionId],
      );
    },

    async add(add: AddToCart): Promise<AddOutcome> {
      const request = `${add.itemId}|${add.productId ?? ''}|${add.quantity}`;
      const [row] = await db.query<AddOutcome>('select * from cart_add($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
        add.sessionId,
        add.sessionExpiry,
        randomUUID(),
        randomUUID(),
        add.itemId,
        add.productId ?? null,
        add.quantity,
        add.idempotencyKey ?? null,
        createHash('sha256').update(request).digest('base64url'),
      ]);
      if (!row) throw new Error('cart_add returned no row.');
      return row;
    },

    /**
     * Limits the quantity by the stock; the caller applies the limit of a line. A removed line stays removed.
     */
    async setQuantity(sessionId: string, entryId: string, quantity: number): Promise<void> {
      await db.query(
        `update cart_position p
         set quantity = greatest(1, least($3::int, coalesce(
               (select s.quantity - s.reserved from stock s where s.item_id = p.item_id and s.location_id = 'online'), 0))),
             seen_cents = i.price_cents
         from session_cart c, item i
         where c.session_id = $1 and p.cart_id = c.cart_id and p.entry_id = $2 and i.id = p.item_id`,
        [sessionId, entryId, quantity],
      );
    },

    async remove(sessionId: string, entryId: string): Promise<void> {
      await db.query(
        `delete from cart_position p using session_cart c
         where c.session_id = $1 and p.cart_id = c.cart_id and p.entry_id = $2`,
        [sessionId, entryId],
      );
    },

    /** Guest carts are deleted with their session, customer carts after twelve months without a change. */
    async removeOld(): Promise<void> {
      await db.query(
        `delete from cart where customer_id is not null and updated_at < now() - interval '12 months'`,
      );
    },

    async clear(sessionId: string): Promise<void> {
      await db.query(
        'delete from cart_position p using session_cart c where c.session_id = $1 and p.cart_id = c.cart_id',
        [sessionId],
      );
    },
  };
}
