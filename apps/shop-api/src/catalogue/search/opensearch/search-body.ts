import type { API, Types } from '@opensearch-project/opensearch';
import type { SearchRequest } from '../../query/search-index';
import type { Understood } from '../../query/understand-query';
import { POPULARITY_SHARE } from '../../text-index/load-catalogue';
import { facetToken, PRICE_FACET, RATING_FACET } from '../../words/listing-tokens';
import { isWithin, type NumberRange } from '../../words/number-range';
import { BLOCK } from '../mix-hits';
import { NAMED_CATEGORY } from '../search-catalogue';
import { type Clause, textClauses } from './text-clauses';

/** Those that are used: the types of the client lack the field of `terms`. */
type Aggregation =
  | { terms: { field: string; size: number; include?: string } }
  | { stats: { field: string } }
  | { histogram: { field: string; interval: number; min_doc_count: number } }
  | { filter: Clause; aggs: Aggregations };
interface Aggregations {
  [name: string]: Aggregation;
}

export type SearchBody = Omit<API.Search_RequestBody, 'aggs' | 'aggregations'> & { aggs?: Aggregations };

/** What the requests need to know besides the documents. */
export interface SearchFacts {
  /** By facet id. */
  numbersOf: ReadonlyMap<string, readonly { value: string; number: number }[]>;
}

/**
 * The greatest number of values, of all facets together, that are counted for a list; the rarest are left
 * out. OpenSearch answers at most 65,535 buckets. They are needed for the hits before filters, those after
 * filters, and for chosen facets.
 */
export const MOST_VALUES = 20_000;

/** Hits behind it are not listed; `index.max_result_window`. */
export const MOST_LISTED = 100_000;

const ALL: Clause = { match_all: {} };
const every = (clauses: readonly Clause[]): Clause =>
  clauses.length > 0 ? { bool: { filter: [...clauses] } } : ALL;

/** How many products match, up to `most`, and how well the best one does. */
export const matchBody = (query: Understood['query'], most: number): SearchBody => ({
  query: { bool: { must: textClauses(query) } },
  size: 1,
  track_total_hits: most,
});

/** `inStore` are the ids of the products of the filter by store. */
export function searchBody(
  request: SearchRequest,
  facts: SearchFacts,
  understood?: Understood,
  inStore?: readonly string[],
): SearchBody {
  const store: Clause[] = inStore ? [{ terms: { productId: [...inStore] } }] : [];
  const choices = choicesOf(request, facts);
  const narrowed = [...store, ...choices.map(({ clause }) => clause)];
  return {
    query: baseQuery(request, understood),
    ...(narrowed.length > 0 ? { post_filter: every(narrowed) } : {}),
    ...pageOf(request),
    sort: sortOf(request, understood),
    // What hits are mixed by.
    docvalue_fields: ['type', 'brand'],
    // Facets count every hit anyway.
    track_total_hits: true,
    ...(request.isPlain ? {} : { aggs: aggregations(choices, every(store), narrowed.length > 0) }),
  };
}

/** Text and category, which facets are measured over. */
function baseQuery({ categoryId }: SearchRequest, understood: Understood | undefined): Clause {
  const filter: Clause[] = categoryId === undefined ? [] : [{ term: { categories: categoryId } }];
  if (!understood) return every(filter);
  const { query, categoryIds } = understood;
  const named: Clause = {
    constant_score: { filter: { terms: { categories: [...categoryIds] } }, boost: NAMED_CATEGORY },
  };
  return {
    function_score: {
      query: {
        bool: { must: textClauses(query), filter, ...(categoryIds.length > 0 ? { should: [named] } : {}) },
      },
      functions: [
        { field_value_factor: { field: 'popularity', modifier: 'ln1p' }, weight: POPULARITY_SHARE },
      ],
      boost_mode: 'sum',
    },
  };
}

interface Choice {
  facetId: string;
  isRange: boolean;
  clause: Clause;
}

/** The filters of a list. Their order is that of the aggregations `facet<place>`. */
export const choicesOf = (
  { filters, ranges = new Map() }: Pick<SearchRequest, 'filters' | 'ranges'>,
  facts: SearchFacts,
): Choice[] => [
  ...[...filters].map(([facetId, values]) => ({
    facetId,
    isRange: false,
    clause: { terms: { tokens: values.map((value) => facetToken(facetId, value)) } },
  })),
  ...[...ranges].map(([facetId, range]) => ({
    facetId,
    isRange: true,
    clause: rangeClause(facetId, range, facts),
  })),
];

