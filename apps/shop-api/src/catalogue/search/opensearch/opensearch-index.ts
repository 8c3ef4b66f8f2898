import type { Database } from '@fachwerk/database';
import type { API, Client } from '@opensearch-project/opensearch';
import { NO_HITS, type SearchIndex } from '../../query/search-index';
import { askedServices, readServices } from '../../query/services';
import { changesOf, createKnowledge, FEW_HITS, understandQuery } from '../../query/understand-query';
import { createValueWords } from '../../query/value-words';
import { readValueNumbers } from '../../text-index/load-catalogue';
import type { TextQuery } from '../../text-index/search-query';
import { createStoreProducts } from '../../text-index/store-products';
import { createCategoryNames, readCategoryNames } from '../../words/category-names';
import { readToken } from '../../words/listing-tokens';
import { readSynonyms } from '../../words/synonym-repository';
import { createSynonyms } from '../../words/synonyms';
import { createVocabulary, readTerms } from '../../words/vocabulary';
import { cacheResults } from '../cached-index';
import type { SearchIndexOptions } from '../memory-search-index';
import { createNewestIndex, type Versions } from '../newest-index';
import { readOpenSearchAddress } from './opensearch-address';
import { openProductIndex } from './product-indices';
import { readSearchAnswer, type SearchAnswer } from './search-answer';
import { matchBody, type SearchBody, searchBody, type SearchFacts, valuesBody } from './search-body';

export interface OpenSearchOptions extends SearchIndexOptions {
  db: Database;
  /** Address with the beginning of the names of the indices, see `openSearchAddress`. */
  url: string;
}

/** A visitor does not wait longer. */
const SEARCHING = { requestTimeout: 3000, maxRetries: 1 };
const LOADING = { requestTimeout: 30_000 };

/** OpenSearch did not answer, or refused. */
export class SearchUnavailableError extends Error {
  readonly statusCode = 503;

  /** The index does not exist any more. */
  get isLost(): boolean {
    return (this.cause as { statusCode?: number } | undefined)?.statusCode === 404;
  }
}

/**
 * Searches in OpenSearch, with the lexemes, the readings of words and the ranking of the index in memory.
 * Every process holds the words and the facet values of the catalogue, but no documents.
 */
export function createOpenSearchIndex({ db, url, ...options }: OpenSearchOptions): SearchIndex {
  const { node, prefix } = readOpenSearchAddress(url);
  let client: Promise<Client> | undefined;
  return createNewestIndex({
    ...options,
    loadCatalogue: () =>
      available(async () => {
        client ??= openClient(node);
        return loadFacts(await client, db, prefix);
      }),
    openIndex: (catalogue, versions) => openIndex(catalogue, versions, db),
    isLost: (error) => error instanceof SearchUnavailableError && error.isLost,
  });
}

/** Loaded at the first use: a shop without OpenSearch does not need it. */
async function openClient(node: string): Promise<Client> {
  const { Client: OpenSearch } = await import('@opensearch-project/opensearch');
  return new OpenSearch({ node });
}

async function available<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    // The error of the client contains request and connection.
    throw new SearchUnavailableError('The search in OpenSearch failed', { cause });
  }
}

/** The types of the client do not fit all requests (see `Aggregation`), and its answers are a large union. */
async function send<Answer>(
  client: Client,
  index: string,
  body: SearchBody,
  limits: typeof LOADING,
): Promise<Answer> {
  const { body: answer } = await client.search(
    { index, body: body as API.Search_RequestBody, allow_partial_search_results: false },
    limits,
  );
  return answer as unknown as Answer;
}

interface ValuesAnswer {
  aggregations: { values: { buckets: { key: string }[] } };
}

type LoadedFacts = Awaited<ReturnType<typeof loadFacts>>;

async function loadFacts(client: Client, db: Database, prefix: string) {
  const index = await openProductIndex({ client, db, prefix });
  const [categories, terms, numbers, values] = await Promise.all([
    readCategoryNames(db),
    readTerms(db),
    readValueNumbers(db),
    send<ValuesAnswer>(client, index, valuesBody, LOADING),
  ]);
  const facetValues = values.aggregations.values.buckets.map(({ key }) => {
    const [facetId, value] = readToken(key);
    return { facetId, value };
  });
  return {
    client,
    index,
    facts: { numbersOf: byFacet(numbers) },
    categoryNames: createCategoryNames(categories),
    storeProducts: createStoreProducts(db, (productIds) => productIds),
    vocabulary: createVocabulary(terms),
    valueWords: createValueWords(facetValues),
  };
}

function byFacet(numbers: Awaited<ReturnType<typeof readValueNumbers>>): SearchFacts['numbersOf'] {
  const numbersOf = new Map<string, { value: string; number: number }[]>();
  for (const { facetId, ...value } of numbers) {
    const known = numbersOf.get(facetId);
    if (known) known.push(value);
    else numbersOf.set(facetId, [value]);
  }
  return numbersOf;
}

async function openIndex(
  { client, index, facts, categoryNames, storeProducts, vocabulary, valueWords }: LoadedFacts,
  { version, synonymVersion }: Versions,
  db: Database,
): Promise<SearchIndex> {
  const groups = await readSynonyms(db);
  const knowledge = createKnowledge({
    synonyms: createSynonyms(groups),
    services: await readServices(db, groups),
    vocabulary,
    categoryNames,
    valueWords,
  });
  const ask = (body: SearchBody) => available(() => send<SearchAnswer>(client, index, body, SEARCHING));
  const find = async (query: TextQuery) => {
    const { hits } = await ask(matchBody(query, FEW_HITS));
    return { total: hits.total.value, best: hits.max_score ?? 0 };
  };
  return cacheResults({
    async search(request) {
      const { query, isExact, companyId } = request;
      const inStore = companyId === undefined ? undefined : await storeProducts(companyId);
      const { servicePages, isOnlyService } = askedServices(request, knowledge);
      const understood =
        query && !isOnlyService ? await understandQuery(query, knowledge, find, isExact) : undefined;
      if (query && !understood) return { version, synonymVersion, servicePages, ...NO_HITS };
      const answer = await ask(searchBody(request, facts, understood, inStore));
      const namedValues = understood ? valueWords.in(understood.query) : [];
      return {
        version,
        synonymVersion,
        servicePages,
        ...readSearchAnswer(answer, request, facts, understood),
        ...changesOf(understood),
        ...(namedValues.length > 0 ? { valueWords: namedValues } : {}),
      };
    },
  });
}
