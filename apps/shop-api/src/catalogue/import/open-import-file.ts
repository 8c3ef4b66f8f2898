import type { TextEncoding } from '@fachwerk/server-kit/text-encoding';
import { encodingOf } from '@fachwerk/server-kit/text-file';
import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import type { UnknownColumn } from '../../kernel/import/column-names';
import { completeProduct } from '../file/complete-product';
import type { ParseResult } from '../file/parse-result';
import { readProducts } from '../file/read-products';
import type { IncomingProduct } from './complete-batch';
import type { DiscontinuedRow } from './discontinue-items';

export interface RefusedRow {
  line: number;
  field: string;
  reason: string;
}

/** A file that is read product by product. The lists are complete when all products have been read. */
export interface OpenImportFile {
  encoding: TextEncoding;
  products: AsyncIterable<IncomingProduct>;
  /** Items that leave the catalogue. */
  leaving: readonly DiscontinuedRow[];
  /** Columns that the import does not have. */
  unknownColumns: UnknownColumn[];
}

/** Throws TextFileError for a file that is no text. */
export async function openImportFile(
  frame: CatalogueFrame,
  file: string,
  onRefused: (row: RefusedRow) => void,
): Promise<OpenImportFile> {
  const encoding = await encodingOf(file);
  const leaving: DiscontinuedRow[] = [];
  const unknownColumns: UnknownColumn[] = [];
  const rows = readProducts(file, encoding, {
    frame,
    onDiscontinued: (item, line) => leaving.push({ item, line }),
    onUnknownColumn: (column) => unknownColumns.push(column),
  });
  return { encoding, products: incomingProducts(rows, onRefused), leaving, unknownColumns };
}

/** The products of a parser. */
export async function* incomingProducts(
  rows: AsyncIterable<ParseResult>,
  onRefused: (row: RefusedRow) => void,
): AsyncGenerator<IncomingProduct> {
  const now = new Date().toISOString();
  for await (const row of rows) {
    if (!row.ok) {
      onRefused({ line: row.line, field: row.field, reason: row.message });
      continue;
    }
    const { product, line } = row;
    yield {
      line,
      productId: product.productId,
      itemIds: product.items.map(({ itemId }) => itemId),
      complete: (known) => completeProduct(product, known, now),
    };
  }
}
