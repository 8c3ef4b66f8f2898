import type { Database } from '@fachwerk/database';
import type { TextEncoding } from '@fachwerk/server-kit/text-encoding';
import { encodingOf } from '@fachwerk/server-kit/text-file';
import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { completeProduct } from '../catalogue-file/complete-product';
import type { ParseResult } from '../catalogue-file/parse-result';
import type { UnknownColumn } from '../catalogue-file/parse-rows';
import { readProducts } from '../catalogue-file/read-products';
import { type DiscontinuedRow, discontinueItems } from './discontinue-items';
import { importProducts, type ImportReport, type IncomingProduct } from './import-catalogue';
import { beginProgress, importKeyOf, type ImportProgress } from './import-progress';

export interface FileReport extends ImportReport {
  /** Items of the file that are not in the catalogue any more. */
  discontinued: number;
  file: string;
  /** How the file was read. */
  encoding: TextEncoding;
  /** Columns that the import does not have. */
  unknownColumns: UnknownColumn[];
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
  const unknownColumns: UnknownColumn[] = [];
  const rows = readProducts(file, encoding, {
    frame,
    onDiscontinued: (item, line) => leaving.push({ item, line }),
    onUnknownColumn: (column) => unknownColumns.push(column),
  });
  const report = await importRows(db, frame, rows, { onRefused, onProgress, progress });
  // Afterwards: successors in the same file exist.
  const discontinued = await discontinueItems(db, frame, leaving, onRefused);
  const rejected = report.rejected + leaving.length - discontinued;
  return { ...report, rejected, discontinued, unknownColumns, file, encoding };
}

interface RowOptions {
  onRefused: (row: RefusedRow) => void;
  onProgress?: ((report: ImportReport) => void) | undefined;
  progress?: ImportProgress;
}

/** Imports the products of a parser. A product that the database refuses is reported with its line too. */
export async function importRows(
  db: Database,
  frame: CatalogueFrame,
  rows: AsyncIterable<ParseResult>,
  { onRefused, onProgress, progress }: RowOptions,
): Promise<ImportReport> {
  const now = new Date().toISOString();
  let unreadable = 0;

  async function* products(): AsyncGenerator<IncomingProduct> {
    for await (const row of rows) {
      if (row.ok) {
        const { product, line } = row;
        yield {
          ...{ line, productId: product.productId, itemIds: product.items.map(({ itemId }) => itemId) },
          complete: (known) => completeProduct(product, known, now),
        };
      } else {
        unreadable++;
        onRefused({ line: row.line, field: row.field, reason: row.message });
      }
    }
  }
  const report = await importProducts(db, frame, products(), {
    onReject: ({ line, field, reason }) => onRefused({ line, field, reason }),
    onProgress,
    progress,
  });
  return { ...report, rejected: report.rejected + unreadable };
}
