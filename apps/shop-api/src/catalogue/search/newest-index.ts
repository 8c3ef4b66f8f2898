import { setTimeout as sleep } from 'node:timers/promises';
import { timeLimit } from '@fachwerk/server-kit/time-limits';
import type { SearchIndex, SearchResult } from '../query/search-index';

export type Versions = Pick<SearchResult, 'version' | 'synonymVersion'>;

export interface NewestIndexOptions<Catalogue> {
  readVersions: () => Promise<Versions>;
  /** Loads what belongs to one version of the catalogue. */
  loadCatalogue: (version: number) => Promise<Catalogue>;
  /** Adds the synonyms. */
  openIndex: (catalogue: Catalogue, versions: Versions) => Promise<SearchIndex>;
  /** The loaded version cannot answer any more and must be loaded again. */
  isLost?: (error: unknown) => boolean;
  onError: (error: unknown) => void;
}

/**
 * Searches the newest version. A new version of the catalogue or the synonyms is loaded in the background; a
 * request waits for it a moment, and then the previous version answers.
 */
export function createNewestIndex<Catalogue>(options: NewestIndexOptions<Catalogue>): SearchIndex {
  interface Loaded extends Versions {
    catalogue: Catalogue;
    index: SearchIndex;
  }
  const { readVersions, loadCatalogue, openIndex, isLost = () => false, onError } = options;
  let current: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  let patience: Promise<void> | undefined;

  async function load(versions: Versions): Promise<Loaded> {
    const isKnown = current?.version === versions.version;
    const catalogue = current && isKnown ? current.catalogue : await loadCatalogue(versions.version);
    current = { ...versions, catalogue, index: await openIndex(catalogue, versions) };
    return current;
  }
  async function newest(): Promise<Loaded> {
    const versions = await readVersions();
    if (current?.version === versions.version && current.synonymVersion === versions.synonymVersion)
      return current;
    if (!loading) {
      loading = load(versions).finally(() => (loading = undefined));
      loading.catch(onError);
      // Loading a small catalogue takes less: its new version is found at once.
      patience = sleep(timeLimit('newestIndex'), undefined, { ref: false });
    }
    if (!current) return loading;
    await Promise.race([loading.catch(() => undefined), patience]);
    return current;
  }
  return {
    async search(request) {
      const used = await newest();
      try {
        return await used.index.search(request);
      } catch (error) {
        if (isLost(error) && current === used) current = undefined;
        throw error;
      }
    },
  };
}
