import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  bytes: number;
}

/**
 * Where the files of versions lie. A version is one folder whose name holds the digest of its content, so that whatever is there under a
 * name is the same bytes, and whatever the database does not know was left by a publication that died.
 */
export interface FileStore {
  /** An empty folder of this machine to gather a version in. */
  draft(): Promise<string>;
  /** Takes the draft over as the folder `name`, e.g. "cart/1.4.0-3f9a2c1.8d7f…"; when it answers, all files are there. */
  put(name: string, draft: string): Promise<void>;
  /** Undefined when there is no such file. */
  open(name: string, path: string): Promise<StoredFile | undefined>;
  /** Whether all of it is there. */
  has(name: string): Promise<boolean>;
  /** Names of all folders, half ones included. */
  folders(): Promise<string[]>;
  changedAt(name: string): Promise<Date | undefined>;
  remove(name: string): Promise<void>;
  /** Drafts that were begun before this moment and never put. */
  removeDrafts(before: Date): Promise<void>;
}
