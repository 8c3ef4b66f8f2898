import { type ParseResult, refuse } from './parse-result';
import { type ParseOptions, parseRows, type Row } from './parse-rows';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(toText).join(' | ');
  // JSON numbers are exact; written with a comma, "1.234" is not read as thousands.
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value.trim() : '';
};

/** `{ "attributes": { "farbe": "Weiß" } }` corresponds to the column "attr:farbe" of CSV. */
function toFields(product: JsonObject, item: JsonObject): Map<string, string> {
  const fields = new Map<string, string>();
  for (const part of [product, item]) {
    for (const [key, value] of Object.entries(part)) {
      if (key === 'items') continue;
      if (key === 'attributes' && isObject(value)) {
        for (const [id, text] of Object.entries(value)) fields.set(`attr:${id}`, toText(text));
      } else if ((key === 'prices' || key === 'priceHistories') && isObject(value)) {
        const column = key === 'prices' ? 'price' : 'priceHistory';
        for (const [list, text] of Object.entries(value)) fields.set(`${column}:${list}`, toText(text));
      } else if (key === 'producer' && isObject(value)) {
        fields.set('producerName', toText(value.name));
        fields.set('producerAddress', toText(value.address));
        fields.set('producerEmail', toText(value.email));
      } else fields.set(key, toText(value));
    }
  }
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
          const fields = toFields(product, item);
          yield { line, fields: (column) => fields.get(column) ?? '', columns: [...fields.keys()] };
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
