/** @jest-environment node */
import type { ErrorBody, ProductList } from '@fachwerk/shared/contracts';
import { aProduct, testProducts } from '../../../testing/a-product';
import { type FakeOpenSearch, startFakeOpenSearch } from '../../../testing/opensearch/fake-opensearch';
import { openTestData, openTestShop, type TestData, type TestShop } from '../../../testing/test-shop';
import type { SearchIndex, SearchRequest } from '../../query/search-index';
import { createSnapshotReader } from '../../records/catalogue-snapshot';
import { createOpenSearchIndex } from './opensearch-index';

const LIST: SearchRequest = { filters: new Map(), sort: 'popularity', page: 1, size: 24 };

describe('a shop with OpenSearch', () => {
  let fake: FakeOpenSearch;
  let shop: TestShop;
  beforeAll(async () => {
    fake = await startFakeOpenSearch();
    shop = await openTestShop('embedded', { openSearchUrl: fake.url });
  });
  afterAll(async () => {
    await shop.close();
    await fake.stop();
  });

  const find = (query: string) => shop.app.inject(`/rest/products/?q=${query}`);

  it('finds products and counts facets', async () => {
    const list = (await find('akkuschrauber')).json<ProductList>();

    expect(list.items.map(({ productId }) => productId)).toContain('1001');
    expect(list.facets.length).toBeGreaterThan(0);
  });

  it('fails a search while OpenSearch does not answer; other pages live, and it recovers', async () => {
    await find('akkuschrauber');
    await fake.stop();

    const failed = await find('schraube');
    expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '5']);
    expect(failed.json<ErrorBody>().globalErrors).toEqual([{ msg: 'technical.error' }]);
    expect((await shop.app.inject('/rest/products/1001/')).statusCode).toBe(200);
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200);

    await fake.restart();
    expect((await find('schraube')).statusCode).toBe(200);
  });
});

describe('the index of OpenSearch', () => {
  let fake: FakeOpenSearch;
  let shop: TestData;
  beforeAll(async () => (shop = await openTestData()));
  afterAll(() => shop.close());
  beforeEach(async () => (fake = await startFakeOpenSearch()));
  afterEach(() => fake.stop());

  /** As each process opens it. */
  const openIndex = (): SearchIndex =>
    createOpenSearchIndex({
      db: shop.db,
      url: fake.url,
      readVersions: createSnapshotReader(shop.db),
      onError: () => undefined,
    });
  const totalOf = async (index: SearchIndex) => (await index.search(LIST)).total;
  const bulkRequests = () => fake.requests.filter((request) => request.includes('/_bulk')).length;

  it('is written when OpenSearch answers that was away at the start', async () => {
    const index = openIndex();
    await fake.stop();
    await expect(totalOf(index)).rejects.toMatchObject({ statusCode: 503 });

    await fake.restart();
    expect(await totalOf(index)).toBe(testProducts.length);
  });

  it('is written by one of several processes', async () => {
    const totals = await Promise.all([openIndex(), openIndex(), openIndex()].map(totalOf));

    expect(totals).toEqual(totals.map(() => testProducts.length));
    expect(bulkRequests()).toBe(1);
    expect(fake.indices()).toHaveLength(1);
  });

  it('is written again after a process ended while it wrote', async () => {
    fake.breakOff = /_refresh/;
    await expect(totalOf(openIndex())).rejects.toThrow('OpenSearch');
    fake.breakOff = undefined;

    expect(await totalOf(openIndex())).toBe(testProducts.length);
    expect(fake.indices()).toHaveLength(1);
  });

  it('is written again after its index was removed', async () => {
    const index = openIndex();
    await index.search(LIST);
    fake.indices().forEach(fake.remove);

    // Another page: the first one is remembered.
    await expect(index.search({ ...LIST, size: 10 })).rejects.toMatchObject({ statusCode: 503 });
    expect((await index.search({ ...LIST, size: 10 })).total).toBe(testProducts.length);
  });

  it('removes old indices', async () => {
    for (let count = 0; count < 4; count++) {
      await shop.import([...testProducts, aProduct({ productId: String(7000 + count) })]);
      await openIndex().search(LIST);
    }

    const versions = fake.indices().map((name) => Number(name.split('-').at(-2)));
    const newest = Math.max(...versions);
    expect(versions.sort()).toEqual([newest - 2, newest - 1, newest]);
  });

  it('refuses to search products that OpenSearch did not accept', async () => {
    await shop.db.query(`update product_listing set price_cents = 2147483647 where product_id = '1001'`);
    await shop.db.query(
      `update product_listing set tokens = tokens || ('farbe=' || repeat('x', 33000)) where product_id = '1001'`,
    );

    await expect(totalOf(openIndex())).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('refuses 1 products') }) as unknown,
    });
  });
});
