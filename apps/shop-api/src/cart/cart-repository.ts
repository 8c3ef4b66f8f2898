import { createHash, randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { AdjustedPosition } from '@fachwerk/shared/contracts';
import { BENEFITS, type BenefitsRow, type CartBenefits, toBenefits } from '../promotions/cart-benefits';

/** Entry, item, quantity, seen price in cents, quantity in stock: the rows of `cart_lines`. */
type StoredLine = [entryId: string, itemId: string, quantity: number, seenCents: number, available: number];

/** The stored part of a cart, and the version of the catalogue that its items belong to. */
export interface StoredCart extends CartBenefits {
  version: number;
  lines: readonly StoredLine[];
  /** Changes of the merge at the last login; reported until the cart changes, for an hour at most. */
  mergeReport: readonly AdjustedPosition[];
}

export interface AddToCart {
  sessionId: string;
  sessionExpiry: Date;
  itemId: string;
  productId: string | undefined;
  quantity: number;
  idempotencyKey: string | undefined;
}

/** `requested` is the quantity of the line without limits. */
export type AddOutcome =
  | { outcome: 'added'; entryId: string; requested: number; cart: StoredCart }
  | { outcome: 'unknown-item' | 'sold-out' | 'key-clash' | 'session-over' };

type AddRow = {
  outcome: AddOutcome['outcome'];
  entryId: string;
  requested: number;
} & LinesRow;

interface LinesRow {
  [column: string]: unknown;
  version: number;
  /** Null for a cart without lines. */
  lines: readonly StoredLine[] | null;
  benefits: BenefitsRow;
}

const ADD = `
  select outcome, entry_id as "entryId", requested, version, lines, ${BENEFITS}
  from add_to_cart($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const FIND = `
  select s.version, cart_lines(c.id) as lines,
    case when c.merged_at > now() - interval '1 hour' then c.merge_report end as report,
    ${BENEFITS}
  from catalogue_state s
  left join session_cart sc on sc.session_id = $1
  left join cart c on c.id = sc.cart_id`;

/** The visitor's cart; its lock serialises changes, and a change ends the report of the merge. */
const CHANGED_CART = `
  with changed as (
    update cart set updated_at = now(), merge_report = null
    where id = (select cart_id from session_cart where session_id = $1) returning id
  )`;

/** Every change is one atomic statement; parallel calls of one visitor are serialised. */
export function createCartRepository(db: Queryable) {
  return {
    async find(sessionId: string): Promise<StoredCart> {
      const [row] = await db.query<LinesRow & { report: AdjustedPosition[] | null }>(FIND, [sessionId]);
      return toCart(row, row?.report ?? []);
    },

    async countArticles(sessionId: string): Promise<number> {
      const [row] = await db.query<{ articles: number }>(
        `select coalesce(sum(p.quantity), 0)::int as articles
         from session_cart c join cart_position p on p.cart_id = c.cart_id where c.session_id = $1`,
        [sessionId],
      );
      return row?.articles ?? 0;
    },

    /** Answers the cart after the addition, so that one round trip is enough. */
    async add(add: AddToCart): Promise<AddOutcome> {
      const { itemId, productId, quantity, idempotencyKey } = add;
      const [row] = await db.query<AddRow>(ADD, [
        add.sessionId,
        add.sessionExpiry,
        randomUUID(),
        randomUUID(),
        itemId,
        productId ?? null,
        quantity,
        idempotencyKey ?? null,
        idempotencyKey === undefined ? null : requestHash(add),
      ]);
      if (!row) throw new Error('add_to_cart returned no row.');
      const { outcome, entryId, requested } = row;
      return outcome === 'added' ? { outcome, entryId, requested, cart: toCart(row) } : { outcome };
    },

    /**
     * Limits the quantity by the stock; the caller applies the limit of a line. A removed line stays removed.
     */
    async setQuantity(sessionId: string, entryId: string, quantity: number): Promise<void> {
      await db.query(
        `${CHANGED_CART}
         update cart_position p
         set quantity = greatest(1, least($3::int, coalesce(
               (select s.quantity - s.reserved from stock s where s.item_id = p.item_id and s.location_id = 'online'), 0))),
             seen_cents = i.price_cents
         from changed c, item i
         where p.cart_id = c.id and p.entry_id = $2 and i.id = p.item_id`,
        [sessionId, entryId, quantity],
      );
    },

    async remove(sessionId: string, entryId: string): Promise<void> {
      await db.query(
        `${CHANGED_CART} delete from cart_position p using changed c where p.cart_id = c.id and p.entry_id = $2`,
        [sessionId, entryId],
      );
    },

    /** Removes the voucher too. */
    async clear(sessionId: string): Promise<void> {
      await db.query(
        `with changed as (
           update cart set updated_at = now(), merge_report = null, voucher_code = null
           where id = (select cart_id from session_cart where session_id = $1) returning id
         )
         delete from cart_position p using changed c where p.cart_id = c.id`,
        [sessionId],
      );
    },

    /** The visitor has acknowledged the changes. */
    async forgetMergeReport(sessionId: string): Promise<void> {
      await db.query(`${CHANGED_CART} select 1 from changed`, [sessionId]);
    },

    /** Guest carts are deleted with their session, customer carts after twelve months without a change. */
    async removeOld(): Promise<void> {
      await db.query(
        `delete from cart where customer_id is not null and updated_at < now() - interval '12 months'`,
      );
    },
  };
}

const toCart = (row: LinesRow | undefined, mergeReport: readonly AdjustedPosition[] = []): StoredCart => ({
  version: row?.version ?? 0,
  lines: row?.lines ?? [],
  ...toBenefits(row?.benefits ?? null),
  mergeReport,
});

const requestHash = ({ itemId, productId, quantity }: AddToCart): string =>
  createHash('sha256')
    .update(`${itemId}|${productId ?? ''}|${quantity}`)
    .digest('base64url');
