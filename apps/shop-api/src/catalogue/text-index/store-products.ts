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

/**
 * The products of which a store has stock, in the form of an index. One statement per store and minute,
 * whatever is searched. Unknown stores have none.
 */
export function createStoreProducts<Products extends object>(
  db: Queryable,
  form: (productIds: readonly string[]) => Products,
): (companyId: string) => Promise<Products> {
  const kept = new LRUCache<string, Products>({
    max: KEPT_STORES,
    ttl: FRESH_MS,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (companyId) => {
      const rows = await db.query<{ productId: string }>(READ_PRODUCTS, [companyId]);
      return form(rows.map(({ productId }) => productId));
    },
  });
  return async (companyId) => (await kept.fetch(companyId)) ?? form([]);
}

/** The numbers of products in a catalogue, ascending, without those that it does not contain. */
export const toNumbers =
  ({ numbersById, productIds: allIds }: Pick<IndexedCatalogue, 'numbersById' | 'productIds'>) =>
  (productIds: readonly string[]): Uint32Array => {
    const numbers = productIds.flatMap((productId) => findNumber(productId) ?? []);
    return Uint32Array.from(numbers).sort();

    function findNumber(productId: string): number | undefined {
      let [low, high] = [0, numbersById.length];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (allIds[numbersById[middle]!]! < productId) low = middle + 1;
        else high = middle;
      }
      const number = numbersById[low];
      return number !== undefined && allIds[number] === productId ? number : undefined;
    }
  };
