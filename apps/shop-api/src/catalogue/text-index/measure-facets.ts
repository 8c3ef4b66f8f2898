import type { IndexedCatalogue } from './indexed-catalogue';

/** More hits change the order of facets no more; every n-th of a longer list is measured. */
const MOST_MEASURED = 10_000;

export interface FacetMeasure {
  /** See `facetUsefulness`. */
  usefulness: number;
  /** Number of different values. */
  values: number;
}

/** Every facet of these products, by facet id. */
export function measureFacets(
  { facetValues, facetIds, facetOf, valuesOf }: IndexedCatalogue,
  products: Uint32Array,
): Map<string, FacetMeasure> {
  const counts = new Uint32Array(facetValues.length);
  // Products that have any value of a facet, and the last of them plus one.
  const having = new Uint32Array(facetIds.length);
  const last = new Uint32Array(facetIds.length);
  const step = Math.max(1, Math.ceil(products.length / MOST_MEASURED));
  let measured = 0;
  for (let index = 0; index < products.length; index += step) {
    const product = products[index]!;
    measured++;
    for (let at = valuesOf.starts[product]!; at < valuesOf.starts[product + 1]!; at++) {
      const value = valuesOf.values[at]!;
      const facet = facetOf[value]!;
      counts[value]!++;
      if (last[facet] === product + 1) continue;
      last[facet] = product + 1;
      having[facet]!++;
    }
  }
  const countsOf = facetIds.map((): number[] => []);
  counts.forEach((count, value) => count > 0 && countsOf[facetOf[value]!]!.push(count));
  return new Map(
    facetIds.flatMap((facetId, facet): [string, FacetMeasure][] => {
      const own = countsOf[facet]!;
      if (own.length === 0) return [];
      const usefulness = facetUsefulness(measured, having[facet]!, own);
      return [[facetId, { usefulness, values: own.length }]];
    }),
  );
}

const PRECISION = 1e6;

/**
 * How far one choice in a facet narrows a list: the share of the hits that have the facet, times the mean
 * information of its values in bits. A value that p of the hits have divides them with the information
 * -p·log2(p) - (1-p)·log2(1-p): 1 for a half, 0 for all. Values are weighted by their hits. The result is
 * divided by the mean number of values of a hit that has the facet: those of variants are chosen on its page.
 */
export function facetUsefulness(hits: number, having: number, counts: readonly number[]): number {
  let [sum, weights] = [0, 0];
  for (const count of counts) {
    sum += count * information(count / hits);
    weights += count;
  }
  const usefulness = weights === 0 ? 0 : (having / hits) * (sum / weights) * (having / weights);
  // Facets with equal shares of hits are equal, in whichever order their values are summed up.
  return Math.round(usefulness * PRECISION) / PRECISION;
}

const information = (share: number): number =>
  share <= 0 || share >= 1 ? 0 : -share * Math.log2(share) - (1 - share) * Math.log2(1 - share);
