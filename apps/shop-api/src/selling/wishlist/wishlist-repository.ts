import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { tables } from '../database/tables';

/** Largest number of entries of a wishlist. */
export const MAX_WISHLIST_ENTRIES = 200;

/** The rows of `wishlist_entries`. */
type EntryRow = [entryId: string, itemId: string, productId: string, quantity: number, seenCents: number];

export interface StoredEntry {
  entryId: string;
  itemId: string;
  productId: string;
  quantity: number;
  /** The price at the time of adding. */
  seenCents: number;
}

export interface StoredWishlist {
  entries: readonly StoredEntry[];
  shareToken: string | null;
}

export interface AddToWishlist {
  sessionId: string;
  sessionExpiry: Date;
  itemId: string;
  productId: string | undefined;
  quantity: number;
}

type AddOutcome =
  | { outcome: 'added'; entries: readonly StoredEntry[] }
  | { outcome: 'unknown-item' | 'full' | 'session-over' };

const ADD = `select outcome, entries from add_to_wishlist($1, $2, $3, $4, $5, $6, $7, $8)`;

/** The visitor's list; its lock serialises changes. */
const CHANGED_LIST = `
  with changed as (
    update wishlist set updated_at = now()
    where id = (select wishlist_id from session_wishlist where session_id = $1) returning id
  )`;

/** Removes an entry that has the new item; quantities add up, because both were on the list on purpose. */
const FIND_VARIANT = `
  with target as (
      select e.entry_id, e.item_id as old_item_id, i.id as item_id, e.quantity
      from wishlist_entry e
      join item old on old.id = e.item_id
      join item i on i.product_id = old.product_id and i.id = $3
      where e.wishlist_id = $1 and e.entry_id = $2
    ),
    equal as (
      delete from wishlist_entry e using target t
      where e.wishlist_id = $1 and e.item_id = t.item_id and e.entry_id <> t.entry_id
      returning e.quantity
    )
  select t.old_item_id <> t.item_id as "isChanged",
    least($4::int, t.quantity + coalesce((select sum(quantity) from equal), 0))::int as quantity
  from target t`;

export function createWishlistRepository(db: Queryable) {
  const find = async (sessionId: string): Promise<StoredWishlist> => {
    const [row] = await db.query<{ entries: EntryRow[] | null; shareToken: string | null }>(
      `select wishlist_entries(w.id) as entries, w.share_token as "shareToken"
       from session_wishlist s join wishlist w on w.id = s.wishlist_id where s.session_id = $1`,
      [sessionId],
    );
    return { entries: toEntries(row?.entries), shareToken: row?.shareToken ?? null };
  };

  return {
    find,

    async findShared(token: string): Promise<readonly StoredEntry[] | undefined> {
      const [row] = await db.query<{ entries: EntryRow[] | null }>(
        'select wishlist_entries(id) as entries from wishlist where share_token = $1',
        [token],
      );
      return row && toEntries(row.entries);
    },

    async add({ sessionId, sessionExpiry, itemId, productId, quantity }: AddToWishlist): Promise<AddOutcome> {
      const [row] = await db.query<{ outcome: AddOutcome['outcome']; entries: EntryRow[] | null }>(ADD, [
        sessionId,
        sessionExpiry,
        randomUUID(),
        randomUUID(),
        itemId,
        productId ?? null,
        quantity,
        MAX_WISHLIST_ENTRIES,
      ]);
      if (!row) throw new Error('add_to_wishlist returned no row.');
      const { outcome, entries } = row;
      return outcome === 'added' ? { outcome, entries: toEntries(entries) } : { outcome };
    },

    async remove(
      sessionId: string,
      { entryId, itemId }: { entryId?: string | undefined; itemId?: string | undefined },
    ): Promise<readonly StoredEntry[]> {
      const [row] = await db.query<{ entries: EntryRow[] | null }>(
        'select remove_from_wishlist($1, $2, $3) as entries',
        [sessionId, entryId ?? null, itemId ?? null],
      );
      return toEntries(row?.entries);
    },

    /** A removed entry stays removed. */
    async setQuantity(sessionId: string, entryId: string, quantity: number): Promise<void> {
      await db.query(
        `${CHANGED_LIST}
         update wishlist_entry e set quantity = $3 from changed c where e.wishlist_id = c.id and e.entry_id = $2`,
        [sessionId, entryId, quantity],
      );
    },

    /** Runs in a transaction. False: the list has no such entry, or its product no such item. */
    async changeVariant(sessionId: string, entryId: string, itemId: string): Promise<boolean> {
      // A statement of its own: the next one has to see the changes that this lock waits for.
      const [list] = await db.query<{ id: string }>(`${CHANGED_LIST} select id from changed`, [sessionId]);
      if (!list) return false;
      const [variant] = await db.query<{ isChanged: boolean; quantity: number }>(FIND_VARIANT, [
        list.id,
        entryId,
        itemId,
        MAX_LINE_QUANTITY,
      ]);
      if (variant?.isChanged)
        await db.query(
          `update wishlist_entry set item_id = $3, quantity = $4, seen_cents = item_price_for($3, null)
           where wishlist_id = $1 and entry_id = $2`,
          [list.id, entryId, itemId, variant.quantity],
        );
      return variant !== undefined;
    },

    /** Keeps an existing token. Null: the visitor has no list. */
    async share(sessionId: string, token: string): Promise<string | null> {
      const [row] = await db.query<{ token: string }>(
        `update wishlist set share_token = coalesce(share_token, $2)
         where id = (select wishlist_id from session_wishlist where session_id = $1)
         returning share_token as token`,
        [sessionId, token],
      );
      return row?.token ?? null;
    },

    async unshare(sessionId: string): Promise<void> {
      await db.query(
        `update wishlist set share_token = null
         where id = (select wishlist_id from session_wishlist where session_id = $1)`,
        [sessionId],
      );
    },

    /** Guest lists are deleted with their session, customer lists after a time without a change. */
    async removeOld(): Promise<void> {
      await db.query(
        `delete from wishlist where customer_id is not null and updated_at < now() - interval '${tables.wishlist.keep}'`,
      );
    },
  };
}

const toEntries = (rows: readonly EntryRow[] | null | undefined): StoredEntry[] =>
  (rows ?? []).map(([entryId, itemId, productId, quantity, seenCents]) => ({
    entryId,
    itemId,
    productId,
    quantity,
    seenCents,
  }));
