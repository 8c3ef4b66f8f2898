import type { CatalogueFrame } from '@fachwerk/shared/catalogue-format';
import { nearestName } from '@fachwerk/shared/nearest-name';
import { itemColumns } from './item-columns';
import { productColumns } from './product-columns';

/** Columns of their own for each attribute and each price list: "attr:farbe", "price:zone-west". */
export const ATTRIBUTE = 'attr:';
export const LIST_PRICE = 'price:';
export const LIST_HISTORY = 'priceHistory:';

/** Columns that every row needs. */
export const NUMBER_COLUMNS = ['productId', 'itemId'];

const NAMES = [
  ...NUMBER_COLUMNS,
  ...Object.keys(productColumns),
  ...Object.keys(itemColumns),
  'discontinued',
  'successor',
];

/** Finds the columns that the import does not have, each of them once. */
export function unknownColumns({ attributes, priceLists = [] }: CatalogueFrame) {
  const lists = priceLists.flatMap(({ id }) => [LIST_PRICE + id, LIST_HISTORY + id]);
  const names = [...NAMES, ...attributes.map(({ id }) => ATTRIBUTE + id), ...lists];
  // Spreadsheets write columns without a name behind the last one.
  const seen = new Set([...names, '']);
  let last: readonly string[] | undefined;
  return (columns: readonly string[]): { column: string; nearest: string | undefined }[] => {
    // All rows of a CSV file have the same columns.
    if (columns === last) return [];
    last = columns;
    const unknown = columns.filter((column) => !seen.has(column));
    for (const column of unknown) seen.add(column);
    return unknown.map((column) => ({
      column,
      nearest: names.find((name) => name === ATTRIBUTE + column) ?? nearestName(column, names),
    }));
  };
}

/** "; is it 'farbe'?" if a known name is similar. */
export function hintAt(name: string, names: readonly string[]): string {
  const nearest = nearestName(name, names);
  return nearest === undefined ? '' : `; is it '${nearest}'?`;
}
