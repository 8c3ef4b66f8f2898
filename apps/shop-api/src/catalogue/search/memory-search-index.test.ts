/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { until } from '@fachwerk/server-kit/testing/until';
import type { ProductList } from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildShopApi } from '../../app';
import { aProduct } from '../../testing/a-product';
import { openTestShop, PUBLIC_URL, type TestShop } from '../../testing/test-shop';

describe.each(testServers)('search while the catalogue changes, on %s', (server) => {
  let shop: TestShop;
  let second: FastifyInstance;
  beforeAll(async () => {
    shop = await openTestShop(server);
    second = await buildShopApi({
      databaseUrl: shop.databaseUrl,
      sessionSecret: 'a secret for tests',
      publicUrl: PUBLIC_URL,
    });
  });
  afterAll(async () => {
    await second.close();
    await shop.close();
  });

  const totalOf = async (app: FastifyInstance, query: string): Promise<number> =>
    (await app.inject(`/rest/products/?q=${query}`)).json<ProductList>().total;
  const untilFound = (app: FastifyInstance, query: string): Promise<void> =>
    until(async () => (await totalOf(app, query)) > 0);

  it('finds a new product soon after its import, in every process', async () => {
    expect([await totalOf(shop.app, 'zirbelwichtel'), await totalOf(second, 'zirbelwichtel')]).toEqual([
      0, 0,
    ]);

    await shop.import([aProduct({ productId: '5001', name: 'Zirbelwichtel' })]);

    await Promise.all([shop.app, second].map((app) => untilFound(app, 'zirbelwichtel')));
  });

  it('answers parallel requests with the old or the new catalogue, and then with the new one', async () => {
    const before = await totalOf(shop.app, 'artikel');
    const totals = new Set<number>();
    let isImported = false;
    const importing = shop
      .import([aProduct({ productId: '5101' }), aProduct({ productId: '5102', name: 'Artikel Moosgnom' })])
      .then(() => (isImported = true));

    const client = () =>
      until(async () => {
        const total = await totalOf(shop.app, 'artikel');
        totals.add(total);
        return isImported && total === before + 2;
      });
    await Promise.all([importing, ...Array.from({ length: 16 }, client)]);

    expect([...totals]).toEqual(expect.arrayContaining([before + 2]));
    expect([...totals].every((total) => total >= before && total <= before + 2)).toBe(true);
    await untilFound(second, 'moosgnom');
  });
});
