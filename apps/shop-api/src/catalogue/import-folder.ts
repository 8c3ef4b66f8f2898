import type { Database } from '@fachwerk/database';
import { readFrame } from '../catalogue-file/read-frame';
import { productFileOf, readProducts } from '../catalogue-file/read-products';
import type { ImportReport } from './import-catalogue';
import { importFile, type RefusedRow } from './import-file';

/** A whole catalogue: categories, attributes and products. docs/guides/import-a-catalogue.md describes the files. */
export async function importFolder(
  db: Database,
  folder: string,
  onRefused: (row: RefusedRow) => void,
  onProgress?: (report: ImportReport) => void,
): Promise<ImportReport> {
  const frame = await readFrame(folder);
  const rows = readProducts(productFileOf(folder), { now: new Date().toISOString(), frame });
  return importFile(db, frame, rows, onRefused, onProgress);
}
