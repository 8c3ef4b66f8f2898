import type { Row } from '../../kernel/import/csv-rows';
import { isObject, jsonFields, readJson } from '../../kernel/import/json-rows';
import { attempt } from '../../kernel/import/row-error';
import { type ParseResult, refuse } from './parse-result';
import { type ParseOptions, parseRows } from './parse-rows';
import { ATTRIBUTE, LIST_HISTORY, LIST_PRICE } from './unknown-columns';

/** Objects whose fields are columns of their own: `"attributes": { "farbe": "Weiß" }` is "attr:farbe". */
const GROUPS: Readonly<Record<string, (name: string) => string>> = {
  attributes: (id) => ATTRIBUTE + id,
  prices: (list) => LIST_PRICE + list,
  priceHistories: (list) => LIST_HISTORY + list,
  producer: (name) => `producer${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
};

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
        const { items: _items, ...shared } = product;
        for (const item of items as unknown[]) {
          if (!isObject(item)) {
            bad.push(refuse(line, 'items', 'must be objects'));
            continue;
          }
          const read = attempt(line, () => jsonFields(GROUPS, shared, item));
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
