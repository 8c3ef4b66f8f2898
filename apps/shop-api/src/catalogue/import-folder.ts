import type { Database } from '@fachwerk/database';
import { readFrame } from '../catalogue-file/read-frame';
import { productFileOf } from '../catalogue-file/read-products';
import type { ImportReport } from './import-catalogue';
import { type FileReport, importFile, type RefusedRow } from './import-file';

/**
 * Imports a whole catalogue: categories, attributes and products. Format: docs/guides/import-a-catalogue.md.
 */
export async function importFolder(
  db: Database,
  folder: string,
  onRefused: (row: RefusedRow) => void,
  onProgress?: (report: ImportReport) => void,
): Promise<FileReport> {
  const frame = await readFrame(folder);
  return importFile(db, frame, productFileOf(folder), onRefused, onProgress);
}
