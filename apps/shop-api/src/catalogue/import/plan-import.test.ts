/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CatalogueFitRule, inStoreEan } from '@fachwerk/shared/catalogue-format';
import { describeChanges } from '../../kernel/import/import-changes';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestData, type TestData, testFrame } from '../../testing/test-shop';
import { writeFitRules } from '../records/fit-rules';
import { noteEffect } from './import-effects';
import type { ImportLimits } from './import-limits';
import { summaryOf } from './import-summary';
import type { RefusedRow } from './open-import-file';
import { planImport } from './plan-import';

const limits: ImportLimits = { unlistedPercent: 10, repricedPercent: 20, priceFactor: 5, endedPercent: 50 };
const ARTICLES = 20;
/** Article 0 to 19 of the shop. */
const productId = (index: number) => String(7000 + index);
const itemId = (index: number) => `${productId(index)}01`;
const priceLists = [
  { id: 'zone-west', kind: 'zone', name: 'West', stores: ['4711', '4712', '4713'] },
] as const;
const frame = { ...testFrame, priceLists };

type Row = Record<string, string>;
/** Cells of the articles from 0 on. */
const rowsOf = (count: number, cells: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    productId: productId(index),
    itemId: itemId(index),
    ...cells(index),
  }));

describe('the plan of an import', () => {
  let data: TestData;
  let folder: string;
  let refused: RefusedRow[];
  beforeAll(async () => {
    data = await openTestData(
      'embedded',
      Array.from({ length: ARTICLES }, (_, index) =>
        aProduct({
          productId: productId(index),
          items: [anItem({ itemId: itemId(index), priceCents: 1000, onlineStock: index === 19 ? 0 : 7 })],
        }),
      ),
    );
    folder = await mkdtemp(join(tmpdir(), 'plan-import-'));
  });
  afterAll(async () => {
    await data.close();
    await rm(folder, { recursive: true });
  });

  afterEach(() => data.db.query('delete from import_effect'));

  async function plan(rows: Row[], planned = frame) {
    const path = join(folder, 'products.csv');
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
    await writeFile(path, lines.map((cells) => cells.join(';')).join('\n'));
    refused = [];
    return planImport(data.db, planned, path, limits, (row) => refused.push(row));
  }
  const tables = async () =>
    Promise.all(
      ['product', 'item', 'item_price', 'stock', 'discontinued_item', 'import_progress'].map((table) =>
        data.db.query(`select * from ${table} order by 1, 2`),
      ),
    );

  it('counts what left the sale within a day, since the last confirmation', async () => {
    const leaves = (index: number) => [
      { productId: productId(index), itemId: itemId(index), discontinued: 'yes' },
    ];
    const back = [{ productId: productId(19), itemId: itemId(19), price: '10,00', stock: '3' }];
    expect((await plan(leaves(0))).refusals).toEqual([]);
    for (const index of [0, 1]) await noteEffect(data.db, (await plan(leaves(index))).changes, false);

    expect((await plan(leaves(2))).refusals).toEqual([
      `3 of 20 articles would leave the sale, 2 of them by the imports of 24 hours (15 %, more than 10 %): ${itemId(2)}, …`,
    ]);
    expect((await plan(back)).refusals).toEqual([]);

    await noteEffect(data.db, (await plan(back)).changes, false);
    expect((await plan(leaves(2))).refusals).toEqual([]);

    await noteEffect(data.db, (await plan(leaves(2))).changes, true);
    expect((await plan(leaves(3))).refusals).toEqual([]);
  });

  it('counts what would change by kind, with the first articles, and changes nothing', async () => {
    const before = await tables();
    const { changes, refusals } = await plan([
      ...rowsOf(1, () => ({ price: '9,00', stock: '7' })),
      { productId: productId(1), itemId: itemId(1), price: '10,00', stock: '0' },
      { productId: productId(19), itemId: itemId(19), price: '10,00', stock: '3' },
      { productId: productId(2), itemId: itemId(2), price: '10,00', stock: '5' },
      { productId: productId(3), itemId: itemId(3), discontinued: 'yes' },
    ]);

    expect(describeChanges(changes)).toEqual([
      'repriced articles: 1 (700001 10,00 → 9,00)',
      'articles taken out of the catalogue: 1 (700301)',
      'sold out articles: 1 (700101)',
      'articles available again: 1 (701901)',
      'articles with changed stock: 1 (700201)',
    ]);
    expect(refusals).toEqual([]);
    expect(await tables()).toEqual(before);
  });

  it('ends with what was changed: new, repriced, sold out and unchanged articles', async () => {
    const fresh = {
      productId: '7999',
      itemId: '799901',
      ean: inStoreEan('799901'),
      name: 'Neu',
      price: '5',
      brand: 'Eberholt',
      category: 'schrauber',
      description: 'Neu.',
      producerName: 'E',
      producerAddress: 'Weg 1',
      producerEmail: 'e@maker.example',
    };
    const prices = await plan([
      { productId: productId(0), itemId: itemId(0), price: '9,00', stock: '7' },
      { productId: productId(1), itemId: itemId(1), price: '9,00', stock: '0' },
      { productId: productId(2), itemId: itemId(2), price: '10,00', stock: '5' },
      { productId: productId(3), itemId: itemId(3), price: '10,00', stock: '7' },
      { productId: productId(19), itemId: itemId(19), price: '10,00', stock: '1' },
    ]);
    const report = { products: 5, items: 5, discontinued: 0, rejected: 0 };

    expect(summaryOf(prices, report)).toBe(
      '5 products with 5 items imported: 2 repriced, 1 sold out, 1 available again, 1 otherwise changed, 1 unchanged; 0 rows not read.',
    );
    expect(summaryOf(await plan([fresh]), { products: 1, items: 1, discontinued: 2, rejected: 3 })).toBe(
      '1 products with 1 items imported: 1 new, 2 discontinued; 3 rows not read.',
    );
  });

  it('ends with the statement that no article was changed', async () => {
    const same = await plan(rowsOf(2, () => ({ price: '10,00' })));
    const unknown = await plan(rowsOf(1, () => ({ Preis: '9,00' })));

    expect(summaryOf(same, { products: 2, items: 2, discontinued: 0, rejected: 0 })).toBe(
      'No article was changed: 2 products with 2 items are as they were, 0 rows not read.',
    );
    expect([unknown.rejected, unknown.unknownColumns]).toEqual([
      1,
      [{ line: 1, column: 'Preis', nearest: 'price' }],
    ]);
  });

  it('names texts and facts that would change, and new articles', async () => {
    const { changes } = await plan([
      {
        productId: productId(0),
        itemId: itemId(0),
        ean: inStoreEan(itemId(0)),
        name: 'Feile',
        tax: '7',
        needsAdvice: 'yes',
        brand: 'Eberholt',
        category: 'schrauber',
        description: 'Feilt.',
        price: '10,00',
        producerName: 'E',
        producerAddress: 'Weg 1',
        producerEmail: 'e@maker.example',
      },
      {
        productId: '7999',
        itemId: '799901',
        ean: inStoreEan('799901'),
        name: 'Neu',
        tax: '',
        price: '5',
        needsAdvice: '',
        brand: 'Eberholt',
        category: 'schrauber',
        description: 'Neu.',
        producerName: 'E',
        producerAddress: 'Weg 1',
        producerEmail: 'e@maker.example',
      },
    ]);

    expect(describeChanges(changes)).toEqual([
      'new articles: 1 (799901)',
      'products with changed texts: 1 (7000)',
      'articles with changed tax: 1 (700001)',
      'articles with changed needsAdvice: 1 (700001)',
      'products with changed category: 1 (7000)',
      'products with changed producerName: 1 (7000)',
      'products with changed producerAddress: 1 (7000)',
      'products with changed producerEmail: 1 (7000)',
    ]);
    expect(refused).toEqual([]);
  });

  it.each<[string, Row[], string[]]>([
    ['a file of unchanged articles', rowsOf(ARTICLES, () => ({ price: '10,00' })), []],
    ['a fifth of the prices', rowsOf(4, () => ({ price: '11,00' })), []],
    [
      'more than a fifth of the prices',
      rowsOf(5, () => ({ price: '11,00' })),
      [
        '5 of 20 articles would have another price (25 %, more than 20 %): 700001 10,00 → 11,00, 700101 10,00 → 11,00, 700201 10,00 → 11,00, …',
      ],
    ],
    ['prices of a zone, as many', rowsOf(4, () => ({ 'price:zone-west': '11,00' })), []],
    [
      'prices of a zone, too many',
      rowsOf(5, () => ({ 'price:zone-west': '11,00' })),
      [expect.stringMatching(/^5 of 20 articles would have another price/) as unknown as string],
    ],
    ['a price that is five times as large', rowsOf(1, () => ({ price: '50,00' })), []],
    [
      'a price in cents instead of euro',
      rowsOf(1, () => ({ price: '1000' })),
      ['1 prices would move by more than factor 5: 700001 10,00 → 1000,00'],
    ],
    [
      'a price that is too small',
      rowsOf(1, () => ({ price: '1,99' })),
      ['1 prices would move by more than factor 5: 700001 10,00 → 1,99'],
    ],
    ['a tenth of the articles taken out', rowsOf(2, () => ({ discontinued: 'yes' })), []],
    [
      'more than a tenth of the articles taken out',
      rowsOf(3, () => ({ discontinued: 'yes' })),
      ['3 of 20 articles would leave the sale (15 %, more than 10 %): 700001, 700101, 700201'],
    ],
    [
      'a stock of nothing',
      rowsOf(ARTICLES, () => ({ stock: '' })),
      ['19 of 20 articles would leave the sale (95 %, more than 10 %): 700001, 700101, 700201, …'],
    ],
  ])('%s', async (_, rows, refusals) => {
    expect((await plan(rows)).refusals).toEqual(refusals);
    expect(refused).toEqual([]);
  });

  it('refuses price lists that lose most of their stores', async () => {
    await data.db.query(`insert into price_list (id, kind, name) values ('zone-west', 'zone', 'West')`);
    await data.db.query(
      `insert into store_price_list (company_id, kind, list_id)
       select store, 'zone', 'zone-west' from unnest(array['4711', '4712', '4713']) as store`,
    );
    const { refusals } = await plan(
      rowsOf(1, () => ({})),
      { ...testFrame, priceLists: [{ ...priceLists[0], stores: ['4711'] as never }] },
    );
    expect(refusals).toEqual([
      '2 of 3 stores would leave their price lists (67 %, more than 50 %): 4712 of zone-west, 4713 of zone-west',
    ]);
  });

  it('refuses a list of what fits that ends most of the rules', async () => {
    const [first = '', second = ''] = testFrame.categories.map(({ id }) => id);
    const kept = { of: [first], fits: second };
    await writeFitRules(data.db, [kept, { of: [second], fits: first }, { of: [first], fits: first }]);
    const refusalsOf = async (fits?: readonly CatalogueFitRule[]) =>
      (
        await plan(
          rowsOf(1, () => ({})),
          { ...frame, fits } as never,
        )
      ).refusals;

    expect(await refusalsOf([kept])).toEqual([
      `2 of 3 rules of what fits would end (67 %, more than 50 %): ${second} → ${first}, ${first} → ${first}`,
    ]);
    expect(await refusalsOf()).toEqual([]);
    await writeFitRules(data.db, []);
  });

  it('refuses nothing in an empty shop', async () => {
    const empty = await openTestData('embedded', []);
    const path = join(folder, 'new.csv');
    await writeFile(
      path,
      `productId;itemId;discontinued;name;brand;category\n9000;900001;yes;A;B;schrauber\n`,
    );
    const planned = await planImport(empty.db, testFrame, path, { ...limits, unlistedPercent: 0 });
    await empty.close();
    expect([planned.refusals, planned.rejected]).toEqual([[], 0]);
  });
});
