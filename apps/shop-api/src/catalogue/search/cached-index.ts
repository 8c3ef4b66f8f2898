import { LRUCache } from 'lru-cache';
import type { SearchIndex, SearchResult } from '../query/search-index';

const KEPT_RESULTS = 500;

/** Search words of visitors are not kept longer. */
const KEEP_MS = 30_000;

/** Caches results of an index that does not change: the first page of a large category is requested often. */
export function cacheResults(index: SearchIndex): SearchIndex {
  const kept = new LRUCache<string, Promise<SearchResult>>({ max: KEPT_RESULTS, ttl: KEEP_MS });
  return {
    async search(request) {
      const key = JSON.stringify({
        ...request,
        filters: [...request.filters],
        ranges: [...(request.ranges ?? [])],
      });
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
