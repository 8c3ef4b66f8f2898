import { readJson } from '../../kernel/import/json-rows';
import { parseProducts } from './parse-json';
import { type ParseResult, refuse } from './parse-result';
import type { ParseOptions } from './parse-rows';

/** One product per line: memory does not grow with the catalogue. */
export async function* parseCatalogueJsonLines(
  lines: AsyncIterable<string>,
  options: ParseOptions,
): AsyncGenerator<ParseResult> {
  const bad: ParseResult[] = [];
  async function* products() {
    let line = 0;
    for await (const text of lines) {
      line += 1;
      if (text.trim() === '') continue;
      const read = readJson(text);
      if ('value' in read) yield { line, product: read.value };
      else bad.push(refuse(line, '', read.problem));
    }
  }
  yield* parseProducts(products(), bad, options);
}
