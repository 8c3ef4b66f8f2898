import type { Queryable } from '@fachwerk/database';
import { LRUCache } from 'lru-cache';
import type { IndexedCatalogue } from './indexed-catalogue';

const KEPT_STORES = 200;
/** Older stock is read again in the background. */
const FRESH_MS = 60_000;

const READ_PRODUCTS = `
  select distinct i.product_id as "productId"
  from stock s join item i on i.id = s.item_id
  where s.location_id = $1 and s.quantity > s.reserved`;

/** The numbers of the products of which a store has stock, ascending. Unknown stores have none. */
export type StoreProducts = (companyId: string) => Promise<Uint32Array>;

/** One statement per store and minute, whatever is searched. */
export function createStoreProducts(
  db: Queryable,
  { numbersById, productIds }: Pick<IndexedCatalogue, 'numbersById' | 'productIds'>,
): StoreProducts {
  const kept = new LRUCache<string, Uint32Array>({
    max: KEPT_STORES,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (companyId) => {
      const rows = await db.query<{ productId: string }>(READ_PRODUCTS, [companyId]);
      const numbers = rows.flatMap(({ productId }) => findNumber(productId) ?? []);
      return Uint32Array.from(numbers).sort();
    },
  });

  function findNumber(productId: string): number | undefined {
    let [low, high] = [0, numbersById.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (productIds[numbersById[middle]!]! < productId) low = middle + 1;
      else high = middle;
    }
    const number = numbersById[low];
    return number !== undefined && productIds[number] === productId ? number : undefined;
  }
  return async (companyId) => (await kept.fetch(companyId)) ?? new Uint32Array(0);
}
