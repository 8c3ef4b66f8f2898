import type { Database } from '@fachwerk/database';
import type { PageConfig } from '@fachwerk/shared/widget';
import type { Access } from '../access/access';
import type { FileStore } from '../files/file-store';
import type { VersionStore } from '../versions/version-store';

/** Dependencies of the route plugins. */
export interface RegistryContext {
  db: Database;
  files: FileStore;
  versions: VersionStore;
  access: Access;
  signingKey: string;
  staffTicketSecret: string | undefined;
  pageConfig: PageConfig;
  /** Origin of the shop; the default is the Host of the request. */
  publicUrl: string | undefined;
  now: () => Date;
}
