import { readGaranLabel } from '@fachwerk/server-kit/garan-label';
import type { Kernel } from '../kernel/context/kernel';
import type { CatalogueServices } from './context/catalogue-context';
import { createSnapshotReader } from './records/catalogue-snapshot';
import { createMemorySearchIndex } from './search/memory-search-index';
import { createOpenSearchIndex } from './search/opensearch/opensearch-index';

export interface CatalogueOptions {
  /** Searches in OpenSearch; in memory by default. */
  openSearchUrl?: string | undefined;
  /** Folder with the operator's files of the official label of a guarantee. */
  guaranteeNoticeDir?: string | undefined;
}

export function catalogueServices(
  { db, log }: Kernel,
  { openSearchUrl, guaranteeNoticeDir }: CatalogueOptions,
): CatalogueServices {
  const readSnapshot = createSnapshotReader(db);
  const searchOptions = {
    db,
    readVersions: readSnapshot,
    onError: (error: unknown) => log.warn({ err: error }, 'the catalogue cannot be loaded for the search'),
  };
  return {
    readSnapshot,
    fillLabel: readGaranLabel(guaranteeNoticeDir),
    catalogueVersion: async () => (await readSnapshot()).version,
    searchIndex: openSearchUrl
      ? createOpenSearchIndex({ ...searchOptions, url: openSearchUrl })
      : createMemorySearchIndex(searchOptions),
  };
}
