import type { Queryable } from '@fachwerk/database';
import type { CatalogueSnapshot, SnapshotReader } from '../records/catalogue-snapshot';
import { loadPhrases, type SuggestedPhrases } from './load-phrases';

/** Loading sums up all products, and prices may change every second. */
const LOAD_AFTER_MS = 60_000;
/** Searches of the last day are added at the latest then. */
const LOAD_AGAIN_AFTER_MS = 60 * 60 * 1000;

interface Options {
  db: Queryable;
  readSnapshot: SnapshotReader;
  onError: (error: unknown) => void;
  clock?: () => number;
}

/** The suggested phrases in memory. They are loaded in the background while the previous ones answer. */
export function createPhraseMemory({ db, readSnapshot, onError, clock = Date.now }: Options) {
  let current: { version: number; loadedAt: number; phrases: SuggestedPhrases } | undefined;
  let loading: Promise<SuggestedPhrases> | undefined;
  let triedAt = -Infinity;

  async function load(snapshot: CatalogueSnapshot): Promise<SuggestedPhrases> {
    const phrases = await loadPhrases(db, snapshot);
    current = { version: snapshot.version, loadedAt: clock(), phrases };
    return phrases;
  }
  return async (): Promise<SuggestedPhrases> => {
    const snapshot = await readSnapshot();
    const now = clock();
    const isOld =
      current === undefined ||
      current.version !== snapshot.version ||
      now - current.loadedAt >= LOAD_AGAIN_AFTER_MS;
    if (isOld && !loading && (current === undefined || now - triedAt >= LOAD_AFTER_MS)) {
      triedAt = now;
      loading = load(snapshot).finally(() => (loading = undefined));
      loading.catch(onError);
    }
    if (current) return current.phrases;
    if (!loading) throw new Error('The suggested phrases are not loaded.');
    return loading;
  };
}
