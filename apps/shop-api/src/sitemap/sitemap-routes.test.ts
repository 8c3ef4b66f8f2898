/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { anItem, aProduct } from '../testing/a-product';
import { openTestShop, PUBLIC_URL, type TestShop } from '../testing/test-shop';
import { firstProducts, productPaths } from './product-addresses';

const [server = ''] = testServers;
const NUMBERS = ['1001', '1002', '1003', '1004', '1005', '1006', '1007'];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(
    server,
    {},
    NUMBERS.map((productId) => aProduct({ productId, items: [anItem({ itemId: `${productId}01` })] })),
  );
});
afterAll(() => shop.close());

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
const read = (url: string) => shop.app.inject({ url });

it('lists its files under the public address of the shop', async () => {
  const { body, headers } = await read('/sitemap.xml');

  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['cache-control']).toMatch(/^public/);
  expect(addressesIn(body)).toEqual([
    `${PUBLIC_URL}/sitemap-pages.xml`,
    `${PUBLIC_URL}/sitemap/categories.xml`,
    `${PUBLIC_URL}/sitemap/products-1001.xml`,
  ]);
});

it('names every product and every category that is shown once, by the address of its page', async () => {
  const products = addressesIn((await read('/sitemap/products-1001.xml')).body);
  const categories = addressesIn((await read('/sitemap/categories.xml')).body);

  expect(products).toHaveLength(NUMBERS.length);
  for (const [index, number] of NUMBERS.entries())
    expect(products[index]).toMatch(new RegExp(`^${PUBLIC_URL}/p/[a-z0-9-]+-${number}/$`));
  expect(categories.length).toBeGreaterThan(0);
  expect(new Set(categories).size).toBe(categories.length);
  for (const url of categories) expect(url).toMatch(new RegExp(`^${PUBLIC_URL}/c/[a-z0-9/-]+/$`));
});

it('splits products into files that leave none out and repeat none', async () => {
  const sizes = { perFile: 3, perQuery: 2 };
  const files: string[][] = [];
  for (const first of await firstProducts(shop.db, sizes)) {
    const paths: string[] = [];
    for await (const group of productPaths(shop.db, first, sizes)) paths.push(...group);
    files.push(paths);
  }

  expect(files.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(files.flat().map((path) => /-(\d+)\/$/.exec(path)?.[1])).toEqual(NUMBERS);
});

it.each(['products-9999.xml', 'products-.xml', 'x.xml', '%2e%2e', 'products-%00.xml'])(
  'knows no file %s',
  async (file) => {
    expect((await read(`/sitemap/${file}`)).statusCode).toBe(404);
  },
);
