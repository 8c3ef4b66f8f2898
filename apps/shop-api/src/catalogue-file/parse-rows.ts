import {
  type AttributeValue,
  type CatalogueAttribute,
  type CatalogueFrame,
  type CatalogueItem,
  type CatalogueProduct,
  type DiscontinuedItem,
  slugify,
} from '@fachwerk/shared/catalogue-format';
import { type ParseResult, RowError } from './parse-result';
import { isDiscontinued, readDiscontinued } from './read-discontinued';
import { readDocuments } from './read-documents';
import { readDuties } from './read-duties';
import {
  type Fields,
  readAttribute,
  readCents,
  readContent,
  readEan,
  readEnergyLabel,
  readList,
  readListPrices,
  readPriceHistory,
  readSales,
  readTaxRate,
  readWhole,
  requireDigits,
  requireText,
} from './read-fields';
import { readHazards } from './read-hazards';
import { readPictures } from './read-pictures';
import { readPresentation } from './read-presentation';

export interface Row {
  line: number;
  fields: Fields;
  /** Column names of the row. */
  columns: readonly string[];
}

export interface ParseOptions {
  /** Instant from which the imported prices are valid; ISO. */
  now: string;
  /** Categories and attributes that the products may refer to. */
  frame: CatalogueFrame;
  /** Called for each row of an item that leaves the catalogue. */
  onDiscontinued?: (item: DiscontinuedItem, line: number) => void;
}

