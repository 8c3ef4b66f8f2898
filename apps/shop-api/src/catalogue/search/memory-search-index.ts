import type { Queryable } from '@fachwerk/database';
import { NO_HITS, type SearchIndex } from '../query/search-index';
import { askedServices, readServices } from '../query/services';
import { createKnowledge, understandQuery } from '../query/understand-query';
import { createValueWords } from '../query/value-words';
import { loadCatalogue } from '../text-index/load-catalogue';
import { matchText } from '../text-index/match-text';
import { createStoreProducts, toNumbers } from '../text-index/store-products';
import { createCategoryNames, readCategoryNames } from '../words/category-names';
import { readSynonyms } from '../words/synonym-repository';
import { createSynonyms } from '../words/synonyms';
import { createVocabulary, readTerms } from '../words/vocabulary';
import { cacheResults } from './cached-index';
import { createNewestIndex, type NewestIndexOptions, type Versions } from './newest-index';
import { searchCatalogue } from './search-catalogue';

export interface SearchIndexOptions extends Pick<NewestIndexOptions<unknown>, 'readVersions' | 'onError'> {
  db: Queryable;
}

/** Searches in memory: every process holds documents and listing rows of all products. */
export const createMemorySearchIndex = ({ db, ...options }: SearchIndexOptions): SearchIndex =>
  createNewestIndex({
    ...options,
    loadCatalogue: (version) => loadAll(db, version),
    openIndex: (catalogue, versions) => openIndex(db, catalogue, versions),
  });

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
    storeProducts: createStoreProducts(db, toNumbers(catalogue)),
    vocabulary: createVocabulary(terms),
    valueWords: createValueWords(catalogue.facetValues),
  };
}

async function openIndex(
  db: Queryable,
  { catalogue, categoryNames, storeProducts, vocabulary, valueWords }: LoadedCatalogue,
  { version, synonymVersion }: Versions,
): Promise<SearchIndex> {
  const groups = await readSynonyms(db);
  const knowledge = createKnowledge({
    synonyms: createSynonyms(groups),
    services: await readServices(db, groups),
    vocabulary,
    categoryNames,
    valueWords,
  });
  return cacheResults({
    async search(request) {
      const { query, isExact, companyId } = request;
      const inStore = companyId === undefined ? undefined : await storeProducts(companyId);
      const { servicePages, isOnlyService } = askedServices(request, knowledge);
      const understood =
        query && !isOnlyService
          ? await understandQuery(query, knowledge, (text) => matchText(catalogue.texts, text), isExact)
          : undefined;
      const found =
        query && !understood
          ? { version, ...NO_HITS }
          : searchCatalogue(catalogue, request, understood, inStore);
      const namedValues = understood ? valueWords.in(understood.query) : [];
      return {
        ...found,
        synonymVersion,
        servicePages,
        ...(namedValues.length > 0 ? { valueWords: namedValues } : {}),
      };
    },
  });
}
