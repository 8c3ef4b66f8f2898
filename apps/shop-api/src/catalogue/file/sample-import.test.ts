/** @jest-environment node */
import { join } from 'node:path';
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { readTextFile } from '@fachwerk/server-kit/text-file';
import { newProducts } from '../../testing/new-products';
import { parseCatalogueCsv } from './parse-csv';
import { parseCatalogueJson } from './parse-json';
import type { ParseResult } from './parse-result';

const folder = join(__dirname, '../../../sample-import');
const options = { frame: demoFrame };

async function countItems(results: AsyncIterable<ParseResult>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await newProducts(results, '2026-11-21T08:00:00.000Z')) {
    if (!result.ok) throw new Error(`line ${result.line}, ${result.field}: ${result.message}`);
    counts[result.product.name] = result.product.items.length;
  }
  return counts;
}

describe('the sample files', () => {
  it('are read without an error', async () => {
    const csv = await readTextFile(join(folder, 'products.csv'));
    expect(await countItems(parseCatalogueCsv(csv, options))).toEqual({
      'Kreidefarbe Salbei': 2,
      'Regalbrett Eiche geölt': 2,
    });
    const json = await readTextFile(join(folder, 'products.json'));
    expect(await countItems(parseCatalogueJson(json, options))).toEqual({ 'Gießkanne Kupfer': 2 });
  });
});
