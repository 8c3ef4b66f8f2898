import type { IdentityContext } from '../identity/services';
import type { Kernel } from '../kernel/kernel';
import type { SearchIndex } from './query/search-index';
import { createSnapshotReader, type SnapshotReader } from './records/catalogue-snapshot';
import { createMemorySearchIndex } from './search/memory-search-index';
import { createOpenSearchIndex } from './search/opensearch/opensearch-index';

export interface CatalogueServices {
  /** The small tables of the catalogue, cached. */
  readSnapshot: SnapshotReader;
  /**
   * Raised by imports and changes of prices; the search index belongs to it. At most a second old; read from
   * memory in between.
   */
  catalogueVersion: () => Promise<number>;
  /** One per process: in memory it holds the whole catalogue. */
  searchIndex: SearchIndex;
}

export type CatalogueContext = IdentityContext & CatalogueServices;

export interface CatalogueOptions {
  /** Searches in OpenSearch; in memory by default. */
  openSearchUrl?: string | undefined;
}

export function catalogueServices(
  { db, log }: Kernel,
  { openSearchUrl }: CatalogueOptions,
): CatalogueServices {
  const readSnapshot = createSnapshotReader(db);
  const searchOptions = {
    db,
    readVersions: readSnapshot,
    onError: (error: unknown) => log.warn({ err: error }, 'the catalogue cannot be loaded for the search'),
  };
  return {
    readSnapshot,
    catalogueVersion: async () => (await readSnapshot()).version,
    searchIndex: openSearchUrl
      ? createOpenSearchIndex({ ...searchOptions, url: openSearchUrl })
      : createMemorySearchIndex(searchOptions),
  };
}
