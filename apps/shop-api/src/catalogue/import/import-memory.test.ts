/** @jest-environment node */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { inStoreEan } from '@fachwerk/shared/catalogue-format';
import { testFrame } from '../../testing/test-shop';
import { batchesOf } from './complete-batch';
import { openImportFile, type RefusedRow } from './open-import-file';

/** `LONG=1`: 100,000 articles; always: 5,000. */
const ARTICLES = process.env.LONG === '1' ? 100_000 : 5_000;
/** Numbers of the articles that were read, to find repeated ones. */
const LARGEST_GROWTH_BYTES = 500 * ARTICLES;

/** V8 has the function after this flag, in new contexts only. */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapBytes = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

it('reads a large file with flat memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'import-memory-'));
  const path = join(folder, 'products.csv');
  const file = await open(path, 'w');
  await file.write('productId;itemId;ean;name;brand;category;description;price;stock;unknown\n');
  for (let index = 0; index < ARTICLES; index++) {
    const itemId = String(10_000_000 + index);
    const description = 'Deckt gut. '.repeat(50);
    await file.write(
      `${itemId};${itemId};${inStoreEan(itemId)};Farbe ${index};Eberholt;schrauber;${description};9,99;3;x\n`,
    );
  }
  await file.close();
  const refused: RefusedRow[] = [];
  const { products } = await openImportFile(testFrame, path, (row) => refused.push(row));
  let first: number | undefined;
  let read = 0;
  for await (const batch of batchesOf(products)) {
    read += batch.length;
    first ??= heapBytes();
  }
  const growth = heapBytes() - (first ?? 0);
  await rm(folder, { recursive: true });

  expect([read, refused]).toEqual([ARTICLES, []]);
  expect(growth).toBeLessThan(LARGEST_GROWTH_BYTES);
});
