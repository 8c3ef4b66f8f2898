/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { testServers } from '@fachwerk/database/testing';
import { until } from '@fachwerk/server-kit/testing/until';
import type { Facet, ProductDetail, ProductList } from '@fachwerk/shared/contracts';
import { anItem, aProduct } from '../../testing/a-product';
import { skipTime } from '../../testing/skip-time';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { pageCountOf } from './product-routes';
const NOW = new Date('2026-11-20T08:00:00Z');

describe.each(testServers)('the catalogue on %s', (server) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(server, { now: () => NOW });
  });
  afterAll(() => shop.close());

  const list = async (query: Record<string, string | string[]>): Promise<ProductList> => {
    const params = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
    );
    const response = await shop.app.inject(`/rest/products/?${params}`);
    expect(response.statusCode).toBe(200);
    return response.json<ProductList>();
  };
  /** A running shop searches an imported product after about a second. */
  const untilFound = async (q: string): Promise<ProductList['items']> => {
    await until(async () => (await list({ q })).items.length > 0);
    return (await list({ q })).items;
  };
  const ids = ({ items }: ProductList) => items.map(({ productId }) => productId);
  const counts = (facets: Facet[], id: string) =>
    Object.fromEntries(
      facets.find((facet) => facet.id === id)?.values.map(({ value, count }) => [value, count]) ?? [],
    );

  it('lists all products, most popular first', async () => {
    const all = await list({});

    expect(ids(all)).toEqual(['1001', '1003', '1002', '1004']);
    expect(all).toMatchObject({ total: 4, page: 1, size: 24, pageCount: 1, category: null });
    expect(all.sort.find(({ selected }) => selected)?.id).toBe('popularity');
    expect(all.sort.map(({ id }) => id)).not.toContain('relevance');
  });

  it('returns the widths, phone crop and fallback of bitmaps, in lists and details', async () => {
    const sources = [240, 960].map((width) => ({ src: `/photos/nails-${width}.webp`, width }));
    const images = [
      {
        src: '/photos/nails-960.webp',
        sources,
        mobileSrc: '/photos/nails-close.webp',
        fallbackSrc: '/photos/nails.jpg',
      },
      { src: '/photos/box.jpg', fallbackSrc: '/images/kinds/carton.svg' },
    ];
    const tile = (await list({})).items.find(({ productId }) => productId === '1004');
    const detail = (await shop.app.inject('/rest/products/1004/')).json<ProductDetail>();

    expect(tile?.images).toMatchObject(images);
    expect(tile?.images[1]).not.toHaveProperty('sources');
    expect(detail.images).toMatchObject(images);
  });

  it('shows a tile of the cheapest available variant', async () => {
    const [tile] = (await list({ category: 'werkzeug/akkuwerkzeug/akkuschrauber' })).items;

    expect(tile).toMatchObject({
      productId: '1001',
      itemId: '100102',
      url: '/p/akku-bohrschrauber-bs-18-1001/?item=100102',
      brand: { name: 'Rupatec' },
      price: { isFromPrice: true },
      pricesInfo: { displayPrice: { value: 11999, displayValue: '119,99\u00a0€' } },
      statusOnline: 'Available',
      statusStore: 'StoreNotSet',
      variations: [{ label: 'Farbe', count: 3 }],
      hexColor: '#cc2211',
      reviews: { count: 17 },
      ratings: 4.2,
    });
    expect(tile?.eeLabels[0]).toMatchObject({
      level: 'C',
      color: '#bfd730',
      scale: { high: 'A', low: 'G', old: false },
    });
    expect(tile?.images[0]).toMatchObject({
      src: expect.stringMatching(/^\/images\/100102\/1\.svg\?v=[\w-]{8}$/) as unknown,
      alt: 'Rupatec Akku-Bohrschrauber BS 18',
    });
  });

  it('counts the products of a category including its children', async () => {
    const tools = await list({ category: 'werkzeug' });

    expect(ids(tools)).toEqual(['1001', '1002']);
    expect(tools.category).toMatchObject({
      name: 'Werkzeug',
      url: '/c/werkzeug/',
      breadcrumbs: [{ name: 'Werkzeug', url: '/c/werkzeug/' }],
      children: [{ name: 'Akkuwerkzeug', url: '/c/werkzeug/akkuwerkzeug/', totalProductCount: 2 }],
    });
  });

  it('answers 404 for an unknown category', async () => {
    const response = await shop.app.inject('/rest/products/?category=gibt-es-nicht');

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ globalErrors: [{ msg: 'error.category.notFound' }] });
  });

  it.each([
    ['price-asc', ['1004', '1003', '1002', '1001']],
    ['price-desc', ['1001', '1002', '1003', '1004']],
    ['rating', ['1004', '1001', '1003', '1002']],
  ])('sorts by %s', async (sort, expected) => {
    expect(ids(await list({ sort }))).toEqual(expected);
  });

  it('returns pages', async () => {
    const second = await list({ size: '3', page: '2' });

    expect(ids(second)).toEqual(['1004']);
    expect(second).toMatchObject({ total: 4, page: 2, pageCount: 2 });
    expect(await list({ size: '3', page: '9' })).toMatchObject({ items: [], total: 4 });
  });

  it('has no page after the last one that can be opened', async () => {
    expect(pageCountOf(1_000_000, 24)).toBe(1000);
    expect(await list({ page: '1000' })).toMatchObject({ items: [], total: 4 });
    expect((await shop.app.inject('/rest/products/?page=1001')).statusCode).toBe(400);
  });

  it('filters by several facets, and a facet does not filter itself', async () => {
    const all = await list({});
    expect(counts(all.facets, 'marke')).toEqual({ Eberholt: 2, Hauberg: 1, Rupatec: 1 });

    const one = await list({ 'f.marke': 'Rupatec' });
    expect(ids(one)).toEqual(['1001']);
    expect(counts(one.facets, 'marke')).toEqual({ Eberholt: 2, Hauberg: 1, Rupatec: 1 });

    const two = await list({ 'f.marke': ['Rupatec', 'Hauberg'], 'f.spannung-v': '12 V' });
    expect(ids(two)).toEqual(['1002']);
    expect(counts(two.facets, 'spannung-v')).toEqual({ '12 V': 1, '18 V': 1 });
    expect(counts(two.facets, 'marke')).toEqual({ Hauberg: 1, Rupatec: 0 });
    expect(
      two.facets.find(({ id }) => id === 'spannung-v')?.values.find(({ selected }) => selected)?.value,
    ).toBe('12 V');
  });

  it('sorts numbers by size and shows colours with their swatch', async () => {
    const screws = await list({ category: 'eisenwaren' });
    expect(screws.facets.find(({ id }) => id === 'laenge-mm')?.values.map(({ value }) => value)).toEqual([
      '30 mm',
      '40 mm',
      '50 mm',
    ]);

    const colours = (await list({ category: 'werkzeug' })).facets.find(({ id }) => id === 'farbe');
    expect(colours).toMatchObject({ type: 'colour', label: 'Farbe' });
    expect(colours?.values.find(({ value }) => value === 'Blau')?.hexColor).toBe('#1122cc');
  });

  it.each([
    [{ 'f.preis': '40-60' }, ['1002']],
    [{ 'f.preis': '3.49-4.99' }, ['1003', '1004']],
    [{ 'f.preis': 'bis-5' }, ['1003', '1004']],
    [{ 'f.preis': 'ab-100' }, []],
    [{ 'f.preis': ['x', '40-60', 'ab-90'] }, ['1002']],
    [{ 'f.laenge-mm': '35-45' }, ['1003']],
    [{ 'f.spannung-v': 'ab-12', 'f.preis': 'bis-60' }, ['1002']],
  ])('filters by the range %j', async (query, expected) => {
    expect(ids(await list(query))).toEqual(expected);
  });

  it.each(['60-40', 'abc', '10', '-', '1e9-2e9', "1-2'; drop table item", '𝟙-𝟚'])(
    'ignores the range %j',
    async (range) => {
      expect(await list({ 'f.preis': range })).toMatchObject({ total: 4 });
    },
  );

  it('shows the variant within a range', async () => {
    expect((await list({ 'f.laenge-mm': '35-45' })).items[0]).toMatchObject({ itemId: '100302' });
  });

  it('offers prices as a range with round stops, and the chosen range as its value', async () => {
    const all = (await list({})).facets.find(({ id }) => id === 'preis');
    expect(all).toMatchObject({ type: 'range', values: [], range: { unit: '€' } });
    expect(all?.range?.stops.slice(0, 3)).toEqual([3, 4, 5]);
    expect(all?.range?.stops.at(-1)).toBe(100);

    const chosen = (await list({ 'f.preis': '40-60.5' })).facets.find(({ id }) => id === 'preis');
    expect(chosen).toMatchObject({
      values: [{ value: '40-60.5', label: '40 bis 60,5 €', count: 1, selected: true }],
      range: { from: 40, to: 60.5, stops: all?.range?.stops },
    });
    const screws = await list({ 'f.laenge-mm': 'ab-35' });
    expect(screws.facets.find(({ id }) => id === 'laenge-mm')).toMatchObject({
      type: 'range',
      values: [{ value: 'ab-35', label: 'ab 35 mm' }],
      range: { unit: 'mm', from: 35, stops: [30, 40, 50] },
    });
  });

  it('filters by one rating, whose choices separate the products', async () => {
    const facetOf = ({ facets }: ProductList) => facets.find(({ id }) => id === 'bewertung');
    const values = (shown: ProductList) =>
      facetOf(shown)?.values.map(({ label, count, selected }) => [label, count, selected]);

    expect(facetOf(await list({}))).toMatchObject({ label: 'Kundenbewertung', type: 'rating' });
    expect(values(await list({}))).toEqual([['4 Sterne und mehr', 3, false]]);
    const good = await list({ 'f.bewertung': ['x', 'ab-4', 'ab-1'] });
    expect(ids(good)).toEqual(['1001', '1003', '1004']);
    expect(values(good)).toEqual([['4 Sterne und mehr', 3, true]]);
    expect(counts(good.facets, 'marke')).toEqual({ Eberholt: 2, Rupatec: 1 });
    expect(facetOf(await list({ category: 'eisenwaren' }))).toBeUndefined();
    expect(await list({ 'f.bewertung': 'ab-5' })).toMatchObject({ total: 4 });
  });

  it('filters by the class of the energy label, best class first, with its colours', async () => {
    const screws = await list({ category: 'eisenwaren' });
    expect(screws.facets.map(({ id }) => id)).not.toContain('energieklasse');

    const chosen = await list({ 'f.energieklasse': ['G', 'C'] });
    expect(ids(chosen)).toEqual(['1001']);
    expect(chosen.facets.find(({ id }) => id === 'energieklasse')).toMatchObject({
      label: 'Energieeffizienzklasse',
      values: [
        { value: 'C', count: 1, selected: true, hexColor: '#bfd730' },
        { value: 'G', count: 0, selected: true, hexColor: '#ed1c24' },
      ],
    });
  });

  it('ignores unknown facets', async () => {
    expect(await list({ 'f.unsinn': 'x', 'f.norm': 'EN 14592', 'f.kategorie': 'schrauber' })).toMatchObject({
      total: 4,
    });
  });

  it.each(['akkuschrauber', 'Akku-Schrauber', 'akkuschruaber', 'AKKUSCHRAUBER'])(
    'finds tools by "%s"',
    async (q) => {
      expect(ids(await list({ q }))).toEqual(expect.arrayContaining(['1001', '1002']));
    },
  );

  it.each([
    ['schrauben 4x40', '1003'],
    ['duebel', '1004'],
    ['dübel nylon', '1004'],
    ['spanplattenschraube', '1003'],
    ['schrauber 12 volt', '1002'],
  ])('finds the right one by "%s"', async (q, productId) => {
    expect(ids(await list({ q }))[0]).toBe(productId);
  });

  it('returns the corrected query of a mistyped word', async () => {
    expect((await list({ q: 'akkuschruaber' })).correctedQuery).toBe('akkuschrauber');
    expect((await list({ q: 'akkuschrauber' })).correctedQuery).toBeUndefined();
  });

  it('redirects an article number or EAN to the item', async () => {
    expect((await list({ q: '100302' })).redirect).toBe('/p/spanplattenschrauben-verzinkt-1003/?item=100302');
    const ean = (await shop.app.inject('/rest/products/1004/')).json<ProductDetail>().ean;
    for (const q of [` ${ean} `, `0${ean}`, ean.replace(/(?=.{6}$|.{12}$)/g, ' ')])
      expect((await list({ q })).redirect).toBe('/p/universalduebel-nylon-1004/');
    expect((await list({ q: '12345' })).redirect).toBeUndefined();
  });

  it('lists only the item of a number, and its variant stands for the product', async () => {
    const { items, total } = await list({ q: '1003 02' });
    expect({ total, itemIds: items.map(({ itemId }) => itemId) }).toEqual({ total: 1, itemIds: ['100302'] });
  });

  it.each([
    ['the searched size', { q: 'schrauben 4x40' }],
    ['the searched measure', { q: 'spanplattenschrauben 40 mm' }],
    ['the chosen filter', { category: 'eisenwaren/schrauben', 'f.laenge-mm': '40 mm' }],
  ])('shows the variant of %s with its picture, price and address', async (_, query) => {
    const tile = (await list(query)).items.find(({ productId }) => productId === '1003');
    expect(tile).toMatchObject({
      itemId: '100302',
      url: '/p/spanplattenschrauben-verzinkt-1003/?item=100302',
      pricesInfo: { displayPrice: { value: 599 } },
    });
    expect(tile?.images[0]?.src).toContain('100302');
  });

  it('searches for exactly what was typed', async () => {
    expect(await list({ q: 'akkuschruaber', as: 'typed' })).toMatchObject({ total: 0, items: [] });
    expect((await list({ q: 'akkuschrauber', as: 'typed' })).total).toBeGreaterThan(0);
  });

  it('finds nothing for an empty result', async () => {
    expect(await list({ q: '{}<>' })).toMatchObject({ total: 0, items: [] });
    expect(await list({ q: 'qwrtzpsdfg' })).toMatchObject({ total: 0, items: [] });
  });

  it('shows a product with the chosen item first', async () => {
    const response = await shop.app.inject('/rest/products/1001/?itemId=100102');
    const product = response.json<ProductDetail>();

    expect(product).toMatchObject({
      itemId: '100102',
      variantName: 'Rot',
      url: '/p/akku-bohrschrauber-bs-18-1001/?item=100102',
      maxStock: 3,
      category: { name: 'Akkuschrauber', url: '/c/werkzeug/akkuwerkzeug/akkuschrauber/' },
      safety: { producer: { name: 'Eberholt GmbH' } },
    });
    expect(product.breadcrumbs.map(({ name }) => name)).toEqual([
      'Werkzeug',
      'Akkuwerkzeug',
      'Akkuschrauber',
    ]);
    expect(product.attributes).toContainEqual({ label: 'Akkuspannung', value: '18 V' });
    expect(
      product.variations[0]?.options.map(({ value, selected, statusOnline }) => [
        value,
        selected,
        statusOnline,
      ]),
    ).toEqual([
      ['Blau', false, 'Available'],
      ['Rot', true, 'Available'],
      ['Grün', false, 'SoldOut'],
    ]);
  });

  it('shows the first item for an unknown one, and 404 for an unknown product', async () => {
    expect((await shop.app.inject('/rest/products/1001/?itemId=1')).json()).toMatchObject({
      itemId: '100101',
    });
    expect((await shop.app.inject('/rest/products/4711/')).statusCode).toBe(404);
  });

  it('strikes the 30-day price in lists and on pages', async () => {
    const history = [
      { cents: 2000, from: '2026-01-01T00:00:00Z' },
      { cents: 1500, from: '2026-11-15T00:00:00Z' },
    ];
    await shop.import([
      aProduct({
        productId: '8001',
        name: 'Preisbeispiel',
        items: [anItem({ itemId: '800101', priceCents: 1500, priceHistory: history })],
      }),
    ]);

    const [tile] = await untilFound('preisbeispiel');
    const page = (await shop.app.inject('/rest/products/8001/')).json<ProductDetail>();
    for (const { pricesInfo } of [tile, page] as [ProductList['items'][number], ProductDetail])
      expect(pricesInfo).toMatchObject({
        strikePrice: { value: 2000 },
        savedPercentage: 25,
        strikePriceIsRrp: false,
      });
    await shop.db.query(`delete from product where id = '8001'`);
  });

  it('carries the version of the catalogue, also with 304, and only where nothing else matters', async () => {
    const [state] = await shop.db.query<{ version: number }>(
      'select version + stock_version + synonym_version as version from catalogue_state',
    );
    // The API reads the version once a second, and the test before has imported.
    skipTime(1100);
    const versionOf = async (url: string, headers = {}) =>
      (await shop.app.inject({ url, headers })).headers['x-data-version'];
    for (const url of [
      '/rest/navigation/',
      '/rest/products/?q=schrauben',
      '/rest/products/1001/',
      '/rest/items/?number=1001',
    ]) {
      const { etag = '' } = (await shop.app.inject(url)).headers;
      expect([url, await versionOf(url)]).toEqual([url, String(state?.version)]);
      expect([url, await versionOf(url, { 'if-none-match': etag })]).toEqual([url, String(state?.version)]);
    }
    expect(await versionOf('/messages/filtered?prefix=error.')).toBeUndefined();
  });

  it('answers 304 for an unchanged response', async () => {
    for (const url of [
      '/rest/navigation/',
      '/rest/products/?q=schrauben',
      '/rest/products/1001/',
      '/messages/filtered?prefix=error.',
    ]) {
      const first = await shop.app.inject(url);
      const second = await shop.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
      expect([url, second.statusCode, second.body]).toEqual([url, 304, '']);
    }
  });

  it('compresses responses from the first kilobyte on, if the client accepts it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const plain = await shop.app.inject('/rest/products/');

    const packed = await shop.app.inject({ url: '/rest/products/', headers });
    const small = await shop.app.inject({ url: '/rest/user/', headers });

    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json());
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('has a navigation of categories with products', async () => {
    const { children } = (await shop.app.inject('/rest/navigation/')).json<{
      children: { name: string; children: { name: string }[] }[];
    }>();

    expect(children.map(({ name }) => name)).toEqual(['Werkzeug', 'Eisenwaren']);
    expect(children[0]?.children[0]).toMatchObject({
      name: 'Akkuwerkzeug',
      path: 'werkzeug/akkuwerkzeug',
      level: 2,
      hasChildren: true,
      totalProductCount: 2,
    });
  });
});
