import { createHash } from 'node:crypto';
import type { Database, Queryable } from '@fachwerk/database';
import { fillStoreStock } from '../stock/fill-store-stock';
import type { StoreRecord } from '../store/store-record';
import { writeStores } from '../store/store-repository';
import { listStores } from './store-list';

/** Fills the stores of the list and their stock. Imported stores are not changed. */
export async function prepareStores(db: Database, log: (message: string) => void): Promise<void> {
  const start = Date.now();
  const stores = listStores();
  const version = `generated:${createHash('sha256').update(JSON.stringify(stores)).digest('hex').slice(0, 12)}`;
  const [state] = await db.query<{ filled_by: string | null }>('select filled_by from store_state');
  const filledBy = state?.filled_by ?? null;
  if (filledBy !== null && !filledBy.startsWith('generated:')) return;
  if (filledBy !== version) {
    await db.transaction(async (tx) => writeStores(tx, withPictures(stores, await readPictures(tx))));
    await db.query(
      `update store_state set filled_by = $1, has_generated_stock = has_generated_stock or filled_by is null`,
      [version],
    );
  }
  const rows = await fillStoreStock(db);
  if (rows > 0) await db.query('analyze stock');
  // The generated stock is counted in the hour before the start, at a different minute per store.
  await db.query(
    `update store set stock_checked_at = now() - interval '1 minute' * (abs(hashtext(company_id)) % 45)
     where (select has_generated_stock from store_state)`,
  );
  await db.query(EXPECT_DELIVERIES);
  if (rows > 0)
    log(`Stores: ${stores.length} with ${rows} stock rows in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

/** Pictures by store: they came with the catalogue and stay. */
async function readPictures(tx: Queryable): Promise<ReadonlyMap<string, string | null>> {
  const rows = await tx.query<{ companyId: string; picture: string | null }>(
    'select company_id as "companyId", picture from store',
  );
  return new Map(rows.map(({ companyId, picture }) => [companyId, picture]));
}

const withPictures = (
  stores: readonly StoreRecord[],
  pictures: ReadonlyMap<string, string | null>,
): StoreRecord[] =>
  stores.map((store) => ({ ...store, picture: store.picture ?? pictures.get(store.companyId) ?? null }));

/** Generated: every second store that is out of an item expects it within two weeks. */
const EXPECT_DELIVERIES = `
  update stock set next_delivery = current_date + 2 + (abs(hashtext(item_id || location_id)) / 2) % 12
  where quantity = 0 and location_id <> 'online' and hashtext(item_id || location_id) % 2 = 0
    and (next_delivery is null or next_delivery < current_date)
    and (select has_generated_stock from store_state)`;
