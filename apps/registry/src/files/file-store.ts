import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  bytes: number;
}

/**
 * Storage of the files of versions. The name of a version's folder contains the digest of its content: a name
 * always means the same bytes. A folder without a row in the database is left over from an interrupted
 * publication.
 */
export interface FileStore {
  /** Creates an empty local folder for the files of a version. */
  draft(): Promise<string>;
  /**
   * Moves the draft to the folder `name`, e.g. "cart/1.4.0-3f9a2c1.8d7f…"; resolves when all files are
   * stored.
   */
  put(name: string, draft: string): Promise<void>;
  /** Undefined if the file does not exist. */
  open(name: string, path: string): Promise<StoredFile | undefined>;
  /** Whether the folder is complete. */
  has(name: string): Promise<boolean>;
  /** Names of all folders, incomplete ones included. */
  folders(): Promise<string[]>;
  changedAt(name: string): Promise<Date | undefined>;
  remove(name: string): Promise<void>;
  /** Removes drafts that were created before this moment. */
  removeDrafts(before: Date): Promise<void>;
}
