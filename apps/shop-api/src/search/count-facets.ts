import type { IndexedCatalogue } from './indexed-catalogue';
import { facetToken } from './listing-tokens';
import type { SearchRequest, SearchResult } from './search-index';

export interface Filtered {
  /** Products that match all filters, ascending. */
  products: Uint32Array;
  facets: SearchResult['facets'];
}

/**
 * Filters products and counts their facet values in one pass. The values of a facet are counted over the
 * products that match the filters of the other facets.
 */
export function filterAndCount(
  catalogue: IndexedCatalogue,
  products: Uint32Array,
  filters: SearchRequest['filters'],
): Filtered {
  const { facetValues, facetValueAt, valuesOf } = catalogue;
  // A filter is a bit: `chosen` has it for the chosen values, `own` for all values of its facet.
  const bits = new Map([...filters.keys()].map((facetId, index) => [facetId, 1 << index]));
  const allBits = 2 ** bits.size - 1;
  const own = new Uint32Array(facetValues.length);
  const chosen = new Uint32Array(facetValues.length);
  if (bits.size > 0) facetValues.forEach(({ facetId }, at) => (own[at] = bits.get(facetId) ?? 0));
  for (const [facetId, values] of filters)
    for (const value of values) {
      const at = facetValueAt.get(facetToken(facetId, value));
      if (at !== undefined) chosen[at] = own[at]!;
    }

  const counts = new Uint32Array(facetValues.length);
  const matching = new Uint32Array(products.length);
  let count = 0;
  for (const product of products) {
    const [start, end] = [valuesOf.starts[product]!, valuesOf.starts[product + 1]!];
    let failed = allBits;
    if (allBits > 0) for (let at = start; at < end; at++) failed &= ~chosen[valuesOf.values[at]!]!;
    if (failed === 0) matching[count++] = product;
    // A product that fails one filter still counts for the facet of that filter.
    if ((failed & (failed - 1)) !== 0) continue;
    for (let at = start; at < end; at++) {
      const value = valuesOf.values[at]!;
      if (failed === 0 || own[value] === failed) counts[value]!++;
    }
  }
  return { products: matching.subarray(0, count), facets: byFacet(catalogue, counts) };
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
