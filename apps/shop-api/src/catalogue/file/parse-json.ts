import { attempt, readAll, RowError } from '../values/row-error';
import { type ParseResult, refuse } from './parse-result';
import { type ParseOptions, parseRows, type Row } from './parse-rows';
import { ATTRIBUTE, LIST_HISTORY, LIST_PRICE } from './unknown-columns';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text that a CSV file would have; undefined for a value that has none. */
const toText = (value: unknown): string | undefined => {
  if (value === null || value === false) return '';
  if (value === true) return 'yes';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return undefined;
  const texts = value.map((one) => (Array.isArray(one) ? undefined : toText(one)));
  return texts.includes(undefined) ? undefined : texts.join(' | ');
};

/** JSON numbers are exact: with a fourth decimal, "1,234" has one meaning only. */
const numberText = (value: number): string =>
  String(value)
    .replace('.', ',')
    .replace(/,\d{3}$/, '$&0');

/** Objects whose fields are columns of their own: `"attributes": { "farbe": "Weiß" }` is "attr:farbe". */
const GROUPS: Readonly<Record<string, (name: string) => string>> = {
  attributes: (id) => ATTRIBUTE + id,
  prices: (list) => LIST_PRICE + list,
  priceHistories: (list) => LIST_HISTORY + list,
  producer: (name) => `producer${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
};

/** Null, false and an empty list are empty values; a field that is not there is an absent column. */
function toFields(product: JsonObject, item: JsonObject): Map<string, string> {
  const fields = new Map<string, string>();
  const add = (column: string, value: unknown) => {
    const text = toText(value);
    if (text === undefined) throw new RowError(column, 'must be a text, a number or a list of them');
    fields.set(column, text);
  };
  const { items: _items, ...shared } = product;
  const steps = [...Object.entries(shared), ...Object.entries(item)].map(([key, value]) => () => {
    const columnOf = Object.hasOwn(GROUPS, key) ? GROUPS[key] : undefined;
    if (!columnOf) add(key, value);
    else if (!isObject(value)) throw new RowError(key, 'must be an object');
    else
      readAll(
        ...Object.entries(value).map(
          ([name, one]) =>
            () =>
              add(columnOf(name), one),
        ),
      );
  });
  readAll(...steps);
  return fields;
}

function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

export function readJson(text: string): { value: unknown } | { problem: string; line: number } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'not JSON';
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return { problem: `cannot be read as JSON: ${message}`, line: lineOf(text, position) };
  }
}

export interface NumberedProduct {
  line: number;
  product: unknown;
}

/** Products read from JSON. `bad` collects the errors of the source, which are reported in order. */
export async function* parseProducts(
  products: Iterable<NumberedProduct> | AsyncIterable<NumberedProduct>,
  bad: ParseResult[],
  options: ParseOptions,
): AsyncGenerator<ParseResult> {
  async function* rows(): AsyncGenerator<Row> {
    for await (const { line, product } of products) {
      const items: unknown = isObject(product) ? product.items : undefined;
      if (!isObject(product)) bad.push(refuse(line, '', 'must be an object'));
      else if (!Array.isArray(items) || items.length === 0)
        bad.push(refuse(line, 'items', 'must have at least one item'));
      else {
        for (const item of items as unknown[]) {
          if (!isObject(item)) {
            bad.push(refuse(line, 'items', 'must be objects'));
            continue;
          }
          const read = attempt(line, () => toFields(product, item));
          if ('fault' in read) {
            bad.push({ ok: false, ...read.fault });
            continue;
          }
          const fields = read.value;
          const columns = [...fields.keys()];
          yield { line, fields: (column) => fields.get(column), columns, columnsLine: line };
        }
      }
    }
  }
  for await (const result of parseRows(rows(), options)) {
    yield* bad.splice(0);
    yield result;
  }
  yield* bad.splice(0);
}

/**
 * The catalogue as a JSON array of products with items. "Line" is the number of the product, starting at 1.
 */
export async function* parseCatalogueJson(text: string, options: ParseOptions): AsyncGenerator<ParseResult> {
  const read = readJson(text);
  if ('problem' in read) {
    yield refuse(read.line, '', read.problem);
    return;
  }
  if (!Array.isArray(read.value)) {
    yield refuse(1, '', 'must be an array of products');
    return;
  }
  const products = (read.value as unknown[]).map((product, index) => ({ line: index + 1, product }));
  yield* parseProducts(products, [], options);
}
