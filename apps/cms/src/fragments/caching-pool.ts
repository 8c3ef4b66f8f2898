import { type FragmentJob, type FragmentResult, remoteKey } from './fragment-job';
import type { FragmentPool } from './fragment-pool';

export interface CacheOptions {
  /** Maximum age of a fragment, and so the delay of changed prices and texts. */
  keepMs?: number;
  /** Limit for all cached fragments together. */
  maxCharacters?: number;
  clock?: () => number;
}

interface CacheEntry {
  result: Promise<FragmentResult>;
  until: number;
  characters: number;
}

/**
 * Caches fragments of public pages, which are identical for all visitors. Concurrent requests share one
 * rendering. Fragments that depend on the visitor and failures are not cached.
 */
export function cacheFragments(
  pool: FragmentPool,
  { keepMs = 10_000, maxCharacters = 32_000_000, clock = Date.now }: CacheOptions = {},
): FragmentPool {
  const kept = new Map<string, CacheEntry>();
  let characters = 0;

  function remove(key: string, entry: CacheEntry): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    characters -= entry.characters;
  }

  function add(key: string, job: FragmentJob): Promise<FragmentResult> {
    const entry: CacheEntry = { result: pool.render(job), until: clock() + keepMs, characters: 0 };
    kept.set(key, entry);
    void entry.result.then((result) => {
      if (!result.ok) return remove(key, entry);
      if (kept.get(key) !== entry) return;
      entry.characters = key.length + result.html.length + result.json.length;
      characters += entry.characters;
      // A Map keeps the order of insertion: the oldest are removed first.
      for (const [oldKey, old] of kept) {
        if (characters <= maxCharacters) break;
        remove(oldKey, old);
      }
    });
    return entry.result;
  }

  return {
    render(job) {
      if (job.isPrivatePage || job.visitor) return pool.render(job);
      const key = keyOf(job);
      const known = kept.get(key);
      if (known && known.until > clock()) return known.result;
      if (known) remove(key, known);
      return add(key, job);
    },
    close: () => pool.close(),
  };
}

/** Everything that affects the HTML, except for texts, which may be as old as the fragment. */
const keyOf = (job: FragmentJob): string => {
  const { id, widget, props, pageUrl, now, absoluteTo } = job;
  return JSON.stringify([remoteKey(job), widget, id, pageUrl, now, absoluteTo, props]);
};
