import { type FragmentJob, type FragmentReads, type FragmentResult, remoteKey } from '../fragment-job';
import type { Versions } from '../release/data-versions';
import type { FragmentPool } from './fragment-pool';

export interface CacheOptions {
  dataVersions: Pick<Versions, 'current' | 'saw'>;
  /** Answers of the API may contain texts of editors. */
  textVersions: Pick<Versions, 'current'>;
  /** Maximum age of a fragment whose data may have changed; 0 disables the cache. */
  keepMs: number;
  /** Limit for all cached fragments together. */
  maxCharacters?: number;
  clock?: () => number;
}

const LEFT_OUT: FragmentResult = { ok: false, reason: 'left-out', message: 'pages wait for long' };

type Rendered = Extract<FragmentResult, { ok: true }>;
interface CacheEntry {
  result: Rendered;
  at: number;
  textVersion: string | undefined;
  characters: number;
}

/** Maximum age of a fragment while the version of its data is confirmed, or if it has no data. */
const KEEP_CONFIRMED_MS = 600_000;
/** What a widget may have read besides the rest of its job, in the order of the lookups. */
const DEPENDENCES: readonly Pick<FragmentReads, 'address' | 'now'>[] = [
  { address: false, now: false },
  { address: false, now: true },
  { address: true, now: false },
  { address: true, now: true },
];

/**
 * Caches fragments of public pages, which are identical for all visitors. A fragment is kept by what its
 * widget has read: without the address it serves all pages, without the time it outlives the minute.
 * Concurrent requests of the same page share one rendering, before it is known what it reads. Fragments that
 * depend on the visitor and failures are not cached.
 */
export function cacheFragments(
  pool: FragmentPool,
  { dataVersions, textVersions, keepMs, maxCharacters = 32_000_000, clock = Date.now }: CacheOptions,
): FragmentPool {
  const kept = new Map<string, CacheEntry>();
  const rendering = new Map<string, Promise<FragmentResult>>();
  const textNumbers = new WeakMap<object, number>();
  let characters = 0;
  let textCount = 0;

  /** Texts are compared by identity: equal texts of a widget are one object (pick-messages.ts). */
  function numberOf(texts: object): number {
    const number = textNumbers.get(texts) ?? (textCount += 1);
    textNumbers.set(texts, number);
    return number;
  }

  /** Everything that affects the HTML, in the order of DEPENDENCES. */
  function keysOf(job: FragmentJob): string[] {
    const { id, widget, props, absoluteTo, appDevice, language, languageUrl, messages } = job;
    const common = JSON.stringify([
      remoteKey(job),
      widget,
      id,
      absoluteTo,
      appDevice,
      language,
      languageUrl,
      numberOf(messages),
      props,
    ]);
    return DEPENDENCES.map((reads) => keyWith(common, job, reads));
  }

  function isUsable({ result: { reads }, at, textVersion }: CacheEntry): boolean {
    const { dataVersion, otherData } = reads;
    const hasData = dataVersion !== undefined || otherData;
    const currentTexts = hasData ? textVersions.current() : undefined;
    if (currentTexts !== undefined && textVersion !== currentTexts) return false;
    const current = dataVersion === undefined ? undefined : dataVersions.current();
    const hasOldData = current !== undefined && dataVersion !== current;
    if (hasOldData) return false;
    return clock() - at < (otherData || dataVersion !== current ? keepMs : KEEP_CONFIRMED_MS);
  }

  function remove(key: string): void {
    characters -= kept.get(key)?.characters ?? 0;
    kept.delete(key);
  }

  function keep(key: string, entry: CacheEntry): void {
    remove(key);
    kept.set(key, entry);
    characters += entry.characters;
    // A Map keeps the order of insertion: the least recently used are removed first.
    for (const oldKey of kept.keys()) {
      if (characters <= maxCharacters) break;
      remove(oldKey);
    }
  }

  function find(keys: readonly string[]): Rendered | undefined {
    for (const key of keys) {
      const entry = kept.get(key);
      if (!entry) continue;
      if (isUsable(entry)) {
        keep(key, entry);
        return entry.result;
      }
      remove(key);
    }
    return undefined;
  }

  async function add(job: FragmentJob, keys: readonly string[]): Promise<FragmentResult> {
    const at = clock();
    const textVersion = textVersions.current();
    const rendered = await pool.render(job);
    if (!rendered.ok) return rendered;
    const { html, json, reads } = rendered;
    const result: Rendered = reads.otherData ? { ...rendered, otherDataAt: at } : rendered;
    if (reads.dataVersion !== undefined) dataVersions.saw(reads.dataVersion);
    const index = DEPENDENCES.findIndex(({ address, now }) => address === reads.address && now === reads.now);
    const key = keys[index] ?? '';
    keep(key, { result, at, textVersion, characters: key.length + html.length + json.length });
    return result;
  }

  async function render(job: FragmentJob): Promise<FragmentResult> {
    const keys = keysOf(job);
    const known = find(keys);
    if (known) return known;
    if (job.isCachedOnly) return LEFT_OUT;
    const whole = keys.at(-1) ?? '';
    const result = rendering.get(whole) ?? add(job, keys).finally(() => rendering.delete(whole));
    rendering.set(whole, result);
    return result;
  }

  return {
    async render(job) {
      if (!job.isPrivatePage && !job.visitor && keepMs > 0) return render(job);
      return job.isCachedOnly ? LEFT_OUT : pool.render(job);
    },
    close: () => pool.close(),
  };
}

const keyWith = (
  common: string,
  { pageUrl, now }: FragmentJob,
  reads: Pick<FragmentReads, 'address' | 'now'>,
): string => JSON.stringify([reads.address && pageUrl, reads.now && now]) + common;
