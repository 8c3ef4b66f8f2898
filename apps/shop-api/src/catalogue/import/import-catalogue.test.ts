/** @jest-environment node */
import { everyServer } from '@fachwerk/database/testing';
import { until } from '@fachwerk/server-kit/testing/until';
import { inStoreEan } from '@fachwerk/shared/catalogue-format';
import type { ProductList } from '@fachwerk/shared/contracts';
import { anItem, aProduct } from '../../testing/a-product';
import { skipTime } from '../../testing/skip-time';
import { openTestShop, testFrame, type TestShop } from '../../testing/test-shop';
import { parseCatalogueCsv } from '../file/parse-csv';
import type { Rejection } from './complete-batch';
import { importCatalogue } from './import-catalogue';
import { importRows } from './import-file';
import type { RefusedRow } from './open-import-file';
/** Running instances check for a new catalogue once a second. */
const NOTICED_AFTER_MS = 1100;

describe.each(everyServer)('an import on %s', (server) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(server);
  });
  afterAll(() => shop.close());

  const pricesOf = (itemId: string) =>
    shop.db.query('select cents from price_history where item_id = $1 order by valid_from', [itemId]);
  const find = async (q: string) =>
    (await shop.app.inject(`/rest/products/?q=${encodeURIComponent(q)}`))
      .json<ProductList>()
      .items.map(({ productId }) => productId);

  it('makes a product searchable, and within a second under its new name after the next import', async () => {
    await shop.import([aProduct({ productId: '2001', name: 'Fugenkratzer' })]);
    expect(await find('fugenkratzer')).toEqual(['2001']);

    await shop.import([aProduct({ productId: '2001', name: 'Silikonkeule' })]);
    skipTime(NOTICED_AFTER_MS);
    expect(await find('silikonkeule')).toEqual(['2001']);
    expect(await find('fugenkratzer')).toEqual([]);
  });

  it('writes a price row only for a changed price and keeps all rows', async () => {
    const product = (priceCents: number) =>
      aProduct({ productId: '2002', items: [anItem({ itemId: '200201', priceCents })] });
    for (const price of [1000, 1000, 800, 800, 900]) await shop.import([product(price)]);

    expect(await pricesOf('200201')).toEqual([{ cents: 1000 }, { cents: 800 }, { cents: 900 }]);
  });

  it('leaves products that are not in the file unchanged', async () => {
    await shop.import([aProduct({ productId: '2003' })]);
    expect((await shop.app.inject('/rest/products/1001/')).statusCode).toBe(200);
  });

  it('reports invalid products with field and reason and imports the valid ones', async () => {
    const rejected: Rejection[] = [];
    const report = await importCatalogue(
      shop.db,
      testFrame,
      [
        aProduct({ productId: '2101' }),
        aProduct({ productId: '2102', categoryId: 'nirgends' }),
        aProduct({ productId: '2103', name: ' ' }),
        aProduct({ productId: '2104', items: [anItem({ itemId: '210401', priceCents: 0 })] }),
        aProduct({ productId: '2105', items: [anItem({ itemId: '210501', ean: '1234567890123' })] }),
        aProduct({ productId: '2106', attributes: { unsinn: { text: 'x' } } }),
        aProduct({ productId: '2107', items: [] }),
        aProduct({
          productId: '2108',
          items: [anItem({ itemId: '210801', ean: anItem({ itemId: '210100' }).ean })],
        }),
        aProduct({ productId: '2109' }),
      ],
      (problem) => rejected.push(problem),
    );

    expect(report).toEqual({ products: 2, items: 2, rejected: 7, alreadyRead: 0 });
    expect(rejected.map(({ productId, field }) => [productId, field])).toEqual([
      ['2102', 'categoryId'],
      ['2103', 'name'],
      ['2104', 'items.210401.priceCents'],
      ['2105', 'items.210501.ean'],
      ['2106', 'attributes'],
      ['2107', 'items'],
      ['2108', 'ean'],
    ]);
    for (const productId of ['2101', '2109'])
      expect((await shop.app.inject(`/rest/products/${productId}/`)).statusCode).toBe(200);
  });

  it('reports the lines of a file', async () => {
    const files = { parentId: 'schrauben', level: 3, name: 'Feilen', slug: 'feilen', position: 1 } as const;
    const frame = { ...testFrame, categories: [...testFrame.categories, { id: 'feilen', ...files }] };
    const row = (productId: string, price: string, ean = inStoreEan(`${productId}01`)) =>
      `${productId};${productId}01;${ean};Feile;Eberholt;feilen;Hält.;${price};E;Weg 1;e@eberholt.example`;
    const text = [
      'productId;itemId;ean;name;brand;category;description;price;producerName;producerAddress;producerEmail',
      row('2201', '9,99'),
      row('2202', 'abc'),
      row('2203', '9,99', anItem({ itemId: '210100' }).ean),
    ].join('\n');
    await shop.import([aProduct({ productId: '2101', items: [anItem({ itemId: '210100' })] })]);
    const refused: RefusedRow[] = [];

    const report = await importRows(shop.db, frame, parseCatalogueCsv(text, { frame }), (one) =>
      refused.push(one),
    );

    expect(report).toMatchObject({ products: 1, rejected: 2 });
    expect(refused).toMatchObject([
      { line: 3, field: 'price', reason: "must be a number like 12,99, is 'abc'" },
      { line: 4, field: 'ean', reason: `'${anItem({ itemId: '210100' }).ean}' is the EAN of article 210100` },
    ]);
  });

  it.each([
    ['next to each other', 2],
    ['of batches that are written one after the other', 401],
  ])('lets articles %s exchange their EANs', async (_, count) => {
    const ids = Array.from({ length: count }, (__, index) => String(40_000 + index));
    const named = (eanOf: (id: string) => string) =>
      ids.map((productId) =>
        aProduct({
          productId,
          items: [anItem({ itemId: `${productId}00`, ean: inStoreEan(`${eanOf(productId)}00`) })],
        }),
      );
    const [first = '', last = ''] = [ids[0], ids.at(-1)];
    await shop.import(named((id) => id));

    await shop.import(named((id) => (id === first ? last : id === last ? first : id)));

    const rows = await shop.db.query<{ id: string; ean: string }>(
      'select id, ean from item where id = any($1) order by id',
      [[`${first}00`, `${last}00`]],
    );
    expect(rows.map(({ ean }) => ean)).toEqual([inStoreEan(`${last}00`), inStoreEan(`${first}00`)]);
  });

  it('lets an article take the EAN that another one gives up in a later batch', async () => {
    const ids = Array.from({ length: 250 }, (_, index) => String(41_000 + index));
    const [first = '', last = ''] = [ids[0], ids.at(-1)];
    const given = inStoreEan(`${last}00`);
    const fresh = inStoreEan('4199900');
    const file = (eanOf: (id: string) => string) =>
      ids.map((productId) =>
        aProduct({ productId, items: [anItem({ itemId: `${productId}00`, ean: eanOf(productId) })] }),
      );
    const own = (id: string) => inStoreEan(`${id}00`);
    await shop.import(file(own));

    await shop.import(file((id) => (id === first ? given : id === last ? fresh : own(id))));

    const rows = await shop.db.query<{ ean: string }>('select ean from item where id = any($1) order by id', [
      [`${first}00`, `${last}00`],
    ]);
    expect(rows.map(({ ean }) => ean)).toEqual([given, fresh]);
  });

  it('does not disturb running requests or another import', async () => {
    const many = Array.from({ length: 250 }, (_, index) =>
      aProduct({ productId: String(30_000 + index), name: 'Dachlatte' }),
    );
    let isDone = false;
    const imports = Promise.all([shop.import(many), shop.import([...many].reverse())]).then(
      () => (isDone = true),
    );
    let reads = 0;
    while (!isDone) {
      const response = await shop.app.inject('/rest/products/?q=akkuschrauber');
      expect([response.statusCode, response.json<ProductList>().total]).toEqual([200, 2]);
      reads++;
    }
    await imports;
    expect(reads).toBeGreaterThan(0);
    const total = async () =>
      (await shop.app.inject('/rest/products/?q=dachlatte')).json<ProductList>().total;
    // A running shop searches the imported products after about a second.
    await until(async () => (await total()) >= 250);
    expect(await total()).toBe(250);
  });
});
