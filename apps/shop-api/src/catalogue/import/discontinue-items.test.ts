/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testServers } from '@fachwerk/database/testing';
import type {
  CartContainer,
  DiscontinuedBody,
  DiscontinuedProduct,
  ProductDetail,
  ProductList,
} from '@fachwerk/shared/contracts';
import { anItem, aProduct, testProducts } from '../../testing/a-product';
import { skipTime } from '../../testing/skip-time';
import { openTestShop, testFrame, type TestShop, Visitor } from '../../testing/test-shop';
import { forgetDiscontinued } from '../products/discontinued-repository';
import { importFile } from './import-file';
import type { RefusedRow } from './open-import-file';
/** Running instances check for a new catalogue once a second. */
const NOTICED_AFTER_MS = 1100;
const COLUMNS = ['productId', 'itemId', 'discontinued', 'successor', 'name', 'brand', 'category', 'ean'];

const [server = ''] = testServers;

describe('discontinued items', () => {
  let shop: TestShop;
  let folder: string;
  beforeAll(async () => {
    shop = await openTestShop(server);
    folder = await mkdtemp(join(tmpdir(), 'import-'));
  });
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true });
  });
  afterEach(async () => {
    await shop.import(testProducts);
    await shop.db.query('delete from discontinued_item');
    skipTime(NOTICED_AFTER_MS);
  });

  /** Imports rows of `COLUMNS`. */
  async function importRows(...rows: string[]) {
    const path = join(folder, 'products.csv');
    await writeFile(path, [COLUMNS.join(';'), ...rows].join('\n'));
    const refused: RefusedRow[] = [];
    const report = await importFile(shop.db, testFrame, path, (row) => refused.push(row));
    skipTime(NOTICED_AFTER_MS);
    return { report, refused };
  }
  const read = (path: string) => shop.app.inject(path);
  const page = async (productId: string, itemId?: string) =>
    (
      await read(
        `/rest/products/${productId}/discontinued/${itemId === undefined ? '' : `?itemId=${itemId}`}`,
      )
    ).json<DiscontinuedProduct>();
  const namesIn = async (category: string) =>
    (await read(`/rest/products/?category=${category}`))
      .json<ProductList>()
      .items.map(({ productId }) => productId);

  it('answer 410 with their name and successor, and are in no list and no sitemap', async () => {
    const { report, refused } = await importRows('1002;100201;yes;100102;;;;');
    expect([report.discontinued, report.rejected, refused]).toEqual([1, 0, []]);

    const answer = await read('/rest/products/1002/');
    expect(answer.statusCode).toBe(410);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json<DiscontinuedBody>()).toMatchObject({
      globalErrors: [{ msg: 'error.product.discontinued', values: { name: 'Akkuschrauber Mini' } }],
      discontinued: {
        name: 'Akkuschrauber Mini',
        successor: {
          kind: 'successor',
          name: 'Akku-Bohrschrauber BS 18',
          url: '/p/akku-bohrschrauber-bs-18-1001/?item=100102',
        },
      },
    });
    expect(await namesIn('werkzeug/akkuwerkzeug/akkuschrauber')).toEqual(['1001']);
    expect((await read('/sitemap/products-1001.xml')).body).not.toContain('1002');
    expect((await read('/rest/products/?q=akkuschrauber+mini')).json<ProductList>().items).toMatchObject([
      { productId: '1001' },
    ]);
  });

  it('leave the carts at once, and none is ordered any more: the sale is stopped ((EU) 2023/988 Art. 12)', async () => {
    const visitor = new Visitor(shop.app);
    await visitor.post('/basket/add/', { itemId: '100401', quantity: 1 });
    await visitor.post('/basket/add/', { itemId: '100201', quantity: 1 });
    await importRows('1004;100401;yes;;;;;');

    const items = (await visitor.get('/rest/basket/'))
      .json<CartContainer>()
      .onlineCart?.positions.map(({ itemId }) => itemId);
    expect(items).toEqual(['100201']);
    const again = await visitor.post('/basket/add/', { itemId: '100401', quantity: 1 });
    expect(again.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('have a page with brand, way to the category, successor with its price, and products like it', async () => {
    await importRows('1003;100301;yes;;;;;', '1003;100302;yes;100401;;;;', '1003;100303;yes;;;;;');
    const shown = await page('1003');

    expect(shown).toMatchObject({
      itemId: '100302',
      name: 'Spanplattenschrauben verzinkt',
      variantName: '40 mm',
      brand: { name: 'Eberholt' },
      breadcrumbs: [{ name: 'Eisenwaren' }, { name: 'Schrauben', url: '/c/eisenwaren/schrauben/' }],
      successor: {
        kind: 'successor',
        product: { itemId: '100401', pricesInfo: { displayPrice: { value: 349 } } },
      },
      alternatives: [],
    });
    expect((await page('1003', '100301')).successor).toBeUndefined();
  });

  it('offer the most popular products of their category', async () => {
    await importRows('1004;100401;yes;;;;;');
    const { alternatives, successor } = await page('1004');

    expect(alternatives.map(({ productId }) => productId)).toEqual(['1003']);
    expect(successor).toBeUndefined();
  });

  it('lead to the last successor when successors left too, as a replacement only if each step is one', async () => {
    await importRows('1002;100201;replaced;100301;;;;', '1003;100301;replaced;100401;;;;');
    expect((await page('1002')).successor).toMatchObject({
      kind: 'replacement',
      product: { itemId: '100401' },
    });

    await importRows('1003;100301;yes;100401;;;;');
    expect((await page('1002')).successor).toMatchObject({
      kind: 'successor',
      product: { itemId: '100401' },
    });

    await importRows('1003;100301;yes;100201;;;;');
    expect((await page('1002')).successor).toBeUndefined();
  });

  it('leave the product with its other variants, and the first of them takes its place', async () => {
    await importRows('1001;100101;yes;;;;;');

    const product = (await read('/rest/products/1001/')).json<ProductDetail>();
    expect(product).toMatchObject({ itemId: '100102', url: '/p/akku-bohrschrauber-bs-18-1001/' });
    expect(product.variations[0]?.options.map(({ value }) => value)).toEqual(['Rot', 'Grün']);
    expect((await read('/rest/products/1001/?itemId=100101')).statusCode).toBe(410);
    expect(await page('1001', '100101')).toMatchObject({
      name: 'Akku-Bohrschrauber BS 18',
      variantName: 'Blau',
      successor: { kind: 'variants', product: { productId: '1001', url: product.url } },
    });
    // An item that never was one is replaced by the first.
    expect((await read('/rest/products/1001/?itemId=100199')).statusCode).toBe(200);
  });

  it('are not found by what only they had', async () => {
    await importRows('1001;100101;yes;;;;;');

    const { facets } = (await read('/rest/products/?category=werkzeug')).json<ProductList>();
    const colours = facets.find(({ id }) => id === 'farbe')?.values.map(({ value }) => value);
    expect(colours).toEqual(expect.arrayContaining(['Rot', 'Grün']));
    expect(colours).not.toContain('Blau');
    expect((await read('/rest/products/?q=bohrschrauber+blau&as=typed')).json<ProductList>().total).toBe(0);
  });

  it('come back with the next row that sells them, with their prices, reviews and stock', async () => {
    await shop.db.query(
      `insert into review (id, product_id, stars, title, text, name, is_buyer, state, decided_at)
       values ('r1', '1002', 1, 'Titel', 'Text', 'Name', false, 'published', now())`,
    );
    await shop.setStock('100201', 7, 'online');
    await importRows('1002;100201;yes;;;;;');
    await shop.import([
      aProduct({
        productId: '1002',
        name: 'Akkuschrauber Mini',
        categoryId: 'schrauber',
        items: [anItem({ itemId: '100201', priceCents: 5999, onlineStock: 5 })],
      }),
    ]);
    skipTime(NOTICED_AFTER_MS);

    const product = (await read('/rest/products/1002/')).json<ProductDetail>();
    expect(product).toMatchObject({ reviews: { count: 18 }, maxStock: 5 });
    expect(await shop.db.query('select from discontinued_item')).toEqual([]);
    const prices = await shop.db.query(
      `select cents from price_history where item_id = '100201' order by valid_from`,
    );
    expect(prices).toEqual([{ cents: 4999 }, { cents: 5999 }]);
    expect(await shop.db.query('select from stock_difference')).toEqual([]);
    await shop.db.query('delete from review');
  });

  it('stay allocated for orders that have them', async () => {
    const lines = JSON.stringify([{ itemId: '100201', locationId: 'online', quantity: 2 }]);
    await shop.db.query(`select allocate($1::json, null, 'order', 'o1')`, [lines]);
    await importRows('1002;100201;yes;;;;;');
    await shop.db.query(`select end_allocation('hand-over', 'order', 'o1')`);

    expect(
      await shop.db.query(
        `select reserved from stock where item_id = '100201' and location_id = 'online' and quantity > 0`,
      ),
    ).toEqual([{ reserved: 0 }]);
    expect(await shop.db.query('select from stock_difference')).toEqual([]);
  });

  it('may be items that the shop has never had, when the row names them', async () => {
    const { report, refused } = await importRows(
      '9001;900101;yes;100201;Akkuschrauber Ur;Hauberg;schrauber;',
      '9002;900201;yes;;;;;',
      '1003;100201;yes;;;;;',
      '9003;900301;replaced;;;;;',
      '9004;900401;vielleicht;;;;;',
      '9005;900501;yes;900501;;;;',
    );

    expect(report).toMatchObject({ discontinued: 1, rejected: 5 });
    expect(refused).toEqual([
      { line: 5, field: 'successor', reason: 'is missing' },
      { line: 6, field: 'discontinued', reason: "must be 'yes', 'replaced', 'no' or empty, is 'vielleicht'" },
      { line: 7, field: 'successor', reason: 'is the item itself' },
      { line: 4, field: 'productId', reason: 'item 100201 belongs to product 1002' },
      {
        line: 3,
        field: 'itemId',
        reason: "the shop has never had '900201': state name, brand and category to remember it",
      },
    ]);
    expect(await page('9001')).toMatchObject({
      name: 'Akkuschrauber Ur',
      brand: { name: 'Hauberg' },
      successor: { product: { itemId: '100201' } },
      alternatives: [{ productId: '1001' }],
    });
    expect((await read('/rest/products/9002/')).statusCode).toBe(404);
    expect((await read('/rest/products/9002/discontinued/')).statusCode).toBe(404);
    expect((await read('/rest/products/1001/discontinued/')).statusCode).toBe(404);
    expect((await read('/rest/products/1001/discontinued/?itemId=100101')).statusCode).toBe(404);
  });

  it('are forgotten after two years, with what was kept for their return', async () => {
    await importRows('1002;100201;yes;;;;;', '1004;100401;yes;;;;;');
    await shop.db.query(
      `update discontinued_item set discontinued_at = now() - interval '25 months' where item_id = '100201'`,
    );
    expect(await forgetDiscontinued(shop.db, new Date())).toEqual(['1002']);

    expect((await read('/rest/products/1002/')).statusCode).toBe(404);
    expect((await read('/rest/products/1004/')).statusCode).toBe(410);
    expect(
      await shop.db.query(
        `select distinct item_id as id from price_history where item_id in ('100201', '100401')`,
      ),
    ).toEqual([{ id: '100401' }]);
  });
});