interface ParsedRow {
  line: number;
  productId: string;
  attributes: Record<string, AttributeValue>;
  item: CatalogueItem;
  fields: Fields;
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

function readAttributes({ columns, fields }: Row, frame: KnownFrame): Record<string, AttributeValue> {
  const found: Record<string, AttributeValue> = {};
  for (const column of columns) {
    if (!column.startsWith('attr:') || fields(column) === '') continue;
    const id = column.slice('attr:'.length);
    found[id] = readAttribute(frame.attributes.get(id), id, fields(column));
  }
  return found;
}

function readItem({ fields, columns }: Row, now: string, { listIds }: KnownFrame): CatalogueItem {
  const priceCents = readCents(requireText(fields, 'price'), 'price');
  const rrp = fields('rrp');
  const rrpCents = rrp === '' ? undefined : readCents(rrp, 'rrp');
  const deposit = fields('deposit');
  const content = readContent(fields('content'));
  const [min, max = min] = (fields('deliveryDays') || '2-4').split('-');
  const days = {
    min: readWhole(min ?? '', 'deliveryDays', 0, 90),
    max: readWhole(max ?? '', 'deliveryDays', 0, 90),
  };
  if (days.max < days.min) throw new RowError('deliveryDays', 'must be like 2-4, the smaller number first');
  return {
    itemId: requireDigits(fields, 'itemId'),
    ean: readEan(fields),
    attributes: {},
    priceCents,
    ...(rrpCents !== undefined && rrpCents > priceCents ? { rrpCents } : {}),
    ...readTaxRate(fields),
    ...(deposit === '' ? {} : { depositCents: readCents(deposit, 'deposit') }),
    ...readDuties(fields),
    ...readListPrices(fields, columns, listIds),
    priceHistory: readPriceHistory(fields('priceHistory')) ?? [{ cents: priceCents, from: now }],
    ...(content ? { content } : {}),
    onlineStock: readWhole(fields('stock') || '0', 'stock', 0, 1_000_000),
    ...readNextDelivery(fields('nextDelivery')),
    deliveryDays: days,
    weightGrams: readWhole(fields('weightGrams') || '1000', 'weightGrams', 1, 10_000_000),
    ...readPictures(fields),
  };
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

function readNextDelivery(date: string): Pick<CatalogueItem, 'nextDelivery'> {
  if (date === '') return {};
  if (!ISO_DATE.test(date) || Number.isNaN(Date.parse(date)))
    throw new RowError('nextDelivery', 'must be a date like 2026-12-03');
  return { nextDelivery: date };
}

function readCategory(fields: Fields, { leafIds }: KnownFrame): string {
  const id = requireText(fields, 'category');
  if (!leafIds.has(id)) throw new RowError('category', `'${id}' is not a category of the third level`);
  return id;
}

/** Values that all rows share become attributes of the product; the others belong to its variants. */
function joinRows(rows: readonly ParsedRow[], now: string, frame: KnownFrame): CatalogueProduct {
  const first = rows[0] as ParsedRow;
  const { fields } = first;
  const name = requireText(fields, 'name');
  const brand = requireText(fields, 'brand', 60);
  const ids = Object.keys(first.attributes);
  for (const row of rows) {
    const own = Object.keys(row.attributes);
    const odd = [...ids.filter((id) => !own.includes(id)), ...own.filter((id) => !ids.includes(id))][0];
    if (odd)
      throw new RowError(`attr:${odd}`, 'must be given for all rows of a product or for none', row.line);
  }
  const declared = readList(fields('variantAttributes'));
  const variantAttributes = ids.filter(
    (id) =>
      declared.includes(id) || rows.some((row) => row.attributes[id]?.text !== first.attributes[id]?.text),
  );
  if (rows.length > 1 && variantAttributes.length === 0) {
    throw new RowError('productId', 'has rows that differ in no attribute', rows[1]?.line ?? first.line);
  }
  const pick = (attributes: Record<string, AttributeValue>, variant: boolean) =>
    Object.fromEntries(
      Object.entries(attributes).filter(([id]) => variantAttributes.includes(id) === variant),
    );
  return {
    productId: first.productId,
    name,
    slug: `${slugify(`${brand} ${name}`)}-${first.productId}`,
    brand,
    categoryId: readCategory(fields, frame),
    searchTerms: readList(fields('searchTerms')),
    description: requireText(fields, 'description', 5000),
    features: readList(fields('features')),
    attributes: pick(first.attributes, false),
    variantAttributes,
    items: rows.map((row) => ({ ...row.item, attributes: pick(row.attributes, true) })),
    producer: {
      name: requireText(fields, 'producerName'),
      address: requireText(fields, 'producerAddress'),
      email: requireText(fields, 'producerEmail'),
    },
    warnings: readList(fields('warnings')),
    ...readEnergyLabel(fields),
    ...readPresentation(fields),
    ...readDocuments(fields),
    ...readHazards(fields),
    ...readSales(fields, now),
  };
}

/** Runs a step of a row. A RowError becomes a result; every other error is thrown. */
function attempt<T>(line: number, step: () => T): { value: T } | { bad: ParseResult } {
  try {
    return { value: step() };
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    return { bad: { ok: false, line: error.line ?? line, field: error.field, message: error.message } };
  }
}

/**
 * Joins rows into products. Rows of a product are adjacent, so only one product is held in memory. A product
 * with an invalid row is imported with its valid rows.
 */
export async function* parseRows(
  rows: AsyncIterable<Row> | Iterable<Row>,
  { now, frame, onDiscontinued }: ParseOptions,
): AsyncGenerator<ParseResult> {
  const seen = { items: new Set<string>(), eans: new Set<string>(), products: new Set<string>() };
  const known = knownFrame(frame);
  let open: ParsedRow[] = [];

  function* close(): Generator<ParseResult> {
    const [first] = open;
    if (!first) return;
    const joined = attempt(first.line, () => joinRows(open, now, known));
    yield 'bad' in joined ? joined.bad : { ok: true, line: first.line, product: joined.value };
    open = [];
  }

  for await (const row of rows) {
    if (isDiscontinued(row.fields)) {
      const left = attempt(row.line, () => {
        const item = readDiscontinued(row.fields, known.leafIds);
        if (seen.items.has(item.itemId))
          throw new RowError('itemId', `'${item.itemId}' occurs twice in the file`);
        return item;
      });
      if ('bad' in left) yield left.bad;
      else {
        seen.items.add(left.value.itemId);
        onDiscontinued?.(left.value, row.line);
      }
      continue;
    }
    const read = attempt(row.line, (): ParsedRow => {
      const productId = requireDigits(row.fields, 'productId');
      const item = readItem(row, now, known);
      if (seen.items.has(item.itemId))
        throw new RowError('itemId', `'${item.itemId}' occurs twice in the file`);
      if (seen.eans.has(item.ean)) throw new RowError('ean', `'${item.ean}' occurs twice in the file`);
      if (seen.products.has(productId) && open[0]?.productId !== productId) {
        throw new RowError('productId', `'${productId}': the rows of a product must be adjacent`);
      }
      return { line: row.line, productId, item, attributes: readAttributes(row, known), fields: row.fields };
    });
    if ('bad' in read) {
      yield read.bad;
      continue;
    }
    if (open[0] && open[0].productId !== read.value.productId) yield* close();
    seen.items.add(read.value.item.itemId);
    seen.eans.add(read.value.item.ean);
    seen.products.add(read.value.productId);
    open.push(read.value);
  }
  yield* close();
}
