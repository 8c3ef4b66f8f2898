import type { FileStore } from './file-store';
import type { FilesConfig } from './files-config';
import { createFolderStore } from './folder-store';
import { createS3Store } from './s3-store';

export const openFileStore = (config: FilesConfig): FileStore =>
  's3' in config ? createS3Store(config.s3) : createFolderStore(config.folder);
