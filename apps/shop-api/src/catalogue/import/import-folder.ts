import type { Database, Queryable } from '@fachwerk/database';
import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { checkFits } from '../file/check-fits';
import { readFrame } from '../file/read-frame';
import { productFileOf } from '../file/read-products';
import { findFrame, keepKnown } from '../records/catalogue-frame';
import type { ImportReport } from './import-catalogue';
import { type FileReport, importFile } from './import-file';
import type { RefusedRow } from './open-import-file';

/** Categories, attributes and price lists of a folder, together with those of the shop; and what fits. */
export async function folderFrame(db: Queryable, folder: string): Promise<CatalogueFrame> {
  const frame = keepKnown(await readFrame(folder), await findFrame(db));
  checkFits(frame);
  return frame;
}

/**
 * Imports a whole catalogue: categories, attributes and products. Format: docs/guides/import-a-catalogue.md.
 */
export async function importFolder(
  db: Database,
  folder: string,
  onRefused: (row: RefusedRow) => void,
  onProgress?: (report: ImportReport) => void,
): Promise<FileReport> {
  const frame = await folderFrame(db, folder);
  return importFile(db, frame, productFileOf(folder), onRefused, onProgress);
}
