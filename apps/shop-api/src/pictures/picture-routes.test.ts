/** @jest-environment node */
import type { Navigation, ProductDetail } from '@fachwerk/shared/contracts';
import { aProduct, testProducts } from '../testing/a-product';
import { openTestShop, type TestShop } from '../testing/test-shop';

jest.setTimeout(60_000);

describe('pictures', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.db.query(
      "insert into location (id, name, kind) values ('1042', 'Ulm', 'store') on conflict do nothing",
    );
    await shop.db.query(
      `insert into store (company_id, name, type, street, zip_code, city, state, lat, lon, phone, email, services, opening_hours)
       values ('1042', 'Fachwerk Ulm', 'baumarkt', 'Weg 1', '89073', 'Ulm', 'BW', 48.4, 9.98, '', '', '{GARDEN_CENTRE}', '{}')`,
    );
  });
  afterAll(() => shop.close());

  const get = (url: string) => shop.app.inject(url);
  const product = async () => (await get('/rest/products/1001/')).json<ProductDetail>();
  const firstPicture = async () => (await product()).images[0]?.src ?? '';

  it('can do nothing but be looked at', async () => {
    const { headers, body } = await get(await firstPicture());

    expect(headers['content-type']).toContain('image/svg+xml');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toMatch(/^<svg [\s\S]*<\/svg>$/);
  });

  it('are kept for ever under the address that the shop gives', async () => {
    for (const { src } of (await product()).images)
      expect((await get(src)).headers['cache-control']).toContain('immutable');
  });

  it('are kept for five minutes under an address of yesterday or none', async () => {
    const current = await get(await firstPicture());
    for (const address of ['/images/100101/1.svg', '/images/100101/1.svg?v=yesterday']) {
      const { headers, body } = await get(address);
      expect(headers['cache-control']).toBe('public, max-age=300');
      expect(body).toBe(current.body);
    }
  });

  it('get a new address when the item looks different, and only then', async () => {
    const before = await firstPicture();
    await shop.import(testProducts);
    expect(await firstPicture()).toBe(before);

    const [drill, ...others] = testProducts;
    if (!drill) throw new Error('no product to change');
    await shop.import([aProduct({ ...drill, brand: 'Malvano' }), ...others]);
    const after = await firstPicture();
    await shop.import(testProducts);

    expect(after).not.toBe(before);
    expect(after.split('?')[0]).toBe(before.split('?')[0]);
  });

  it('are the same in the cart as on the page', async () => {
    const inList = (await get('/rest/items/?number=100101')).json<{ items: { image: { src: string } }[] }>();
    expect(inList.items[0]?.image.src).toBe(await firstPicture());
  });

  it('exist for departments', async () => {
    const { headers, body } = await get('/images/categories/garten.svg');
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect(body).toContain('<svg');
    expect((await get('/images/categories/raumfahrt.svg')).statusCode).toBe(404);
  });

  it('of a product stand for a department that an import brought', async () => {
    const { children } = (await get('/rest/navigation/')).json<Navigation>();
    const picture = children[0]?.flyoutImage?.src ?? '';
    expect(picture).toMatch(/^\/images\/\d+\/1\.svg\?v=/);
    expect((await get(picture)).headers['cache-control']).toContain('immutable');
  });

  it('exist for the stores that exist', async () => {
    expect((await get('/images/stores/1042.svg')).body).toContain('width="800" height="450"');
    expect((await get('/images/stores/9999.svg')).statusCode).toBe(404);
  });

  it('exist as scenes, lying and standing', async () => {
    expect((await get('/images/scenes/winter.svg')).body).toContain('width="1600" height="700"');
    expect((await get('/images/scenes/winter-hoch.svg')).body).toContain('width="800" height="1000"');
    expect((await get('/images/scenes/mondlandung.svg')).statusCode).toBe(404);
  });
});
