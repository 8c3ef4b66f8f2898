import type { CatalogueProduct } from '../catalogue-source/catalogue-types';
import type { ParseResult } from '../catalogue-source/parse-result';
import type { Database } from '@fachwerk/database';
import { type CatalogueFrame, importCatalogue, type ImportReport } from './import-catalogue';

export interface RefusedRow {
  line: number;
  field: string;
  reason: string;
}

/** Imports what a parser yields. What the database refuses is reported with its line too. */
export async function importFile(
  db: Database,
  frame: CatalogueFrame,
  rows: AsyncIterable<ParseResult>,
  onRefused: (row: RefusedRow) => void,
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
  const report = await importCatalogue(db, frame, products(), ({ productId, field, reason }) =>
    onRefused({ line: lines.get(productId) ?? 0, field, reason }),
  );
  return { ...report, rejected: report.rejected + unreadable };
}
