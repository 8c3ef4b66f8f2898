import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '@fachwerk/database';
import { cacheResults } from './cached-index';
import { createCategoryNames, readCategoryNames } from './category-names';
import { loadCatalogue } from './load-catalogue';
import { searchCatalogue } from './search-catalogue';
import { NO_HITS, type SearchIndex, type SearchResult } from './search-index';
import { createStoreProducts } from './store-products';
import { readSynonyms } from './synonym-repository';
import { createSynonyms } from './synonyms';
import { understandQuery } from './understand-query';
import { createValueWords } from './value-words';
import { createVocabulary, readTerms } from './vocabulary';

type Versions = Pick<SearchResult, 'version' | 'synonymVersion'>;

export interface SearchIndexOptions {
  db: Queryable;
  readVersions: () => Promise<Versions>;
  onError: (error: unknown) => void;
}

/** Loading a small catalogue takes less: its new version is found at once. */
const LONGEST_WAIT_MS = 250;

interface Loaded extends Versions {
  catalogue: LoadedCatalogue;
  index: SearchIndex;
}

/**
 * Searches in memory. A new version of the catalogue or the synonyms is loaded in the background; a request
 * waits for it a moment, and then the previous version answers.
 */
export function createMemorySearchIndex({ db, readVersions, onError }: SearchIndexOptions): SearchIndex {
  let current: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  let patience: Promise<void> | undefined;

  async function load(versions: Versions): Promise<Loaded> {
    const isKnown = current?.version === versions.version;
    const catalogue = current && isKnown ? current.catalogue : await loadAll(db, versions.version);
    current = { ...versions, catalogue, index: await openIndex(db, catalogue, versions) };
    return current;
  }
  async function newest(): Promise<SearchIndex> {
    const versions = await readVersions();
    if (current?.version === versions.version && current.synonymVersion === versions.synonymVersion)
      return current.index;
    if (!loading) {
      loading = load(versions).finally(() => (loading = undefined));
      loading.catch(onError);
      patience = sleep(LONGEST_WAIT_MS);
    }
    if (!current) return (await loading).index;
    await Promise.race([loading.catch(() => undefined), patience]);
    return current.index;
  }
  return { search: async (request) => (await newest()).search(request) };
}

type LoadedCatalogue = Awaited<ReturnType<typeof loadAll>>;

async function loadAll(db: Queryable, version: number) {
  const [catalogue, categories, terms] = await Promise.all([
    loadCatalogue(db, version),
    readCategoryNames(db),
    readTerms(db),
  ]);
  return {
    catalogue,
    categoryNames: createCategoryNames(categories),
    storeProducts: createStoreProducts(db, catalogue),
    vocabulary: createVocabulary(terms),
    valueWordsOf: createValueWords(catalogue.facetValues),
  };
}

async function openIndex(
  db: Queryable,
  { catalogue, categoryNames, storeProducts, vocabulary, valueWordsOf }: LoadedCatalogue,
  { version, synonymVersion }: Versions,
): Promise<SearchIndex> {
  const synonyms = createSynonyms(await readSynonyms(db));
  const knowledge = { texts: catalogue.texts, synonyms, vocabulary, categoryNames };
  return cacheResults({
    async search(request) {
      const { query, isExact, companyId } = request;
      const inStore = companyId === undefined ? undefined : await storeProducts(companyId);
      const understood = query ? understandQuery(query, knowledge, isExact) : undefined;
      const found =
        query && !understood
          ? { version, ...NO_HITS }
          : searchCatalogue(catalogue, request, understood, inStore);
      const valueWords = understood ? valueWordsOf(understood.query) : [];
      return { ...found, synonymVersion, ...(valueWords.length > 0 ? { valueWords } : {}) };
    },
  });
}
