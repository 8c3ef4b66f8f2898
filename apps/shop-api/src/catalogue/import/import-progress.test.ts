/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inStoreEan } from '@fachwerk/shared/catalogue-format';
import { WAREHOUSE } from '../../stores/stock/write-stock';
import { openTestShop, testFrame, type TestShop } from '../../testing/test-shop';
import type { ImportReport } from './import-catalogue';
import { importFile } from './import-file';
import type { RefusedRow } from './open-import-file';

describe('an import that was interrupted', () => {
  let shop: TestShop;
  let folder: string;
  let refused: RefusedRow[];
  beforeAll(async () => {
    shop = await openTestShop('embedded', {}, []);
    folder = await mkdtemp(join(tmpdir(), 'import-'));
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => (refused = []));

  const file = async (from: number, name: string) => {
    const path = join(folder, `${name}.jsonl`);
    const lines = Array.from({ length: 450 }, (_, index) => line(String(from + index), name));
    await writeFile(path, ['{"productId": "1"}', ...lines].join('\n'));
    return path;
  };
  const run = (path: string, onProgress?: (report: ImportReport) => void) =>
    importFile(shop.db, testFrame, path, (row) => refused.push(row), onProgress);
  /** Stops behind the second batch of 200 products. */
  const interrupt = (path: string) =>
    expect(
      run(path, ({ products }) => {
        if (products === 400) throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
  const stockOf = async (itemId: string) => {
    const [row] = await shop.db.query<{ quantity: number }>(
      'select quantity from stock where item_id = $1 and location_id = $2',
      [itemId, WAREHOUSE],
    );
    return row?.quantity;
  };
  const countOf = async (name: string) => {
    const [row] = await shop.db.query('select count(*)::int as products from product where name = $1', [
      name,
    ]);
    return row?.products;
  };

  it('continues behind its last batch and keeps what was sold meanwhile', async () => {
    const path = await file(50_000, 'Dachlatte');
    await interrupt(path);
    expect(await countOf('Dachlatte')).toBe(400);
    await shop.setStock('5000000', 3);

    expect(await run(path)).toMatchObject({ alreadyRead: 400, products: 50, items: 50 });
    expect([await countOf('Dachlatte'), await stockOf('5000000')]).toEqual([450, 3]);
  });

  it('knows the words of all products and reports the invalid rows of the whole file', async () => {
    const path = await file(51_000, 'Fugenkratzer');
    await interrupt(path);
    refused = [];
    await run(path);

    const [term] = await shop.db.query("select frequency from search_term where term = 'fugenkratzer'");
    expect(term).toEqual({ frequency: 450 });
    expect(refused.map((row) => row.line)).toEqual([1]);
  });

  it('is over when it has ended: the same file is then imported as a whole', async () => {
    const path = await file(52_000, 'Silikonkeule');
    await interrupt(path);
    await run(path);
    await shop.setStock('5200000', 3);

    expect(await run(path)).toMatchObject({ alreadyRead: 0, products: 450 });
    expect(await stockOf('5200000')).toBe(100);
  });

  it('starts again when the file has changed', async () => {
    const path = await file(53_000, 'Nageleisen');
    await interrupt(path);
    await file(54_000, 'Nageleisen');
    expect(await run(path)).toMatchObject({ alreadyRead: 0, products: 450 });
  });

  it('starts again when another import has begun since, whose newer values it would mix with its own', async () => {
    const path = await file(55_000, 'Lochplatte');
    await interrupt(path);
    await run(await file(55_000, 'Lochblech'));
    expect(await run(path)).toMatchObject({ alreadyRead: 0, products: 450 });
    expect(await countOf('Lochplatte')).toBe(450);
  });
});

/** A product as a line of a file. */
const line = (productId: string, name: string): string =>
  JSON.stringify({
    productId,
    name,
    brand: 'Eberholt',
    category: 'schrauber',
    description: 'Hält, was es verspricht.',
    producer: { name: 'Eberholt', address: 'Werkstraße 1, 10115 Berlin', email: 'info@eberholt.example' },
    items: [{ itemId: `${productId}00`, ean: inStoreEan(`${productId}00`), price: 9.99, stock: 100 }],
  });
