/** @jest-environment node */
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import type { ErrorBody, Recommendations } from '@fachwerk/shared/contracts';
import { readRecommendations } from '@fachwerk/shared/contracts';
import { importCatalogue } from '../../catalogue/import/import-catalogue';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct, number } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const drill = (productId: string, volt: number, priceCents: number, more = {}) =>
  aProduct({
    productId,
    categoryId: 'akkuschrauber',
    attributes: { 'spannung-v': number(volt, 'V') },
    items: [anItem({ itemId: `${productId}00`, priceCents })],
    ...more,
  });
const battery = (productId: string, brand: string, volt: number) =>
  aProduct({
    productId,
    brand,
    categoryId: 'akkus-ladegeraete',
    attributes: { 'spannung-v': number(volt, 'V') },
  });
const ofDiameters = (productId: string, categoryId: string, diameters: number[]) =>
  aProduct({
    productId,
    categoryId,
    variantAttributes: ['durchmesser-mm'],
    items: diameters.map((diameter, index) =>
      anItem({
        itemId: `${productId}0${index}`,
        priceCents: 200 + index,
        attributes: { 'durchmesser-mm': number(diameter, 'mm') },
      }),
    ),
  });

const withMasonryDrills = (product: ReturnType<typeof ofDiameters>) => ({
  ...product,
  attributes: { ...product.attributes, material: { text: 'mit Hartmetallspitze' } },
});

const catalogue = [
  drill('2001', 18, 10_000, { rating: { average: 4, count: 1 }, popularity: 900 }),
  drill('2002', 18, 9000, { brand: 'Hauberg', rating: { average: 4, count: 90 } }),
  drill('2003', 12, 9500, { rating: { average: 4, count: 50 } }),
  drill('2004', 18, 10_000, { items: [anItem({ itemId: '200400', priceCents: 10_000, onlineStock: 0 })] }),
  drill('2005', 18, 90_000),
  battery('2101', 'Eberholt', 18),
  battery('2102', 'Hauberg', 18),
  battery('2103', 'Eberholt', 12),
  aProduct({ productId: '2201', categoryId: 'bits' }),
  ofDiameters('2301', 'universalduebel', [8, 6]),
  withMasonryDrills(ofDiameters('2302', 'bohrer', [6, 8])),
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', {}, []);
  await importCatalogue(shop.db, demoFrame, catalogue, (rejected) => {
    throw new Error(JSON.stringify(rejected));
  });
  await writeStores(shop.db, testStores);
});
afterAll(() => shop.close());

const ask = (query: string) =>
  shop.app.inject(`${readRecommendations.path}?teaserId=row-1&containerId=below&${query}`);
const recommended = async (query: string): Promise<Recommendations> => {
  const response = await ask(query);
  expect(response.statusCode).toBe(200);
  return response.json<Recommendations>();
};
const idsFor = async (query: string): Promise<string[]> =>
  (await recommended(query)).products.map(({ productId }) => productId);

it('answers with the id of the teaser and tiles, the same for everybody', async () => {
  const response = await ask('type=fits&productId=2001');

  expect(response.json()).toMatchObject({ teaserId: 'row-1', products: [{ productId: '2101' }, {}, {}] });
  expect(response.headers['cache-control']).toBe('public, no-cache');
  expect(response.headers['set-cookie']).toBeUndefined();
});

it('fits what the rules find, from each rule in turn', async () => {
  expect(await idsFor('type=fits&productId=2001')).toEqual(['2101', '2201', '2302']);
});

it.each([
  ['the first variant', '', '230201', '8 mm'],
  ['the chosen variant', '&itemId=230101', '230200', '6 mm'],
  ['the first variant for one of another product', '&itemId=210100', '230201', '8 mm'],
])('shows what fits %s, and says why', async (_, chosen, itemId, diameter) => {
  const { products } = await recommended(`type=fits&productId=2301${chosen}`);

  expect(products).toMatchObject([{ itemId, reason: `Passender Bohrer: ${diameter}` }]);
});

it('gives no reason where only the categories go together', async () => {
  const { products } = await recommended('type=fits&productId=2001');

  expect(products.map(({ reason }) => reason)).toEqual([
    'Akku mit 18 V, gleiche Marke',
    undefined,
    undefined,
  ]);
});

it('finds similar products of any brand, without the product, sold-out and much dearer ones', async () => {
  expect(await idsFor('type=similar&productId=2001')).toEqual(['2002', '2003']);
});

it('shows seen products in the order of the visitor, without those that left the range', async () => {
  expect(await idsFor('type=recently-seen&productId=2003&productId=2999&productId=2101')).toEqual([
    '2003',
    '2101',
  ]);
  expect(await idsFor('type=recently-seen')).toEqual([]);
});

it('shows the most rated products while little is sold, and says so', async () => {
  expect((await recommended('type=best-sellers')).basis).toBe('ratings');
  expect((await recommended('type=fits&productId=2001')).basis).toBeUndefined();
  expect(await idsFor('type=best-sellers&categoryId=akkuschrauber')).toEqual([
    '2002',
    '2003',
    '2005',
    '2001',
  ]);
  expect((await idsFor('type=best-sellers'))[0]).toBe('2002');
  expect(await idsFor('type=best-sellers&categoryId=gibt-es-nicht')).toEqual([]);
});

it('shows first what the store has, also if it is sold out online', async () => {
  await shop.setStock('200300', 4, '1001');
  await shop.setStock('200400', 2, '1001');

  const { products } = await recommended('type=similar&productId=2001&companyId=1001');

  expect(products.map(({ productId, statusStore }) => [productId, statusStore])).toEqual([
    ['2004', 'Available'],
    ['2003', 'Available'],
    ['2002', 'CanOnlyBeOrdered'],
  ]);
});

it.each(['fits', 'bought-together', 'similar'])('is empty for an unknown product: %s', async (type) => {
  expect(await idsFor(`type=${type}&productId=2999`)).toEqual([]);
});

it.each([
  ['an unknown type', 'type=unbekannt', 400],
  ['no product', 'type=similar', 400],
  ['two products', 'type=fits&productId=2001&productId=2002', 400],
  ['too many seen products', `type=recently-seen${'&productId=1'.repeat(10)}`, 400],
  ['an unknown store', 'type=best-sellers&companyId=9999', 404],
])('refuses %s with a global error', async (_, query, status) => {
  const response = await ask(query);

  expect(response.statusCode).toBe(status);
  expect(response.json<ErrorBody>().globalErrors).toHaveLength(1);
});
