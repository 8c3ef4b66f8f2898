import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { TextEncoding } from '@fachwerk/server-kit/text-encoding';
import { readTextFile, readTextLines } from '@fachwerk/server-kit/text-file';
import { parseCatalogueCsv } from './parse-csv';
import { parseCatalogueJson } from './parse-json';
import { parseCatalogueJsonLines } from './parse-json-lines';
import type { ParseResult } from './parse-result';
import type { ParseOptions } from './parse-rows';

type Read = (path: string, encoding: TextEncoding, options: ParseOptions) => AsyncIterable<ParseResult>;

const readers: Record<string, Read> = {
  '.csv': (path, encoding, options) => parseCatalogueCsv(readTextLines(path, encoding), options),
  '.json': async function* (path, _encoding, options) {
    yield* parseCatalogueJson(await readTextFile(path), options);
  },
  '.jsonl': (path, encoding, options) => parseCatalogueJsonLines(readTextLines(path, encoding), options),
};

export const isProductFile = (path: string): boolean => extname(path).toLowerCase() in readers;

/** Reads the products of a file by its extension, in the encoding that `encodingOf` has found. */
export function readProducts(
  path: string,
  encoding: TextEncoding,
  options: ParseOptions,
): AsyncIterable<ParseResult> {
  const read = readers[extname(path).toLowerCase()];
  if (!read) throw new Error(`${path} is not a .csv, .json or .jsonl file.`);
  return read(path, encoding, options);
}

/** Reads products.jsonl, products.json or products.csv of a catalogue folder. */
export function productFileOf(folder: string): string {
  const path = Object.keys(readers)
    .map((extension) => join(folder, `products${extension}`))
    .find(existsSync);
  if (!path) throw new Error(`${folder} has no products.csv, products.json or products.jsonl.`);
  return path;
}
