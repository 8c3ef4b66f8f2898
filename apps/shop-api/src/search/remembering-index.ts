import { createLruCache } from '../lru-cache';
import type { SearchIndex, SearchResult } from './search-index';

const KEPT_RESULTS = 500;
const KEEP_MS = 30_000;

/**
 * Remembers which products a list holds while the catalogue stays the same: the first page of a large category is asked for
 * again and again, and counting its filters is the dear part. Prices and stock are not kept, they are read with each answer.
 */
export function rememberResults(index: SearchIndex, catalogueVersion: () => Promise<number>): SearchIndex {
  const kept = createLruCache<{ result: Promise<SearchResult>; until: number }>(KEPT_RESULTS);
  return {
    async search(request) {
      const key = JSON.stringify([await catalogueVersion(), { ...request, filters: [...request.filters] }]);
      const known = kept.get(key);
      if (known && known.until > Date.now()) return known.result;
      const result = index.search(request);
      kept.set(key, { result, until: Date.now() + KEEP_MS });
      // A failure is not remembered.
      result.catch(() => kept.delete(key));
      return result;
    },
  };
}
