import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '@fachwerk/database';
import { cacheResults } from './cached-index';
import { bestCorrection, type Candidate } from './correct-words';
import { loadCatalogue } from './load-catalogue';
import { searchCatalogue } from './search-catalogue';
import type { SearchIndex } from './search-index';
import { type Correction, understandQuery } from './understand-query';

const FIND_CANDIDATES = `
  select term, display, frequency from search_term where term % $1
  order by similarity(term, $1) desc, frequency desc limit 30`;

export interface SearchIndexOptions {
  db: Queryable;
  catalogueVersion: () => Promise<number>;
  onError: (error: unknown) => void;
}

/** Loading a small catalogue takes less: its new version is found at once. */
const LONGEST_WAIT_MS = 250;

/**
 * Searches in memory. A new version of the catalogue is loaded in the background; a request waits for it a
 * moment, and then the previous version answers.
 */
export function createMemorySearchIndex({ db, catalogueVersion, onError }: SearchIndexOptions): SearchIndex {
  let current: { version: number; index: SearchIndex } | undefined;
  let loading: Promise<SearchIndex> | undefined;
  let patience: Promise<void> | undefined;

  async function load(version: number): Promise<SearchIndex> {
    const index = await openIndex(db, version);
    current = { version, index };
    return index;
  }
  async function newest(): Promise<SearchIndex> {
    const version = await catalogueVersion();
    if (current?.version === version) return current.index;
    if (!loading) {
      loading = load(version).finally(() => (loading = undefined));
      loading.catch(onError);
      patience = sleep(LONGEST_WAIT_MS);
    }
    if (!current) return loading;
    await Promise.race([loading.catch(() => undefined), patience]);
    return current.index;
  }
  return { search: async (request) => (await newest()).search(request) };
}

async function openIndex(db: Queryable, version: number): Promise<SearchIndex> {
  const catalogue = await loadCatalogue(db, version);
  const findCorrection = async (word: string): Promise<Correction | undefined> =>
    bestCorrection(word, await db.query<Candidate & { [column: string]: unknown }>(FIND_CANDIDATES, [word]));
  return cacheResults({
    async search(request) {
      if (!request.query) return searchCatalogue(catalogue, request);
      const understood = await understandQuery(request.query, catalogue.texts, findCorrection);
      return understood
        ? searchCatalogue(catalogue, request, understood)
        : { version, productIds: [], total: 0, facets: new Map() };
    },
  });
}
