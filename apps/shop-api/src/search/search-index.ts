import type { SortOrder } from '@fachwerk/shared/contracts';
import type { ValueWord } from './value-words';

export interface SearchRequest {
  /** Typed text, already cleaned; absent for a category list. */
  query?: string | undefined;
  /** Searches the words as typed, without corrections. */
  isExact?: boolean | undefined;
  categoryId?: string | undefined;
  /** Facet id to the chosen values: a product matches any value of a facet and all facets. */
  filters: ReadonlyMap<string, readonly string[]>;
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
  /** Facet id to its usefulness for the hits before filters; see `facetUsefulness`. */
  usefulness: Map<string, number>;
  /** Corrected text, if the search replaced the typed words. */
  correctedQuery?: string;
  /** Those words of the query that name values, such as sizes and colours: variants differ in them. */
  valueWords?: readonly ValueWord[];
}

export const NO_HITS = {
  productIds: [],
  total: 0,
  facets: new Map(),
  usefulness: new Map(),
} satisfies Partial<SearchResult>;

/** Finds products. The default uses PostgreSQL; a search cluster can replace it with the same tokens. */
export interface SearchIndex {
  search(request: SearchRequest): Promise<SearchResult>;
}
