import type { Database } from '@fachwerk/database';
import type { CatalogueFrame, CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import type { ParseResult } from '../catalogue-file/parse-result';
import { importCatalogue, type ImportReport } from './import-catalogue';

export interface RefusedRow {
  line: number;
  field: string;
  reason: string;
}

/** Imports the products of a parser. A product that the database refuses is reported with its line too. */
export async function importFile(
  db: Database,
  frame: CatalogueFrame,
  rows: AsyncIterable<ParseResult>,
  onRefused: (row: RefusedRow) => void,
  onProgress?: (report: ImportReport) => void,
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
  );
  return { ...report, rejected: report.rejected + unreadable };
}
