import type {
  CatalogueAttribute,
  CatalogueFrame,
  CatalogueListPrice,
  DiscontinuedItem,
} from '@fachwerk/shared/catalogue-format';
import { hintAt, type UnknownColumn } from '../../kernel/import/column-names';
import { readValues } from '../../kernel/import/columns';
import type { Row } from '../../kernel/import/csv-rows';
import { type Fields, requireField } from '../../kernel/import/fields';
import { plainLine } from '../../kernel/import/plain-text';
import { readCents, readDigits } from '../../kernel/import/read-number';
import { attempt, readAll, RowError } from '../../kernel/import/row-error';
import { readAttribute, readPriceHistory } from '../values/read-fields';
import type { FileItem, FileProduct } from './file-product';
import { itemColumns } from './item-columns';
import { type ParseResult, refuse } from './parse-result';
import { productColumns } from './product-columns';
import { isDiscontinued, readDiscontinued } from './read-discontinued';
import { ATTRIBUTE, columnCheck, LIST_HISTORY, LIST_PRICE, STATES_NOTHING } from './unknown-columns';

export interface ParseOptions {
  /** Categories, attributes and price lists that the products may refer to. */
  frame: CatalogueFrame;
  /** Called for each row of an item that leaves the catalogue. */
  onDiscontinued?: (item: DiscontinuedItem, line: number) => void;
  /** Called once for each column that is not read. */
  onUnknownColumn?: (unknown: UnknownColumn) => void;
}

/** The frame in the form that the row checks use. */
interface KnownFrame {
  leafIds: ReadonlySet<string>;
  listIds: ReadonlySet<string>;
  attributes: ReadonlyMap<string, CatalogueAttribute>;
}

const knownFrame = ({ categories, attributes, priceLists = [] }: CatalogueFrame): KnownFrame => ({
  listIds: new Set(priceLists.map(({ id }) => id)),
  leafIds: new Set(categories.flatMap(({ id, level }) => (level === 3 ? [id] : []))),
  attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
});

function readAttributes({ columns, fields }: Row, { attributes }: KnownFrame): FileItem['attributes'] {
  const found: Record<string, FileItem['attributes'][string]> = {};
  const steps = columns.map((column) => () => {
    const text = fields(column);
    if (!column.startsWith(ATTRIBUTE) || text === undefined) return;
    const id = column.slice(ATTRIBUTE.length);
    const attribute = attributes.get(id);
    if (text !== '' && !attribute)
      throw new RowError(column, `is not an attribute of the shop${hintAt(id, [...attributes.keys()])}`);
    if (attribute) found[id] = text === '' ? null : readAttribute(attribute, text, column);
  });
  readAll(...steps);
  return found;
}

/** Prices of other lists: "price:zone-west". An empty price ends the price of the item in this list. */
function readListPrices({ columns, fields }: Row, { listIds }: KnownFrame): CatalogueListPrice[] {
  const steps = columns.map((column) => (): CatalogueListPrice[] => {
    const text = fields(column);
    if (!column.startsWith(LIST_PRICE) || text === undefined) return [];
    const listId = column.slice(LIST_PRICE.length);
    if (!listIds.has(listId))
      throw new RowError(
        column,
        `'${listId}' is not a price list of the shop${hintAt(listId, [...listIds])}`,
      );
    if (text === '') return [{ listId, cents: null }];
    const historyColumn = LIST_HISTORY + listId;
    const historyText = fields(historyColumn) ?? '';
    const [cents, history] = readAll(
      () => readCents(text, column),
      () => (historyText === '' ? undefined : readPriceHistory(historyText, historyColumn)),
    );
    return [history ? { listId, cents, history } : { listId, cents }];
  });
  return readAll(...steps).flat();
}

function readProduct(fields: Fields, { leafIds }: KnownFrame): FileProduct['values'] {
  const category = plainLine(fields('category') ?? '');
  const [values] = readAll(
    () => readValues(productColumns, fields),
    () => {
      if (category !== '' && !leafIds.has(category))
        throw new RowError('category', `'${category}' is not a category of the third level`);
    },
  );
  return values;
}

/** Rows of one product while they are read. */
interface OpenProduct {
  productId: string;
  /** What the first valid row states. */
  values: FileProduct['values'];
  items: [FileItem, ...FileItem[]];
}

/**
 * Joins rows into products. Rows of a product are adjacent, so only one product is held in memory. A product
 * with an invalid row is imported with its valid rows.
 */
export async function* parseRows(
  rows: AsyncIterable<Row> | Iterable<Row>,
  { frame, onDiscontinued, onUnknownColumn }: ParseOptions,
): AsyncGenerator<ParseResult> {
  const seen = { items: new Set<string>(), eans: new Set<string>(), products: new Set<string>() };
  const known = knownFrame(frame);
  const { unknownIn, statesNothing } = columnCheck(frame);
  let open: OpenProduct | undefined;

  function* close(): Generator<ParseResult> {
    if (!open) return;
    const [{ line }] = open.items;
    const product = { line, ...open };
    open = undefined;
    yield { ok: true, line, product };
  }

  /** Everything that a row states, or all of its faults. The data of a product come from its first row. */
  function readRow(row: Row): { productId: string; item: FileItem; values: FileProduct['values'] } {
    const { line, fields } = row;
    const isFirst = fields('productId') !== open?.productId;
    const [productId, itemId, itemValues, attributes, prices, values] = readAll(
      () => {
        const id = requireField(fields, 'productId', readDigits);
        if (seen.products.has(id) && open?.productId !== id)
          throw new RowError('productId', `'${id}': the rows of a product must be adjacent`);
        return id;
      },
      () => {
        const id = requireField(fields, 'itemId', readDigits);
        if (seen.items.has(id)) throw new RowError('itemId', `'${id}' occurs twice in the file`);
        return id;
      },
      () => {
        const read = readValues(itemColumns, fields);
        if (read.ean !== undefined && seen.eans.has(read.ean))
          throw new RowError('ean', `'${read.ean}' occurs twice in the file`);
        return read;
      },
      () => readAttributes(row, known),
      () => readListPrices(row, known),
      () => (isFirst ? readProduct(fields, known) : {}),
    );
    return { productId, item: { line, itemId, values: itemValues, attributes, prices }, values };
  }

  for await (const row of rows) {
    for (const unknown of unknownIn(row)) onUnknownColumn?.(unknown);
    if (statesNothing(row.columns)) {
      yield refuse(row.line, '', STATES_NOTHING);
      continue;
    }
    if (isDiscontinued(row.fields)) {
      const left = attempt(row.line, () => {
        const item = readDiscontinued(row.fields, known.leafIds);
        if (seen.items.has(item.itemId))
          throw new RowError('itemId', `'${item.itemId}' occurs twice in the file`);
        return item;
      });
      if ('fault' in left) yield { ok: false, ...left.fault };
      else {
        seen.items.add(left.value.itemId);
        onDiscontinued?.(left.value, row.line);
      }
      continue;
    }
    const read = attempt(row.line, () => readRow(row));
    if ('fault' in read) {
      yield { ok: false, ...read.fault };
      continue;
    }
    const { productId, item, values } = read.value;
    if (open && open.productId !== productId) yield* close();
    seen.items.add(item.itemId);
    if (item.values.ean !== undefined) seen.eans.add(item.values.ean);
    seen.products.add(productId);
    if (open) open.items.push(item);
    else open = { productId, values, items: [item] };
  }
  yield* close();
}
