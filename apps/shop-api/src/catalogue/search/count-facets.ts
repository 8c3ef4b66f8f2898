import { NO_STARS, type SearchRequest, type SearchResult } from '../query/search-index';
import type { IndexedCatalogue } from '../text-index/indexed-catalogue';
import { facetToken, PRICE_FACET, RATING_FACET } from '../words/listing-tokens';
import { isWithin } from '../words/number-range';

export interface Filtered extends Pick<SearchResult, 'facets' | 'prices' | 'stars'> {
  /** Products that match all filters, ascending. */
  products: Uint32Array;
}

/**
 * Filters products and counts their facet values in one pass. The values of a facet are counted over the
 * products that match the filters of the other facets.
 */
export function filterAndCount(
  catalogue: IndexedCatalogue,
  products: Uint32Array,
  { filters, ranges = new Map() }: Pick<SearchRequest, 'filters' | 'ranges'>,
): Filtered {
  const { facetValues, facetNumbers, facetValueAt, valuesOf, prices, ratings } = catalogue;
  // A filter is a bit: `chosen` has it for the chosen values, `own` for all values of its facet.
  const bits = new Map([...filters.keys(), ...ranges.keys()].map((facetId, index) => [facetId, 1 << index]));
  const allBits = 2 ** bits.size - 1;
  const own = new Uint32Array(facetValues.length);
  const chosen = new Uint32Array(facetValues.length);
  if (bits.size > 0)
    facetValues.forEach(({ facetId }, at) => {
      own[at] = bits.get(facetId) ?? 0;
      const range = ranges.get(facetId);
      if (range && isWithin(facetNumbers[at]!, range)) chosen[at] = own[at]!;
    });
  for (const [facetId, values] of filters)
    for (const value of values) {
      const at = facetValueAt.get(facetToken(facetId, value));
      if (at !== undefined) chosen[at] = own[at]!;
    }

  const priceRange = ranges.get(PRICE_FACET);
  const priceBit = priceRange ? bits.get(PRICE_FACET)! : 0;
  let [lowest, highest] = [Infinity, -Infinity];
  const ratingRange = ranges.get(RATING_FACET);
  const ratingBit = ratingRange ? bits.get(RATING_FACET)! : 0;
  const stars = NO_STARS.slice();

  const counts = new Uint32Array(facetValues.length);
  const matching = new Uint32Array(products.length);
  let count = 0;
  for (const product of products) {
    const [start, end] = [valuesOf.starts[product]!, valuesOf.starts[product + 1]!];
    let failed = allBits;
    if (allBits > 0) for (let at = start; at < end; at++) failed &= ~chosen[valuesOf.values[at]!]!;
    const price = prices[product]!;
    if (priceRange && isWithin(price, priceRange)) failed &= ~priceBit;
    const rating = ratings[product]!;
    if (ratingRange && isWithin(rating, ratingRange)) failed &= ~ratingBit;
    if (failed === 0) matching[count++] = product;
    if ((failed & ~priceBit) === 0) {
      if (price < lowest) lowest = price;
      if (price > highest) highest = price;
    }
    if ((failed & ~ratingBit) === 0) stars[Math.floor(rating)]!++;
    // A product that fails one filter still counts for the facet of that filter.
    if ((failed & (failed - 1)) !== 0) continue;
    for (let at = start; at < end; at++) {
      const value = valuesOf.values[at]!;
      if (failed === 0 || own[value] === failed) counts[value]!++;
    }
  }
  return {
    products: matching.subarray(0, count),
    facets: byFacet(catalogue, counts),
    prices: lowest <= highest ? { from: lowest, to: highest } : undefined,
    stars,
  };
}

function byFacet({ facetValues }: IndexedCatalogue, counts: Uint32Array): SearchResult['facets'] {
  const facets = new Map<string, Map<string, number>>();
  counts.forEach((products, at) => {
    if (products === 0) return;
    const { facetId, value } = facetValues[at]!;
    const values = facets.get(facetId);
    if (values) values.set(value, products);
    else facets.set(facetId, new Map([[value, products]]));
  });
  return facets;
}
