import type { SortOrder } from '@fachwerk/shared/contracts';
import { filterAndCount } from './count-facets';
import type { IndexedCatalogue } from './indexed-catalogue';
import { textScores } from './match-text';
import type { SearchRequest, SearchResult } from './search-index';
import { firstBy, intersect } from './sorted-numbers';
import type { UnderstoodQuery } from './understand-query';

/** One page of hits and the facets of all hits. `understood` is absent for a list without text. */
export function searchCatalogue(
  catalogue: IndexedCatalogue,
  request: SearchRequest,
  understood?: UnderstoodQuery,
): SearchResult {
  const { categoryId, filters, page, size } = request;
  const found = understood?.products ?? catalogue.all;
  const inCategory =
    categoryId === undefined
      ? found
      : intersect(found, catalogue.productsIn.get(categoryId) ?? new Uint32Array(0));
  const { products, facets } = filterAndCount(catalogue, inCategory, filters);
  const shown = sorted(catalogue, products, request.sort, page * size, understood).slice((page - 1) * size);
  return {
    version: catalogue.version,
    productIds: shown.map((product) => catalogue.productIds[product] as string),
    total: products.length,
    facets,
    ...(understood?.correctedQuery ? { correctedQuery: understood.correctedQuery } : {}),
  };
}

/** The first products of a list in an order. Products are numbered by popularity, then by id. */
function sorted(
  catalogue: IndexedCatalogue,
  products: Uint32Array,
  sort: SortOrder,
  count: number,
  understood: UnderstoodQuery | undefined,
): number[] {
  const { prices, ratings, listedSince, productIds } = catalogue;
  const byId = (a: number, b: number) => (productIds[a]! < productIds[b]! ? -1 : 1);
  switch (sort) {
    case 'relevance':
      return understood
        ? mostRelevant(catalogue, products, count, understood)
        : [...products.subarray(0, count)];
    case 'popularity':
      return [...products.subarray(0, count)];
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

function mostRelevant(
  { texts, popularityScores }: IndexedCatalogue,
  products: Uint32Array,
  count: number,
  { query }: UnderstoodQuery,
): number[] {
  const scores = textScores(texts, query, products);
  products.forEach((product, index) => {
    scores[index]! += popularityScores[product]!;
  });
  const places = products.map((_, index) => index);
  return firstBy(places, count, (a, b) => scores[b]! - scores[a]! || a - b).map((place) => products[place]!);
}
