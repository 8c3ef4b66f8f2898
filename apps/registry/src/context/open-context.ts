import { connectionsPerProcess, openDatabase } from '@fachwerk/database';
import type { PageConfig } from '@fachwerk/shared/widget';
import { createAccess } from '../access/access';
import type { FileStore } from '../files/file-store';
import { createFolderStore } from '../files/folder-store';
import { createVersionStore } from '../versions/version-store';
import type { RegistryContext } from './registry-context';

export type ContextOptions = {
  databaseUrl: string;
  /** Ed25519 key (`newSigningKey`); all instances share it. */
  signingKey: string;
  /** Signs tickets with which operators open the desk; without it they sign in there a second time. */
  staffTicketSecret?: string | undefined;
  /** Addresses of the shop's pages; third-party pages get them as absolute URLs. */
  pageConfig: PageConfig;
  /** Origin of the shop; the default is the Host of the request. */
  publicUrl?: string | undefined;
  now?: () => Date;
  /** Number of processes like this one; they share the database's connections. */
  processes?: number;
} & (
  | {
      /** Folder for the files of published versions. */
      storageDir: string;
      store?: undefined;
    }
  | { store: FileStore; storageDir?: undefined }
);

export function openContext(options: ContextOptions, onError?: (error: Error) => void): RegistryContext {
  const { databaseUrl, processes = 1, signingKey, pageConfig, publicUrl, now = () => new Date() } = options;
  const db = openDatabase({
    url: databaseUrl,
    maxConnections: connectionsPerProcess(processes),
    ...(onError && { onError }),
  });
  return {
    db,
    signingKey,
    staffTicketSecret: options.staffTicketSecret,
    pageConfig,
    publicUrl,
    now,
    files: options.store ?? createFolderStore(options.storageDir),
    versions: createVersionStore(db),
    access: createAccess(db, publicUrl),
  };
}
