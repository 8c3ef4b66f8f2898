import type { Database, Queryable } from '@fachwerk/database';
import { tables } from '../database/tables';
import { writePricesIn } from '../import/write-prices';
import { priceListOfStore } from '../prices/price-list-of-store';

export interface EnteredPrice {
  itemId: string;
  store: { companyId: string; name: string };
  cents: number;
  /** The price of the store that the person was shown. */
  seen: number;
  /** When the price of the list had changed last, as the person was shown; undefined: not stated. */
  seenChange: string | null | undefined;
  /** As in the journal: the desk, and the number of the person. */
  by: string;
  at: Date;
  /** Unique in the store; the same entry has one effect. */
  reference: string;
}

export type PriceOutcome =
  /** `before`: the price in the list; null if it had none. */
  | { outcome: 'entered'; listId: string; before: number | null }
  /** The list has this price already. */
  | { outcome: 'same' }
  /** This entry was stored before, whatever the price is now. */
  | { outcome: 'repeated' }
  /** The price is not the one that was shown, or was another one in between. */
  | { outcome: 'changed' }
  /** The reference is that of another entry. */
  | { outcome: 'clash' };

const NOTE = `
  insert into price_entry (company_id, reference, item_id, seen, cents, entered_by, entered_at)
  values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning true as noted`;

/**
 * Writes the price of an item in the list of a store, with its history. Two people change one after the
 * other, and the second one only what it was shown.
 */
export function enterPrice(
  db: Database,
  { itemId, store, cents, seen, seenChange, by, at, reference }: EnteredPrice,
): Promise<PriceOutcome> {
  const { companyId } = store;
  return db.transaction(async (tx): Promise<PriceOutcome> => {
    await tx.query('select from item where id = $1 for no key update', [itemId]);
    const known = await isKnown();
    if (known !== undefined) return { outcome: known ? 'repeated' : 'clash' };
    const [now] = await tx.query<{ cents: number | null }>('select item_price_for($1, $2) as cents', [
      itemId,
      companyId,
    ]);
    const list = await priceListOfStore(tx, store, itemId);
    const change = list.changedAt?.toISOString() ?? null;
    if (now?.cents !== cents && (now?.cents !== seen || (seenChange !== undefined && seenChange !== change)))
      return { outcome: 'changed' };
    // A call for another item has used the reference in the meantime.
    if (!(await note())) return { outcome: 'clash' };
    // The price online may be the same by chance, and changes without the list.
    if (list.cents === cents) return { outcome: 'same' };
    const listId = list.id ?? (await addOwnList());
    await writePricesIn(tx, [{ itemId, listId, cents }]);
    return { outcome: 'entered', listId, before: list.cents };

    /** Undefined: the reference is new. False: it names another entry. */
    async function isKnown(): Promise<boolean | undefined> {
      const [entry] = await tx.query<{ isSame: boolean }>(
        `select item_id = $3 and seen = $4 and cents = $5 as "isSame" from price_entry
         where company_id = $1 and reference = $2`,
        [companyId, reference, itemId, seen, cents],
      );
      return entry?.isSame;
    }

    async function note(): Promise<boolean> {
      const noted = await tx.query(NOTE, [companyId, reference, itemId, seen, cents, by, at]);
      return noted.length > 0;
    }

    async function addOwnList(): Promise<string> {
      const id = `store-${companyId}`;
      await tx.query(
        `insert into price_list (id, kind, name) values ($1, 'store', $2) on conflict (id) do nothing`,
        [id, store.name],
      );
      await tx.query(
        `insert into store_price_list (company_id, kind, list_id) values ($1, 'store', $2)
         on conflict (company_id, kind) do nothing`,
        [companyId, id],
      );
      return id;
    }
  });
}

export async function removeOldEntries(db: Queryable): Promise<void> {
  await db.query(`delete from price_entry where entered_at < now() - interval '${tables.price_entry.keep}'`);
}
