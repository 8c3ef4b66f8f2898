import type { Database } from '@fachwerk/database';
import { writePricesIn } from '../import/write-prices';
import { priceListOfStore } from '../prices/price-list-of-store';

export interface EnteredPrice {
  itemId: string;
  store: { companyId: string; name: string };
  cents: number;
  /** The price of the store that the person was shown. */
  seen: number;
}

export type PriceOutcome =
  /** `before`: the price in the list; null if it had none. */
  | { outcome: 'entered'; listId: string; before: number | null }
  /** The store has this price already. */
  | { outcome: 'same' }
  | { outcome: 'changed' };

/**
 * Writes the price of an item in the list of a store, with its history. Two people change one after the
 * other, and the second one only what it was shown.
 */
export function enterPrice(
  db: Database,
  { itemId, store, cents, seen }: EnteredPrice,
): Promise<PriceOutcome> {
  const { companyId } = store;
  return db.transaction(async (tx): Promise<PriceOutcome> => {
    await tx.query('select from item where id = $1 for no key update', [itemId]);
    const [now] = await tx.query<{ cents: number | null }>('select item_price_for($1, $2) as cents', [
      itemId,
      companyId,
    ]);
    if (now?.cents === cents) return { outcome: 'same' };
    if (now?.cents !== seen) return { outcome: 'changed' };
    const list = await priceListOfStore(tx, store, itemId);
    const listId = list.id ?? (await addOwnList());
    await writePricesIn(tx, [{ itemId, listId, cents }]);
    return { outcome: 'entered', listId, before: list.cents };

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
