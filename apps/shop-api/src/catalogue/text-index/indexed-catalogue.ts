import type { NumberLists } from './number-lists';

/**
 * What search needs of all products, in memory and at one version of the catalogue. Products are numbered by
 * falling popularity, so that an ascending list of numbers is a list in that order.
 */
export interface IndexedCatalogue {
  version: number;
  productIds: readonly string[];
  /** The numbers of all products in the order of their ids. */
  numbersById: Uint32Array;
  /** The numbers of all products. */
  all: Uint32Array;
  prices: Uint32Array;
  /** What the popularity of a product adds to its relevance. */
  popularityScores: Float64Array;
  ratings: Float32Array;
  /** Days since 1970. */
  listedSince: Uint32Array;
  /** The leaf category of each product, as a number; 0 if it has none. */
  types: Uint32Array;
  /** The facet values of each product, as indices of `facetValues`. */
  valuesOf: NumberLists;
  facetValues: readonly FacetValue[];
  /** The number of each facet value; NaN if it has none. */
  facetNumbers: Float64Array;
  facetIds: readonly string[];
  /** The facet of each facet value, as an index of `facetIds`. */
  facetOf: Uint32Array;
  /** The index in `facetValues` by `<facet>=<value>`. */
  facetValueAt: ReadonlyMap<string, number>;
  /** By category id, with the products of the categories below it. */
  productsIn: ReadonlyMap<string, Uint32Array>;
  texts: TextIndex;
}

export interface FacetValue {
  facetId: string;
  value: string;
}

/** The products of each lexeme, ascending, and the weight that the lexeme has in each of them. */
export interface TextIndex {
  products(lexeme: string): Uint32Array;
  /** In the order of `products`; indices of `WEIGHTS`. */
  weights(lexeme: string): Uint8Array;
  lexemesFrom(prefix: string): readonly string[];
}
