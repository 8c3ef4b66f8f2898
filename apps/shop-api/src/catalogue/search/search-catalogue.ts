import type { SortOrder } from '@fachwerk/shared/contracts';
import { NO_HITS, type SearchRequest, type SearchResult } from '../query/search-index';
import { changesOf, type UnderstoodQuery } from '../query/understand-query';
import type { IndexedCatalogue } from '../text-index/indexed-catalogue';
import type { TextHits } from '../text-index/match-text';
import { measureFacets } from '../text-index/measure-facets';
import { firstBy, intersect, union } from '../text-index/sorted-numbers';
import { BRAND_FACET } from '../words/listing-tokens';
import { filterAndCount, type Filtered } from './count-facets';
import { BLOCK, mixHits } from './mix-hits';

/**
 * One page of hits and the facets of all hits. `understood` is absent for a list without text; `inStore` are
 * the products of the filter by store.
 */
export function searchCatalogue(
  catalogue: IndexedCatalogue,
  request: SearchRequest,
  understood?: UnderstoodQuery<TextHits>,
  inStore?: Uint32Array,
): Omit<SearchResult, 'synonymVersion' | 'servicePages'> {
  const { categoryId, page, size } = request;
  const inCategory = productsOf(catalogue, categoryId, understood);
  const { products, facets, measures, prices, stars } = countsOf(
    catalogue,
    inCategory,
    request,
    understood,
    inStore,
  );
  const shown = sorted(catalogue, products, request.sort, page * size, understood).slice((page - 1) * size);
  return {
    version: catalogue.version,
    productIds: shown.map((product) => catalogue.productIds[product] as string),
    total: products.length,
    facets,
    measures,
    prices,
    stars,
    ...changesOf(understood),
  };
}

function productsOf(
  { all, productsIn }: IndexedCatalogue,
  categoryId: string | undefined,
  understood: UnderstoodQuery<TextHits> | undefined,
): Uint32Array {
  const category = categoryId === undefined ? undefined : (productsIn.get(categoryId) ?? new Uint32Array(0));
  // A list without text is the category itself; no pass over the whole catalogue.
  if (!understood) return category ?? all;
  return category ? intersect(understood.products, category) : understood.products;
}

type Counted = Filtered & Pick<SearchResult, 'measures'>;
const { facets: noFacets, measures: noMeasures, stars: noStars } = NO_HITS;
const NO_COUNTS = { facets: noFacets, measures: noMeasures, prices: undefined, stars: noStars };

/** The counts of whole categories, once for each version of the catalogue. */
const ofCategories = new WeakMap<IndexedCatalogue, Map<string | undefined, Counted>>();

function countsOf(
  catalogue: IndexedCatalogue,
  inCategory: Uint32Array,
  request: SearchRequest,
  understood: UnderstoodQuery<TextHits> | undefined,
  inStore: Uint32Array | undefined,
): Counted {
  const isWhole = !inStore && request.filters.size === 0 && !request.ranges?.size;
  if (isWhole && request.isPlain) return { ...NO_COUNTS, products: inCategory };
  const counted = () => ({
    ...filterAndCount(catalogue, inStore ? intersect(inCategory, inStore) : inCategory, request),
    measures: measureFacets(catalogue, inCategory),
  });
  if (!isWhole || understood) return counted();
  const known = ofCategories.get(catalogue) ?? new Map<string | undefined, Counted>();
  ofCategories.set(catalogue, known);
  const kept = known.get(request.categoryId) ?? { ...counted(), products: inCategory };
  // Other ids find nothing.
  if (inCategory.length > 0) known.set(request.categoryId, kept);
  return kept;
}

/** The first products of a list in an order. Products are numbered by popularity, then by id. */
function sorted(
  catalogue: IndexedCatalogue,
  products: Uint32Array,
  sort: SortOrder,
  count: number,
  understood: UnderstoodQuery<TextHits> | undefined,
): number[] {
  const { prices, ratings, listedSince, productIds } = catalogue;
  const byId = (a: number, b: number) => (productIds[a]! < productIds[b]! ? -1 : 1);
  switch (sort) {
    case 'relevance':
      return understood
        ? mostRelevant(catalogue, products, count, understood)
        : mostPopular(catalogue, products, count);
    case 'popularity':
      return mostPopular(catalogue, products, count);
    case 'price-asc':
      return firstBy(products, count, (a, b) => prices[a]! - prices[b]! || byId(a, b));
    case 'price-desc':
      return firstBy(products, count, (a, b) => prices[b]! - prices[a]! || byId(a, b));
    case 'rating':
      return firstBy(products, count, (a, b) => ratings[b]! - ratings[a]! || a - b);
    case 'newest':
      return firstBy(products, count, (a, b) => listedSince[b]! - listedSince[a]! || a - b);
  }
}

/** Whole blocks, so that the order does not depend on the size of the pages. */
const wholeBlocks = (count: number): number => Math.ceil(count / BLOCK) * BLOCK;

function mostPopular(catalogue: IndexedCatalogue, products: Uint32Array, count: number): number[] {
  const first = [...products.subarray(0, wholeBlocks(count))];
  const scores = first.map((product) => catalogue.popularityScores[product]!);
  return mixed(catalogue, first, scores).slice(0, count);
}

const mixed = (catalogue: IndexedCatalogue, products: readonly number[], scores: readonly number[]) => {
  const kinds = products.map((product) => [catalogue.types[product], brandOf(catalogue, product)]);
  return mixHits(products, {
    kindsAt: (place) => kinds[place]!,
    scoreAt: (place) => scores[place]!,
  });
};

function brandOf({ valuesOf, facetValues }: IndexedCatalogue, product: number): number | undefined {
  return valuesOf.values
    .subarray(valuesOf.starts[product], valuesOf.starts[product + 1])
    .find((value) => facetValues[value]!.facetId === BRAND_FACET);
}

/** What it adds to the relevance that a query names the category of a product. */
export const NAMED_CATEGORY = 0.5;

function mostRelevant(
  catalogue: IndexedCatalogue,
  products: Uint32Array,
  count: number,
  understood: UnderstoodQuery<TextHits>,
): number[] {
  const { popularityScores, productsIn } = catalogue;
  const scores = new Float64Array(products.length);
  // The products are some of those that match the text.
  let at = 0;
  products.forEach((product, index) => {
    while (understood.products[at]! < product) at++;
    scores[index] = understood.scores[at]! + popularityScores[product]!;
  });
  const named = productsInAny(understood.categoryIds, productsIn);
  at = 0;
  products.forEach((product, index) => {
    while (named[at]! < product) at++;
    if (named[at] === product) scores[index]! += NAMED_CATEGORY;
  });
  const places = products.map((_, index) => index);
  const first = firstBy(places, wholeBlocks(count), (a, b) => scores[b]! - scores[a]! || a - b);
  return mixed(
    catalogue,
    first.map((place) => products[place]!),
    first.map((place) => scores[place]!),
  ).slice(0, count);
}

const productsInAny = (
  categoryIds: readonly string[],
  productsIn: IndexedCatalogue['productsIn'],
): Uint32Array =>
  categoryIds.reduce<Uint32Array>(
    (all, id) => union(all, productsIn.get(id) ?? new Uint32Array(0)),
    new Uint32Array(0),
  );