function rangeClause(facetId: string, range: NumberRange, { numbersOf }: SearchFacts): Clause {
  const field = FIELDS_OF_RANGES.get(facetId);
  if (!field) {
    const within = (numbersOf.get(facetId) ?? []).filter(({ number }) => isWithin(number, range));
    return { terms: { tokens: within.map(({ value }) => facetToken(facetId, value)) } };
  }
  const { from, to } = range;
  return {
    range: {
      [field]: {
        ...(Number.isFinite(from) ? { gte: from } : {}),
        ...(Number.isFinite(to) ? { lte: to } : {}),
      },
    },
  };
}

const FIELDS_OF_RANGES = new Map([
  [PRICE_FACET, 'price'],
  [RATING_FACET, 'rating'],
]);

const VALUES: Aggregation = { terms: { field: 'tokens', size: MOST_VALUES } };
const FACETS: Aggregation = { terms: { field: 'facets', size: MOST_VALUES } };
const PRICES: Aggregation = { stats: { field: 'price' } };
const STARS: Aggregation = { histogram: { field: 'rating', interval: 1, min_doc_count: 1 } };

/** All values that occur, for the words of queries. */
export const valuesBody: SearchBody = { size: 0, aggs: { values: VALUES } };

/**
 * `hits` counts over the hits, `measured` over those before filters. The values of a chosen facet are counted
 * over the products that match the other filters (`facet<place>`).
 */
function aggregations(choices: readonly Choice[], inStore: Clause, isNarrowed: boolean): Aggregations {
  const counts = { values: VALUES, prices: PRICES, stars: STARS };
  const measured = { values: VALUES, facets: FACETS };
  if (!isNarrowed) return { hits: { filter: ALL, aggs: { ...counts, ...measured } } };
  const others = (besides?: Choice): Clause =>
    every(choices.filter((choice) => choice !== besides).map(({ clause }) => clause));
  return {
    measured: { filter: ALL, aggs: measured },
    // The products of a store are a long list, which is sent once.
    inStore: {
      filter: inStore,
      aggs: {
        hits: { filter: others(), aggs: counts },
        ...Object.fromEntries(
          choices.map((choice, place) => [
            `facet${place}`,
            { filter: others(choice), aggs: countsOfChosen(choice) },
          ]),
        ),
      },
    },
  };
}

function countsOfChosen({ facetId, isRange }: Choice): Aggregations {
  const values: Aggregation = {
    terms: { field: 'tokens', size: MOST_VALUES, include: `${escaped(facetId)}=.*` },
  };
  if (isRange && facetId === PRICE_FACET) return { values, prices: PRICES };
  if (isRange && facetId === RATING_FACET) return { values, stars: STARS };
  return { values };
}

/** For regular expressions of Lucene. */
const escaped = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`);

function sortOf(
  { sort }: SearchRequest,
  understood: Understood | undefined,
): Types.Common.SortCombinations[] {
  const byId: Types.Common.SortCombinations = { productId: { order: 'asc' } };
  const byPopularity: Types.Common.SortCombinations[] = [{ popularity: { order: 'desc' } }, byId];
  switch (sort) {
    case 'relevance':
      return understood ? [{ _score: { order: 'desc' } }, ...byPopularity] : byPopularity;
    case 'popularity':
      return byPopularity;
    case 'price-asc':
      return [{ price: { order: 'asc' } }, byId];
    case 'price-desc':
      return [{ price: { order: 'desc' } }, byId];
    case 'rating':
      return [{ rating: { order: 'desc' } }, ...byPopularity];
    case 'newest':
      return [{ listedSince: { order: 'desc' } }, ...byPopularity];
  }
}

/** Orders in which types and brands are mixed, within whole blocks. */
export const isMixed = ({ sort }: Pick<SearchRequest, 'sort'>): boolean =>
  sort === 'relevance' || sort === 'popularity';

/** The first and last place plus one of the hits that a page needs. */
export function placesOf({ page, size, sort }: Pick<SearchRequest, 'page' | 'size' | 'sort'>) {
  const [from, to] = [(page - 1) * size, page * size];
  if (!isMixed({ sort })) return { from, to };
  return { from: Math.floor(from / BLOCK) * BLOCK, to: Math.ceil(to / BLOCK) * BLOCK };
}

function pageOf(request: SearchRequest): { from: number; size: number } {
  const { from, to } = placesOf(request);
  return to <= MOST_LISTED ? { from, size: to - from } : { from: 0, size: 0 };
}
