import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '@fachwerk/database';
import type { AdjustedPosition, CartType } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { requestHash } from '../../kernel/http/idempotency-key';
import { tables } from '../database/tables';
import { BENEFITS, type BenefitsRow, type CartBenefits, toBenefits } from './cart-benefits';

/** Largest number of lines in one cart. */
export const MAX_CART_LINES = 200;

/** The rows of `lines_of_cart`. Available is null for gift cards, which have no stock. */
type StoredLine = [
  entryId: string,
  itemId: string,
  quantity: number,
  seenCents: number,
  available: number | null,
  isReserved: boolean,
  giftCardValue: number | null,
  aisle: number | null,
  shelf: number | null,
];

/** The stored part of both carts, and the version of the catalogue that their items belong to. */
export interface StoredCart extends CartBenefits {
  version: number;
  lines: readonly StoredLine[];
  /** Store of the reservation cart. */
  companyId: string | null;
  /** Changes by the server; reported until the cart changes, for an hour at most. */
  adjusted: readonly AdjustedPosition[];
  /** Id of the open submission of a professional customer; only when the cart is read. */
  interactionId?: string | null;
  /** Lines of an earlier cart of this customer; only when the cart is read. */
  parked: readonly (readonly [itemId: string, quantity: number])[];
}

export interface FoundCart extends StoredCart {
  /** Null before the first change. */
  id: string | null;
}

export interface AddToCart {
  sessionId: string;
  sessionExpiry: Date;
  itemId: string;
  productId: string | undefined;
  quantity: number;
  /** A store: into the reservation cart. */
  companyId?: string | undefined;
  idempotencyKey: string | undefined;
}

export type AddRefusal =
  | 'unknown-item'
  | 'sold-out'
  | 'not-in-store'
  | 'no-reservation'
  | 'other-store'
  | 'full'
  | 'key-clash'
  | 'session-over';

/** `requested` is the quantity of the line without limits. */
export type AddOutcome =
  { outcome: 'added'; entryId: string; requested: number; cart: StoredCart } | { outcome: AddRefusal };

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
  companyId: string | null;
  benefits: BenefitsRow;
}

export interface MoveInCart {
  sessionId: string;
  entryId: string;
  to: CartType;
  companyId: string | undefined;
}

export type MoveRefusal =
  'unknown-entry' | 'gift-card' | 'no-store' | 'no-reservation' | 'other-store' | 'not-in-store' | 'sold-out';
export type MoveOutcome = { outcome: 'moved'; entryId: string; requested: number } | { outcome: MoveRefusal };

/** A line that the verification has changed; 0: removed. */
export interface VerifiedLine {
  [column: string]: unknown;
  entryId: string;
  itemId: string;
  isReserved: boolean;
  oldQuantity: number;
  newQuantity: number;
}

/** A reserved line that another store lacks. */
export interface ImpactLine {
  entryId: string;
  itemId: string;
  quantity: number;
  available: number;
}

export interface MovedReservation {
  outcome: 'same' | 'moved' | 'impact';
  /** The store before. */
  companyId: string | null;
  impact: readonly ImpactLine[];
}

const ADD = `
  select outcome, entry_id as "entryId", requested, version, lines, store_id as "companyId", ${BENEFITS}
  from add_to_cart($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${MAX_CART_LINES}, ${MAX_LINE_QUANTITY})`;

const FIND = `
  select s.version, c.id, lines_of_cart(c.id) as lines, c.reservation_store_id as "companyId",
    case when c.merged_at > now() - interval '1 hour' then c.merge_report end as report,
    (select json_agg(json_build_array(p.item_id, p.quantity) order by p.parked_at)
      from session v join parked_position p on p.customer_id = v.customer_id
      where v.id = $1 and v.login_expires_at > now()) as parked,
    (select d.submit_key from session v join customer cu on cu.id = v.customer_id and cu.is_prohibis
      join checkout d on d.cart_id = c.id and d.held_since is not null
        and d.updated_at > now() - interval '${tables.checkout.keep}'
      where v.id = $1 and v.login_expires_at > now()) as "interactionId",
    ${BENEFITS}
  from catalogue_state s
  left join session_cart sc on sc.session_id = $1
  left join cart c on c.id = sc.cart_id`;

