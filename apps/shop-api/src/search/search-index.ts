import type { SortOrder } from '@fachwerk/shared/contracts';

export interface SearchRequest {
  /** As typed, already cleaned; absent for a category list. */
  query?: string | undefined;
  categoryId?: string | undefined;
  /** Facet id to the chosen values: any of them, and all facets together. */
  filters: ReadonlyMap<string, readonly string[]>;
  sort: SortOrder;
  /** Counted from 1. */
  page: number;
  size: number;
}

export interface SearchResult {
  productIds: string[];
  total: number;
  /** Facet id to value to number of products; what is chosen in a facet does not narrow that facet itself. */
  facets: Map<string, Map<string, number>>;
  /** What was searched instead of the words as typed. */
  correctedQuery?: string;
}

/** Finds products. The default asks PostgreSQL; a search cluster can stand here with the same tokens. */
export interface SearchIndex {
  search(request: SearchRequest): Promise<SearchResult>;
}
