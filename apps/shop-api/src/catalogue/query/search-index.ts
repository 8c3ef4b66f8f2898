import type { SortOrder } from '@fachwerk/shared/contracts';
import type { FacetMeasure } from '../text-index/measure-facets';
import type { NumberRange } from '../words/number-range';
import type { ValueWord } from './value-words';

export interface SearchRequest {
  /** Typed text, already cleaned; absent for a category list. */
  query?: string | undefined;
  /** A suggestion completes this unfinished text to the query: its last word may begin one of a service. */
  begun?: string | undefined;
  /** Searches the words as typed, without corrections. */
  isExact?: boolean | undefined;
  categoryId?: string | undefined;
  /** Facet id to the chosen values: a product matches any value of a facet and all facets. */
  filters: ReadonlyMap<string, readonly string[]>;
  /** Facet id to the wanted range, prices in cents, ratings in stars; there is no filter besides it. */
  ranges?: ReadonlyMap<string, NumberRange> | undefined;
  /** Only the products are needed: facets, prices and stars may be missing. */
  isPlain?: boolean | undefined;
  /** Only products of which this store has stock. */
  companyId?: string | undefined;
  sort: SortOrder;
  /** Starts at 1. */
  page: number;
  size: number;
}

export interface SearchResult {
  /** The searched version of the catalogue; after an import the previous one for a moment. */
  version: number;
  /** Version of the synonyms that were used. */
  synonymVersion: number;
  productIds: string[];
  total: number;
  /**
   * Facet id to value to number of products. The values chosen in a facet do not filter that facet itself.
   */
  facets: Map<string, Map<string, number>>;
  /** By facet id, of the hits before filters: what a visitor chooses does not change it. */
  measures: Map<string, FacetMeasure>;
  /** Lowest and highest price in cents of the products that match all filters but that of the price. */
  prices: NumberRange | undefined;
  /**
   * How many products that match all filters but that of the rating have 0 to 5 whole stars: 4 are ratings
   * from 4 to below 5; 0 includes products without a rating.
   */
  stars: readonly number[];
  /** The searched text, if the search replaced mistyped words. */
  correctedQuery?: string;
  /** Words that no product has together with the others, as typed. */
  leftOut?: readonly string[];
  /** The service pages that the query asks for, as keys of `config.pageUrls`. */
  servicePages: readonly string[];
  /** Those words of the query that name values, such as sizes and colours: variants differ in them. */
  valueWords?: readonly ValueWord[];
}

export const NO_STARS: readonly number[] = [0, 0, 0, 0, 0, 0];

export const NO_HITS = {
  productIds: [],
  total: 0,
  facets: new Map(),
  measures: new Map(),
  prices: undefined,
  stars: NO_STARS,
} satisfies Partial<SearchResult>;

/** Finds products: in memory, or in OpenSearch with the same lexemes. */
export interface SearchIndex {
  search(request: SearchRequest): Promise<SearchResult>;
}
