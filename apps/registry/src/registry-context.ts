import type { Database } from '@fachwerk/database';
import type { PageConfig } from '@fachwerk/shared/widget';
import type { Access } from './access/access';
import type { FileStore } from './files/file-store';
import type { VersionStore } from './versions/version-store';

/** What every part of the registry works with; route plugins are given it. */
export interface RegistryContext {
  db: Database;
  files: FileStore;
  versions: VersionStore;
  access: Access;
  signingKey: string;
  pageConfig: PageConfig;
  /** Address of the shop; without it the address that was asked. */
  publicUrl: string | undefined;
  now: () => Date;
}
