import type { FillLabel } from '@fachwerk/server-kit/garan-label';
import type { IdentityContext } from '../../identity/context/identity-context';
import type { SearchIndex } from '../query/search-index';
import type { SnapshotReader } from '../records/catalogue-snapshot';

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
  /** The official label of a guarantee of durability, with its values. */
  fillLabel: FillLabel;
}

export type CatalogueContext = IdentityContext & CatalogueServices;
