import { NO_HITS, NO_STARS, type SearchRequest, type SearchResult } from '../../query/search-index';
import type { Understood } from '../../query/understand-query';
import { POPULARITY_SHARE } from '../../text-index/load-catalogue';
import { facetUsefulness } from '../../text-index/measure-facets';
import { PRICE_FACET, RATING_FACET, readToken } from '../../words/listing-tokens';
import { mixHits } from '../mix-hits';
import { choicesOf, isMixed, placesOf, type SearchFacts } from './search-body';

interface Buckets<Key> {
  buckets: { key: Key; doc_count: number }[];
}

interface Counts {
  doc_count: number;
  values: Buckets<string>;
  prices?: { min: number | null; max: number | null };
  stars?: Buckets<number>;
}

type Measured = Pick<Counts, 'doc_count' | 'values'> & { facets: Buckets<string> };

/** The part of the response that is read. */
export interface SearchAnswer {
  hits: {
    total: { value: number };
    max_score: number | null;
    hits: { _id: string; sort: (number | string)[]; fields?: { type?: string[]; brand?: string[] } }[];
  };
  aggregations?:
    | { hits: Counts & Measured }
    | { measured: Measured; inStore: { hits: Counts; [facet: `facet${number}`]: Counts } };
}

export type FoundProducts = Pick<
  SearchResult,
  'productIds' | 'total' | 'facets' | 'measures' | 'prices' | 'stars'
>;

export function readSearchAnswer(
  { hits, aggregations }: SearchAnswer,
  request: SearchRequest,
  facts: SearchFacts,
  understood?: Understood,
): FoundProducts {
  const counted = aggregations && readCounts(aggregations, request, facts);
  return {
    ...NO_HITS,
    ...counted,
    productIds: productIdsOf(hits.hits, request, understood),
    total: hits.total.value,
  };
}

function productIdsOf(
  hits: SearchAnswer['hits']['hits'],
  request: SearchRequest,
  understood: Understood | undefined,
): string[] {
  const isByRelevance = request.sort === 'relevance' && understood !== undefined;
  // The score or the popularity is the first value of the order.
  const valueAt = (place: number) => Number(hits[place]?.sort[0]);
  const mixed = isMixed(request)
    ? mixHits(hits, {
        kindsAt: (place) => [hits[place]?.fields?.type?.[0], hits[place]?.fields?.brand?.[0]],
        scoreAt: (place) =>
          isByRelevance ? valueAt(place) : POPULARITY_SHARE * Math.log(1 + valueAt(place)),
      })
    : hits;
  const start = (request.page - 1) * request.size - placesOf(request).from;
  return mixed.slice(start, start + request.size).map(({ _id }) => _id);
}

function readCounts(
  aggregations: NonNullable<SearchAnswer['aggregations']>,
  request: SearchRequest,
  facts: SearchFacts,
): Omit<FoundProducts, 'productIds' | 'total'> {
  if ('hits' in aggregations) {
    const { hits } = aggregations;
    return { facets: facetsOf(hits), measures: measuresOf(hits), ...pricesOf(hits), stars: starsOf(hits) };
  }
  const { measured, inStore } = aggregations;
  const facets = facetsOf(inStore.hits);
  let [priced, rated] = [inStore.hits, inStore.hits];
  choicesOf(request, facts).forEach(({ facetId }, place) => {
    const own = inStore[`facet${place}`];
    if (!own) return;
    const values = facetsOf(own).get(facetId);
    if (values) facets.set(facetId, values);
    else facets.delete(facetId);
    if (facetId === PRICE_FACET && own.prices) priced = own;
    if (facetId === RATING_FACET && own.stars) rated = own;
  });
  return { facets, measures: measuresOf(measured), ...pricesOf(priced), stars: starsOf(rated) };
}

function facetsOf({ values }: Pick<Counts, 'values'>): Map<string, Map<string, number>> {
  const facets = new Map<string, Map<string, number>>();
  for (const { key, doc_count: count } of values.buckets) {
    const [facetId, value] = readToken(key);
    const known = facets.get(facetId);
    if (known) known.set(value, count);
    else facets.set(facetId, new Map([[value, count]]));
  }
  return facets;
}

function measuresOf(measured: Measured): SearchResult['measures'] {
  const values = facetsOf(measured);
  return new Map(
    measured.facets.buckets.map(({ key, doc_count: having }) => {
      const counts = [...(values.get(key)?.values() ?? [])];
      const usefulness = facetUsefulness(measured.doc_count, having, counts);
      return [key, { usefulness, values: counts.length }];
    }),
  );
}

/** Without products, lowest and highest price are null. */
const pricesOf = ({ prices }: Counts): Pick<FoundProducts, 'prices'> => ({
  prices:
    typeof prices?.min === 'number' && typeof prices.max === 'number'
      ? { from: prices.min, to: prices.max }
      : undefined,
});

function starsOf({ stars }: Counts): number[] {
  const counts = [...NO_STARS];
  for (const { key, doc_count: count } of stars?.buckets ?? []) counts[key] = count;
  return counts;
}
