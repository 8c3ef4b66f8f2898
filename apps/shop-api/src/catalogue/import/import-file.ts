import type { Database } from '@fachwerk/database';
import type { TextEncoding } from '@fachwerk/server-kit/text-encoding';
import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import type { UnknownColumn } from '../../kernel/import/column-names';
import type { ParseResult } from '../file/parse-result';
import { discontinueItems } from './discontinue-items';
import { importProducts, type ImportReport } from './import-catalogue';
import { beginProgress, importKeyOf } from './import-progress';
import { incomingProducts, openImportFile, type RefusedRow } from './open-import-file';

export interface FileReport extends ImportReport {
  /** Items of the file that are not in the catalogue any more. */
  discontinued: number;
  file: string;
  /** How the file was read. */
  encoding: TextEncoding;
  /** Columns that the import does not have. */
  unknownColumns: readonly UnknownColumn[];
}

/**
 * Imports the products of a file and takes out the items that it discontinues. A run that was killed
 * continues where its last batch ended.
 */
export async function importFile(
  db: Database,
  frame: CatalogueFrame,
  file: string,
  onRefused: (row: RefusedRow) => void,
  onProgress?: (report: ImportReport) => void,
): Promise<FileReport> {
  let unread = 0;
  const refuse = (row: RefusedRow) => {
    unread++;
    onRefused(row);
  };
  const { encoding, products, leaving, unknownColumns } = await openImportFile(frame, file, refuse);
  const progress = await beginProgress(db, await importKeyOf(file, frame));
  const report = await importProducts(db, frame, products, { onReject: onRefused, onProgress, progress });
  // Afterwards: successors in the same file exist.
  const discontinued = await discontinueItems(db, frame, leaving, onRefused);
  const rejected = report.rejected + unread + leaving.length - discontinued;
  return { ...report, rejected, discontinued, unknownColumns, file, encoding };
}

/** Imports the products of a parser. */
export async function importRows(
  db: Database,
  frame: CatalogueFrame,
  rows: AsyncIterable<ParseResult>,
  onRefused: (row: RefusedRow) => void,
): Promise<ImportReport> {
  let unread = 0;
  const products = incomingProducts(rows, (row) => {
    unread++;
    onRefused(row);
  });
  const report = await importProducts(db, frame, products, { onReject: onRefused });
  return { ...report, rejected: report.rejected + unread };
}