/** The visitor's cart; its lock serialises changes, and a change ends the report of changes by the server. */
const CHANGED_CART = `
  with changed as (
    update cart set updated_at = now(), merge_report = null
    where id = (select cart_id from session_cart where session_id = $1) returning id, reservation_store_id
  )`;

/** Every change is one atomic statement; parallel calls of one visitor are serialised. */
export function createCartRepository(db: Queryable) {
  return {
    async find(sessionId: string): Promise<FoundCart> {
      const [row] = await db.query<
        LinesRow & {
          id: string | null;
          report: AdjustedPosition[] | null;
          parked: StoredCart['parked'] | null;
          interactionId: string | null;
        }
      >(FIND, [sessionId]);
      const cart = toCart(row);
      return {
        ...cart,
        id: row?.id ?? null,
        adjusted: row?.report ?? [],
        parked: row?.parked ?? [],
        interactionId: row?.interactionId ?? null,
      };
    },

    /** Company id; null if the visitor has chosen no store. */
    async findChosenStore(sessionId: string): Promise<string | null> {
      const [row] = await db.query<{ companyId: string | null }>(
        'select selected_store_id as "companyId" from session where id = $1',
        [sessionId],
      );
      return row?.companyId ?? null;
    },

    async countArticles(sessionId: string): Promise<number> {
      const [row] = await db.query<{ articles: number }>(
        `select coalesce(sum(p.quantity), 0)::int as articles
         from session_cart c join cart_position p on p.cart_id = c.cart_id where c.session_id = $1`,
        [sessionId],
      );
      return row?.articles ?? 0;
    },

    /** Answers both carts after the addition, so that one round trip is enough. */
    async add(add: AddToCart): Promise<AddOutcome> {
      const { itemId, productId, quantity, companyId, idempotencyKey } = add;
      const [row] = await db.query<AddRow>(ADD, [
        add.sessionId,
        add.sessionExpiry,
        randomUUID(),
        randomUUID(),
        itemId,
        productId ?? null,
        quantity,
        idempotencyKey ?? null,
        idempotencyKey === undefined ? null : hashOf(add),
        companyId ?? null,
      ]);
      if (!row) throw new Error('add_to_cart returned no row.');
      const { outcome, entryId, requested } = row;
      return outcome === 'added' ? { outcome, entryId, requested, cart: toCart(row) } : { outcome };
    },

    /**
     * Limits the quantity by the stock; the caller applies the limit of a line. A removed line stays removed,
     * and a gift card stays one.
     */
    async setQuantity(sessionId: string, entryId: string, quantity: number): Promise<void> {
      await db.query(
        `${CHANGED_CART}
         update cart_position p
         set quantity = greatest(1, least($3::int,
               available_for(p.item_id, case when p.is_reserved then c.reservation_store_id else 'online' end, c.id))),
             seen_cents = item_price_for(p.item_id, case when p.is_reserved then c.reservation_store_id end)
         from changed c
         where p.cart_id = c.id and p.entry_id = $2 and p.gift_card_value is null`,
        [sessionId, entryId, quantity],
      );
    },

    async remove(sessionId: string, entryId: string): Promise<void> {
      await db.query(
        `${CHANGED_CART} delete from cart_position p using changed c where p.cart_id = c.id and p.entry_id = $2`,
        [sessionId, entryId],
      );
    },

    /** Removes voucher and gift card too, unless the online cart stays. */
    async clear(sessionId: string, type: CartType | 'ALL'): Promise<void> {
      await db.query(
        `with changed as (
           update cart set updated_at = now(), merge_report = null,
             voucher_code = case when $2 = 'RESERVATION' then voucher_code end,
             gift_card_id = case when $2 = 'RESERVATION' then gift_card_id end
           where id = (select cart_id from session_cart where session_id = $1) returning id
         )
         delete from cart_position p using changed c
         where p.cart_id = c.id and ($2 = 'ALL' or p.is_reserved = ($2 = 'RESERVATION'))`,
        [sessionId, type],
      );
    },

    async move({ sessionId, entryId, to, companyId }: MoveInCart): Promise<MoveOutcome> {
      const [row] = await db.query<{ outcome: MoveOutcome['outcome']; entryId: string; requested: number }>(
        'select outcome, entry_id as "entryId", requested from move_in_cart($1, $2, $3, $4, $5)',
        [sessionId, entryId, to === 'RESERVATION', companyId ?? null, MAX_LINE_QUANTITY],
      );
      if (!row) throw new Error('move_in_cart returned no row.');
      const { outcome } = row;
      return outcome === 'moved' ? { ...row, outcome } : { outcome };
    },

    /** Lowers both carts to the stock and returns what has changed. */
    verify: (sessionId: string): Promise<VerifiedLine[]> =>
      db.query<VerifiedLine>(
        `select entry_id as "entryId", item_id as "itemId", is_reserved as "isReserved",
           old_quantity as "oldQuantity", new_quantity as "newQuantity"
         from verify_cart($1)`,
        [sessionId],
      ),

    async moveReservation(
      sessionId: string,
      companyId: string,
      isConfirmed: boolean,
    ): Promise<MovedReservation> {
      const [row] = await db.query<{
        outcome: MovedReservation['outcome'];
        companyId: string | null;
        impact: ImpactLine[] | null;
      }>('select outcome, store_id as "companyId", impact from move_reservation($1, $2, $3)', [
        sessionId,
        companyId,
        isConfirmed,
      ]);
      if (!row) throw new Error('move_reservation returned no row.');
      return { ...row, impact: row.impact ?? [] };
    },

    /** Kept with the cart: a page without script is loaded after the change. */
    async report(sessionId: string, adjusted: readonly AdjustedPosition[]): Promise<void> {
      await db.query(
        `update cart set merge_report = $2, merged_at = now()
         where id = (select cart_id from session_cart where session_id = $1)`,
        [sessionId, adjusted.length > 0 ? JSON.stringify(adjusted) : null],
      );
    },

    /** One parked line, or all of them without an item. */
    async removeParked(sessionId: string, itemIds: readonly string[] | undefined): Promise<void> {
      await db.query(
        `delete from parked_position p using session s
         where s.id = $1 and s.login_expires_at > now() and p.customer_id = s.customer_id
           and ($2::text[] is null or p.item_id = any($2))`,
        [sessionId, itemIds ?? null],
      );
    },

    /** Guest carts are deleted with their session, customer carts after a time without a change. */
    async removeOld(): Promise<void> {
      await db.query(
        `delete from cart where customer_id is not null and updated_at < now() - interval '${tables.cart.keep}'`,
      );
    },
  };
}

export type CartRepository = ReturnType<typeof createCartRepository>;

/** Runs `work` with a repository in one transaction. */
export const cartTransaction = <Result>(
  db: Database,
  work: (carts: CartRepository, tx: Queryable) => Promise<Result>,
): Promise<Result> => db.transaction((tx) => work(createCartRepository(tx), tx));

const toCart = (row: LinesRow | undefined): StoredCart => ({
  version: row?.version ?? 0,
  lines: row?.lines ?? [],
  companyId: row?.companyId ?? null,
  ...toBenefits(row?.benefits ?? null),
  adjusted: [],
  parked: [],
});

const hashOf = ({ itemId, productId, quantity, companyId }: AddToCart): string =>
  requestHash('add', [itemId, productId, quantity, companyId]);
