import { readStoreStock } from '@fachwerk/shared/calls';
import type { StoreStock } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';

/** The API's answer is valid for a minute. */
const KEEP_MS = 60_000;

interface Known {
  at: number;
  stock: Promise<StoreStock | undefined>;
}

/** Per client, i.e. per page view. */
const memories = new WeakMap<HttpClient, Map<string, Known>>();

/**
 * Stock and prices of items in a store. The widgets of a page share the answers: product page and setters of
 * prices and stock make one call for an item. Failed calls are not kept.
 */
export async function findStoreStock(
  api: HttpClient,
  companyId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, StoreStock>> {
  const memory = memories.get(api) ?? new Map<string, Known>();
  memories.set(api, memory);
  const now = Date.now();
  const keyOf = (itemId: string) => `${companyId} ${itemId}`;
  const missing = itemIds.filter((itemId) => {
    const known = memory.get(keyOf(itemId));
    return !known || now - known.at > KEEP_MS;
  });
  if (missing.length > 0) {
    const answer = api
      .call(readStoreStock, { params: { companyId }, query: { itemId: missing } })
      .then(({ items }) => new Map(items.map((stock) => [stock.itemId, stock])));
    for (const itemId of missing) {
      const key = keyOf(itemId);
      const known = { at: now, stock: answer.then((items) => items.get(itemId)) };
      memory.set(key, known);
      known.stock.catch(() => {
        if (memory.get(key) === known) memory.delete(key);
      });
    }
  }
  const found = await Promise.all(itemIds.map((itemId) => memory.get(keyOf(itemId))?.stock));
  return new Map(found.flatMap((stock) => (stock ? [[stock.itemId, stock] as const] : [])));
}
