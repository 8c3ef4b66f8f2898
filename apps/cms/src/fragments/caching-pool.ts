import { remoteKey, type FragmentJob, type FragmentResult } from './fragment-job';
import type { FragmentPool } from './fragment-pool';

export interface RememberOptions {
  /** A fragment is as old as this at most; after a change of price or text it shows within that time. */
  keepMs?: number;
  /** Of all kept fragments together. */
  maxCharacters?: number;
  clock?: () => number;
}

interface Kept {
  result: Promise<FragmentResult>;
  until: number;
  characters: number;
}

/**
 * Public pages are the same for everybody, so are their fragments: a thousand visitors of one page cost one rendering. Visitors that come
 * while it is being rendered wait for the same one. What depends on the visitor, and what failed, is never kept.
 */
export function cacheFragments(
  pool: FragmentPool,
  { keepMs = 10_000, maxCharacters = 32_000_000, clock = Date.now }: RememberOptions = {},
): FragmentPool {
  const kept = new Map<string, Kept>();
  let characters = 0;

  function forget(key: string, entry: Kept): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    characters -= entry.characters;
  }

  function remember(key: string, job: FragmentJob): Promise<FragmentResult> {
    const entry: Kept = { result: pool.render(job), until: clock() + keepMs, characters: 0 };
    kept.set(key, entry);
    void entry.result.then((result) => {
      if (!result.ok) return forget(key, entry);
      if (kept.get(key) !== entry) return;
      entry.characters = key.length + result.html.length + result.json.length;
      characters += entry.characters;
      // A Map remembers the order of insertion: the oldest go first.
      for (const [oldKey, old] of kept) {
        if (characters <= maxCharacters) break;
        forget(oldKey, old);
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
      if (known) forget(key, known);
      return remember(key, job);
    },
    close: () => pool.close(),
  };
}

/** Everything that the HTML depends on, besides the texts: they may be as old as the fragment. */
const keyOf = (job: FragmentJob): string => {
  const { id, widget, props, pageUrl, now, absoluteTo } = job;
  return JSON.stringify([remoteKey(job), widget, id, pageUrl, now, absoluteTo, props]);
};
