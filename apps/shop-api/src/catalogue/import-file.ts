import type { Database } from '@fachwerk/database';
import type { TextEncoding } from '@fachwerk/server-kit/text-encoding';
import { encodingOf } from '@fachwerk/server-kit/text-file';
import type { CatalogueFrame, CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import type { ParseResult } from '../catalogue-file/parse-result';
import { readProducts } from '../catalogue-file/read-products';
import { type DiscontinuedRow, discontinueItems } from './discontinue-items';
import { importCatalogue, type ImportReport } from './import-catalogue';
import { beginProgress, importKeyOf, type ImportProgress } from './import-progress';

export interface FileReport extends ImportReport {
  /** Items of the file that are not in the catalogue any more. */
  discontinued: number;
  file: string;
  /** How the file was read. */
  encoding: TextEncoding;
}

export interface RefusedRow {
  line: number;
  field: string;
  reason: string;
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
  const encoding = await encodingOf(file);
  const progress = await beginProgress(db, await importKeyOf(file, frame));
  const leaving: DiscontinuedRow[] = [];
  const rows = readProducts(file, encoding, {
    ...{ now: new Date().toISOString(), frame },
    onDiscontinued: (item, line) => leaving.push({ item, line }),
  });
  const report = await importRows(db, frame, rows, onRefused, onProgress, progress);
  // Afterwards: successors in the same file exist.
  const discontinued = await discontinueItems(db, frame, leaving, onRefused);
  const rejected = report.rejected + leaving.length - discontinued;
  return { ...report, rejected, discontinued, file, encoding };
}

/** Imports the products of a parser. A product that the database refuses is reported with its line too. */
export async function importRows(
  db: Database,
  frame: CatalogueFrame,
  rows: AsyncIterable<ParseResult>,
  onRefused: (row: RefusedRow) => void,
  onProgress?: (report: ImportReport) => void,
  progress?: ImportProgress,
): Promise<ImportReport> {
  const lines = new Map<string, number>();
  let unreadable = 0;

  async function* products(): AsyncGenerator<CatalogueProduct> {
    for await (const row of rows) {
      if (row.ok) {
        lines.set(row.product.productId, row.line);
        yield row.product;
      } else {
        unreadable++;
        onRefused({ line: row.line, field: row.field, reason: row.message });
      }
    }
  }
  const report = await importCatalogue(
    db,
    frame,
    products(),
    ({ productId, field, reason }) => onRefused({ line: lines.get(productId) ?? 0, field, reason }),
    onProgress,
    progress,
  );
  return { ...report, rejected: report.rejected + unreadable };
}
