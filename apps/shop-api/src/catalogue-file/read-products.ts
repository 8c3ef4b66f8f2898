import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseCatalogueCsv } from './parse-csv';
import { parseCatalogueJson } from './parse-json';
import { parseCatalogueJsonLines } from './parse-json-lines';
import type { ParseResult } from './parse-result';
import type { ParseOptions } from './parse-rows';

type Read = (path: string, options: ParseOptions) => AsyncIterable<ParseResult>;

const readers: Record<string, Read> = {
  '.csv': (path, options) => parseCatalogueCsv(createReadStream(path), options),
  '.json': async function* (path, options) {
    yield* parseCatalogueJson(await readFile(path, 'utf8'), options);
  },
  '.jsonl': async function* (path, options) {
    // Created when the iteration starts: readline drops lines that arrive before.
    const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
    yield* parseCatalogueJsonLines(lines, options);
  },
};

export const isProductFile = (path: string): boolean => extname(path).toLowerCase() in readers;

/** Reads the products of a file by its extension. */
export function readProducts(path: string, options: ParseOptions): AsyncIterable<ParseResult> {
  const read = readers[extname(path).toLowerCase()];
  if (!read) throw new Error(`${path} is not a .csv, .json or .jsonl file.`);
  return read(path, options);
}

/** Reads products.jsonl, products.json or products.csv of a catalogue folder. */
export function productFileOf(folder: string): string {
  const path = Object.keys(readers)
    .map((extension) => join(folder, `products${extension}`))
    .find(existsSync);
  if (!path) throw new Error(`${folder} has no products.csv, products.json or products.jsonl.`);
  return path;
}
