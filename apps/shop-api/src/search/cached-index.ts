import { LRUCache } from 'lru-cache';
import type { SearchIndex, SearchResult } from './search-index';

const KEPT_RESULTS = 500;
const KEEP_MS = 30_000;

/**
 * Caches the products of a list while the catalogue is unchanged: the first page of a large category is
 * requested often, and counting its facets is expensive. Prices and stock are not cached; they are read for
 * each response.
 */
export function cacheResults(index: SearchIndex, catalogueVersion: () => Promise<number>): SearchIndex {
  const kept = new LRUCache<string, Promise<SearchResult>>({ max: KEPT_RESULTS, ttl: KEEP_MS });
  return {
    async search(request) {
      const key = JSON.stringify([await catalogueVersion(), { ...request, filters: [...request.filters] }]);
      const known = kept.get(key);
      if (known) return known;
      const result = index.search(request);
      kept.set(key, result);
      // A failure is not cached.
      result.catch(() => kept.delete(key));
      return result;
    },
  };
}
