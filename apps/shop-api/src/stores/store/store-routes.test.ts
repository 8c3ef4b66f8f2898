/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { DATA_VERSION } from '@fachwerk/shared/calls';
import type {
  ErrorBody,
  ProductList,
  Store,
  StoreSearch,
  StoreSelection,
  StoreStockList,
  UserState,
  VariantStockList,
} from '@fachwerk/shared/contracts';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { writeStorePictures } from '../import/store-pictures';
import { writeNextDeliveries } from '../stock/write-stock';
import { writeStores } from './store-repository';
// A Friday in Köln, nine in the morning.
const NOW = new Date('2026-11-20T08:00:00Z');

describe.each(testServers)('stores on %s', (server) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(server, { now: () => NOW });
    await writeStores(shop.db, testStores);
    await shop.db.query(`update store set brands = '{Bosch,Weber}' where company_id in ('1003', '1004')`);
    await writeStorePictures(shop.db, { 1003: '/images/stores/1003.svg?v=abcdefgh' });
    await shop.db.query(`update store set stock_checked_at = '2026-11-20T07:48:00Z'`);
    await shop.db.query(
      `insert into stock (item_id, location_id, quantity, opening, reserved, aisle, shelf, checked_at) values
         ('100101', '1001', 12, 12, 0, 12, 4, '2026-11-20T06:00:00Z'), ('100102', '1001', 3, 3, 1, 12, 5, null),
         ('100103', '1001', 200, 200, 0, 12, 5, null), ('100201', '1001', 1, 1, 1, 9, 1, null),
         ('100101', '1002', 30, 30, 0, 2, 2, null)`,
    );
    await writeNextDeliveries(shop.db, [{ itemId: '100201', locationId: '1001', date: '2026-12-03' }]);
  });
  afterAll(() => shop.close());

  describe('a product list of one store', () => {
    const list = async (query: string) => {
      const response = await shop.app.inject(`/rest/products/?${query}`);
      expect(response.statusCode).toBe(200);
      return { response, ...response.json<ProductList>() };
    };
    const ids = ({ items }: ProductList) => items.map(({ productId }) => productId);

    it('has the products of which the store has stock that is not reserved, and its name', async () => {
      // 1002 has one piece in the store 1001, which is reserved.
      const found = await list('inStore=1001');

      expect(ids(found)).toEqual(['1001']);
      expect(found).toMatchObject({ total: 1, store: { companyId: '1001', name: 'Fachwerk Köln' } });
      expect(found.facets.flatMap(({ values }) => values).every(({ count }) => count <= 1)).toBe(true);
    });

    it('shows the variant that the store has, and the usual one without a store', async () => {
      const itemIds = async (query: string) => (await list(query)).items.map(({ itemId }) => itemId);

      expect(await itemIds('category=werkzeug/akkuwerkzeug/akkuschrauber&f.farbe=Rot')).toEqual(['100102']);
      expect(await itemIds('inStore=1002')).toEqual(['100101']);
      expect(await itemIds('inStore=1002&f.farbe=Rot')).toEqual(['100101']);
      expect(await itemIds('inStore=1001&f.farbe=Blau')).toEqual(['100101']);
    });

    it('joins it with words, categories and filters', async () => {
      expect((await list('inStore=1001&q=schrauben')).total).toBe(0);
      expect((await list('inStore=1002&category=werkzeug&f.preis=ab-90')).total).toBe(1);
      expect((await list('inStore=1003')).total).toBe(0);
    });

    it('ignores an unknown store, and refuses what is no id', async () => {
      const unknown = await list('inStore=9999');
      expect(unknown.total).toBe(4);
      expect(unknown.store).toBeUndefined();
      expect(
        (await shop.app.inject(`/rest/products/?inStore=${encodeURIComponent("1'--")}`)).statusCode,
      ).toBe(400);
    });

    it('states no version of the data: stock changes without one', async () => {
      const { response } = await list('inStore=1001');
      expect(response.headers).not.toHaveProperty(DATA_VERSION);
      expect((await list('')).response.headers).toHaveProperty(DATA_VERSION);
    });
  });

  describe('the variants of a product in one store', () => {
    const variants = async (path: string) => {
      const response = await shop.app.inject(`/rest/products/${path}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toContain('max-age=60');
      return response.json<VariantStockList>();
    };

    it('have stock, state and page, in the order of the catalogue', async () => {
      expect(await variants('1001/variants/?companyId=1001')).toMatchObject({
        companyId: '1001',
        variants: [
          {
            name: 'Blau',
            url: '/p/akku-bohrschrauber-bs-18-1001/',
            stock: { itemId: '100101', statusStore: 'Available', quantity: 12, location: 'Gang 12, Regal 4' },
          },
          {
            name: 'Rot',
            url: '/p/akku-bohrschrauber-bs-18-1001/?item=100102',
            stock: { itemId: '100102', quantity: 2, quantityText: 'nur noch 2 Stück' },
          },
          { name: 'Grün', stock: { itemId: '100103', quantityText: 'mehr als 50 Stück' } },
        ],
      });
    });

    it('are all named, also those that the store does not list', async () => {
      const { variants: found } = await variants('1001/variants/?companyId=1002');
      expect(found.map(({ name, stock }) => [name, stock.quantity])).toEqual([
        ['Blau', 30],
        ['Rot', 0],
        ['Grün', 0],
      ]);
    });

    it.each([
      ['1001/variants/?companyId=9999', 404],
      ['9999/variants/?companyId=1001', 404],
      ['1001/variants/', 400],
      ['1001/variants/?companyId=%00', 400],
    ])('are refused for %s', async (path, status) => {
      expect((await shop.app.inject(`/rest/products/${path}`)).statusCode).toBe(status);
    });
  });

  const search = async (query: string): Promise<StoreSearch> => {
    const response = await shop.app.inject(`/rest/stores/?${query}`);
    expect(response.statusCode).toBe(200);
    return response.json<StoreSearch>();
  };
  const cities = ({ results }: StoreSearch) => results.map(({ store }) => store.address.city);

  it('are found nearest first', async () => {
    const found = await search('q=50667');

    expect(found).toMatchObject({ query: '50667', place: '50667 Köln', total: 6 });
    expect(cities(found)).toEqual(['Köln', 'Bonn', 'Aachen', 'Hamburg', 'Leipzig', 'München']);
    expect(found.results[0]).toMatchObject({ distance: 0, distanceText: '0,0\u00a0km' });
    expect(found.results[0]?.store.today).toMatchObject({ date: '2026-11-20', dateText: 'Fr., 20.11.' });
    expect(found.results[1]?.distance).toBeCloseTo(24.6, 0);
  });

  it('are found by a point', async () => {
    expect(cities(await search('lat=48.1&lon=11.5'))[0]).toBe('München');
    expect(cities(await search('q=&lat=48.1&lon=11.5'))[0]).toBe('München');
    // The typed place has priority over the location of the device.
    expect(cities(await search('q=Hamburg&lat=48.1&lon=11.5'))[0]).toBe('Hamburg');
  });

  it('are sorted by town without a place and for an unknown place', async () => {
    const byTown = ['Aachen', 'Bonn', 'Hamburg', 'Köln', 'Leipzig', 'München'];

    expect(await search('')).toMatchObject({ place: null, coords: null });
    expect(cities(await search(''))).toEqual(byTown);
    expect(cities(await search('q=&lat=&lon=&services=&itemId=&limit='))).toEqual(byTown);
    const unknown = await search('q=SW1A+1AA');
    expect(unknown).toMatchObject({ query: 'SW1A 1AA', place: null, coords: null });
    expect(cities(unknown)).toEqual(byTown);
    expect(unknown.results[0]?.distance).toBeNull();
    expect(unknown.results[0]).not.toHaveProperty('distanceText');
  });

  it('come with a choice of places for an ambiguous name', async () => {
    expect((await search('q=Frankfurt')).suggestions).toEqual([
      { label: 'Frankfurt (Oder), Brandenburg', query: '15230' },
    ]);
  });

  it('are filtered by their services', async () => {
    const cutting = await search('q=Bonn&services=CUTTING');
    expect(cities(cutting)).toEqual(['Köln', 'Aachen', 'Hamburg', 'Leipzig', 'München']);
    expect(cutting.total).toBe(5);
    expect(cities(await search('q=Bonn&services=CUTTING&services=CLICK_AND_COLLECT'))).not.toContain('Bonn');
    expect(cities(await search('q=Bonn&services=CUTTING,KEY_SERVICE'))).not.toContain('Bonn');
    expect(cities(await search('q=Bonn&services=UNKNOWN'))[0]).toBe('Bonn');
  });

  it('are the nearest five, with a count of zero, if no store has the services', async () => {
    const found = await search('q=Bonn&services=GARDEN_CENTRE');

    expect(cities(found)).toEqual(['Bonn', 'Köln', 'Aachen', 'Hamburg', 'Leipzig']);
    expect(found.total).toBe(0);
  });

  it('are filtered by brand, label and state, and name the values of all filters', async () => {
    const state = encodeURIComponent('Nordrhein-Westfalen');

    expect(cities(await search('q=Bonn&brands=Weber'))).toEqual(['Aachen', 'Leipzig']);
    expect(cities(await search(`q=Bonn&brands=Weber&brands=Bosch&states=${state}&inStock=`))).toEqual([
      'Aachen',
    ]);
    const { options, total } = await search('q=Bonn&categories=Baumarkt&options=true');
    expect(total).toBe(6);
    expect(options).toMatchObject({ brands: ['Bosch', 'Weber'], categories: ['Baumarkt'] });
    expect((await search('q=Bonn')).options).toBeUndefined();
  });

  it('are only those that have an item', async () => {
    // All of 100201 in Köln is reserved.
    expect((await search('q=Bonn&itemId=100101&inStock=true')).total).toBe(2);
    expect(cities(await search('q=Aachen&itemId=100102&inStock=true'))).toEqual(['Köln']);
    expect((await search('q=Bonn&itemId=100201&inStock=true')).total).toBe(0);
  });

  it.each(['lat=91&lon=7', 'lat=-90.1&lon=7', 'lat=50&lon=181', 'lat=50&lon='])(
    'are not searched at a position that does not exist: %s',
    async (query) => {
      const response = await shop.app.inject(`/rest/stores/?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json<ErrorBody>().fieldErrors).toHaveLength(1);
    },
  );

  it('are those of the types that are asked for', async () => {
    const { results, total } = await search('types=kompakt&types=baumarkt&limit=200');

    expect(total).toBeGreaterThan(0);
    expect(results.filter(({ store }) => store.type !== 'baumarkt')).toEqual([]);
    expect(await search('types=kompakt')).toMatchObject({ results: [], total: 0 });
    expect((await shop.app.inject('/rest/stores/?types=unbekannt')).statusCode).toBe(400);
  });

  it('are limited to the requested number', async () => {
    expect(await search('q=Köln&limit=2')).toMatchObject({ total: 6, results: [{}, {}] });
    expect((await search('q=Köln&limit=2')).results).toHaveLength(2);
  });

  it('contain their stock of an item', async () => {
    const { results } = await search('q=50667&itemId=100101&limit=3');

    expect(results.map(({ stock }) => [stock?.statusStore, stock?.quantityText, stock?.location])).toEqual([
      ['Available', '12 Stück', 'Gang 12, Regal 4'],
      ['CAndRUnavailable', 'mehr als 20 Stück', 'Gang 2, Regal 2'],
      ['CanOnlyBeOrdered', 'nicht im Sortiment dieses Marktes', undefined],
    ]);
    expect((await search('q=50667&itemId=999')).results[0]).not.toHaveProperty('stock');
  });

  it('contain their address and opening hours', async () => {
    const response = await shop.app.inject('/rest/stores/1003/');

    expect(response.json<Store>()).toMatchObject({
      companyId: '1003',
      name: 'Fachwerk Leipzig',
      address: { street: 'Werkstraße 1', zipCode: '04109', city: 'Leipzig', state: 'Sachsen' },
      categories: ['Baumarkt'],
      clickAndReserve: true,
      openingHours: { fri: [{ from: '08:00', to: '20:00' }], sun: [] },
      specialOpenings: [
        { dateText: 'Do., 24.12.', reason: 'Heiligabend', hours: [{ from: '08:00', to: '14:00' }] },
        { dateText: 'Fr., 25.12.', hours: [] },
        { dateText: 'Sa., 26.12.', hours: [] },
        { dateText: 'Do., 31.12.' },
      ],
      nextDays: expect.arrayContaining([
        { date: '2026-11-22', dateText: 'So., 22.11.', hours: [] },
        { date: '2026-11-23', dateText: 'Mo., 23.11.', hours: [{ from: '08:00', to: '20:00' }] },
      ]),
      hasHoliday: false,
      opening: { isOpen: true, text: 'Heute bis 20:00\u00a0Uhr geöffnet' },
      image: { src: expect.stringMatching(/^\/images\/stores\/1003\.svg/), alt: 'Markt Leipzig von außen' },
    });
  });

  it('may be cached publicly for a minute, and an unchanged response has no body', async () => {
    const first = await shop.app.inject('/rest/stores/?q=Bonn');
    const again = await shop.app.inject({
      url: '/rest/stores/?q=Bonn',
      headers: { 'if-none-match': String(first.headers.etag) },
    });

    expect(first.headers['cache-control']).toBe('public, max-age=5');
    expect(first.headers).not.toHaveProperty('set-cookie');
    expect(again.statusCode).toBe(304);
  });

  it('return their stock in the requested order', async () => {
    const ids = ['100201', '100103', '999', '100102', '100101', '100101', '100401'];
    const response = await shop.app.inject(
      `/rest/stores/1001/stock/?${ids.map((id) => `itemId=${id}`).join('&')}`,
    );

    const { companyId, items } = response.json<StoreStockList>();
    expect(companyId).toBe('1001');
    expect(
      items.map(({ itemId, statusStore, quantity, quantityText }) => [
        itemId,
        statusStore,
        quantity,
        quantityText,
      ]),
    ).toEqual([
      ['100201', 'CanBeOrdered', 0, 'zurzeit ausverkauft'],
      ['100103', 'Available', 99, 'mehr als 50 Stück'],
      ['100102', 'Available', 2, 'nur noch 2 Stück'],
      ['100101', 'Available', 12, '12 Stück'],
      ['100401', 'CanOnlyBeOrdered', 0, 'nicht im Sortiment dieses Marktes'],
    ]);
    expect(items[2]).toMatchObject({
      checkedAt: '2026-11-20T07:48:00.000Z',
      checkedText: 'geprüft vor 12\u00a0Minuten',
      location: 'Gang 12, Regal 5',
    });
    expect(items[0]).toMatchObject({ nextDelivery: { date: '2026-12-03', text: '3. Dezember' } });
    expect(items[0]).not.toHaveProperty('reservationCollectableFrom');
    expect(items[2]?.reservationCollectableFrom).toEqual({
      at: '2026-11-20T10:00:00.000Z',
      text: 'heute ab 11:00\u00a0Uhr',
    });
    expect(items[3]?.checkedText).toBe('geprüft vor 2\u00a0Stunden');
    for (const gone of [items[0], items[4]]) expect(gone).not.toHaveProperty('location');
  });

  it('are not found if they do not exist', async () => {
    for (const url of ['/rest/stores/9999/', '/rest/stores/9999/stock/?itemId=100101']) {
      const response = await shop.app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.json<ErrorBody>().globalErrors).toEqual([{ msg: 'error.store.unknown' }]);
    }
  });

  describe('a visitor', () => {
    const selected = async (visitor: Visitor) =>
      (await visitor.get('/rest/user/')).json<UserState>().selectedStore;

    it('selects one and finds it again on the next page', async () => {
      const visitor = new Visitor(shop.app);
      expect(await selected(visitor)).toBeNull();

      const response = await visitor.post('/rest/stores/select/', { companyId: '1002' });

      const bonn = { companyId: '1002', name: 'Fachwerk Bonn', address: { zipCode: '53111', city: 'Bonn' } };
      const openBonn = { ...bonn, openingText: 'Heute bis 20:00\u00a0Uhr geöffnet' };
      expect(response.json<StoreSelection>()).toEqual({ selectedStore: openBonn, reservationImpact: [] });
      expect(await selected(visitor)).toEqual(openBonn);
    });

    it('changes it and keeps the cart', async () => {
      const visitor = new Visitor(shop.app);
      await visitor.post('/rest/stores/select/', { companyId: '1002' });
      await visitor.post('/basket/add/', { itemId: '100401' });
      await visitor.post('/rest/stores/select/', { companyId: '1001' });

      expect(await selected(visitor)).toMatchObject({ companyId: '1001' });
      expect((await visitor.get('/rest/user/')).json<UserState>().cartCount).toBe(1);
    });

    it('keeps the old one when the new one does not exist', async () => {
      const visitor = new Visitor(shop.app);
      await visitor.post('/rest/stores/select/', { companyId: '1002' });

      const unknown = await visitor.post('/rest/stores/select/', { companyId: '9999' });
      expect(unknown.statusCode).toBe(404);
      expect(unknown.json<ErrorBody>().globalErrors).toEqual([{ msg: 'error.store.unknown' }]);
      expect((await visitor.post('/rest/stores/select/', { companyId: 'x y' })).statusCode).toBe(400);
      expect((await visitor.post('/rest/stores/select/', {})).statusCode).toBe(400);
      expect(await selected(visitor)).toMatchObject({ companyId: '1002' });
    });

    it('states by a cookie which lines about it pages reserve, and corrects a wrong one', async () => {
      const visitor = new Visitor(shop.app);
      const chosen = await visitor.post('/rest/stores/select/', { companyId: '1002' });
      expect(chosen.cookies).toContainEqual(
        expect.objectContaining({ name: 'store', value: 'stock', path: '/', sameSite: 'Lax' }),
      );
      expect(chosen.cookies.find(({ name }) => name === 'store')).not.toHaveProperty('httpOnly');

      await shop.db.query(`insert into price_list (id, kind, name) values ('zone-bonn', 'zone', 'Bonn')`);
      await shop.db.query(
        `insert into store_price_list (list_id, company_id, kind) values ('zone-bonn', '1002', 'zone')`,
      );
      const next = await visitor.get('/rest/user/');
      expect(next.json<UserState>().selectedStore).toMatchObject({ hasOwnPrices: true });
      expect(next.cookies).toContainEqual(expect.objectContaining({ name: 'store', value: 'prices' }));
      expect((await visitor.get('/rest/user/')).cookies.map(({ name }) => name)).not.toContain('store');
      await shop.db.query(`delete from price_list where id = 'zone-bonn'`);

      const forged = await shop.app.inject({ url: '/rest/user/', headers: { cookie: 'store=prices' } });
      expect(forged.cookies).toContainEqual(expect.objectContaining({ name: 'store', value: '', maxAge: 0 }));
    });

    it('is refused with a cookie that a login has just replaced', async () => {
      const visitor = new Visitor(shop.app);
      await visitor.post('/rest/stores/select/', { companyId: '1002' });
      await shop.db.query(`update session set ended_at = now() where selected_store_id = '1002'`);

      expect((await visitor.post('/rest/stores/select/', { companyId: '1004' })).statusCode).toBe(403);
      expect(await shop.db.query(`select id from session where selected_store_id = '1004'`)).toEqual([]);
    });

    it('selects one without a script', async () => {
      const visitor = new Visitor(shop.app);
      const native = (fields: Record<string, string>) =>
        visitor.post('/rest/stores/select/', fields, { accept: 'text/html' });
      const back = await native({ companyId: '1001', redirect: '/stores/?q=50667' });

      expect(back.statusCode).toBe(303);
      expect(back.headers.location).toBe('/stores/?q=50667');
      expect((await native({ companyId: '1001', redirect: '//evil.example' })).headers.location).toBe(
        '/stores/',
      );
      const refused = await native({ companyId: '9999' });
      expect(refused.statusCode).toBe(404);
      expect(refused.body).toContain('Diesen Markt gibt es nicht');
    });

    it('cannot be made to select one by another site', async () => {
      const visitor = new Visitor(shop.app);
      await visitor.get('/rest/user/');
      const response = await visitor.post(
        '/rest/stores/select/',
        { companyId: '1001' },
        { 'x-csrf-token': 'wrong' },
      );

      expect(response.statusCode).toBe(403);
    });
  });

  const long = 'x'.repeat(5000);
  it.each([
    '?q=%00',
    '?q=a%00b',
    `?q=${long}`,
    `?q=${'ü'.repeat(200)}`,
    `?q=${'a '.repeat(99)}`,
    `?q=${'9'.repeat(200)}`,
    '?q=a&q=b',
    '?q[]=a',
    '?q=%ED%A0%80',
    "?q=';drop table store;--",
    '?q=__proto__',
    '?q=constructor',
    '?q=hasOwnProperty toString',
    '?lat=1',
    '?lat=91&lon=0',
    '?lat=NaN&lon=Infinity',
    '?lat=1e9&lon=1',
    '?lat=1&lon=181',
    '?limit=0',
    '?limit=201',
    '?limit=-1',
    '?limit=1.5',
    `?limit=${'9'.repeat(400)}`,
    '?itemId=%00',
    '?itemId=a&itemId=b',
    `?itemId=${long}`,
    '?services=__proto__',
    `?${'services=CUTTING&'.repeat(500)}`,
    '%00/',
    '%2e%2e/',
    '__proto__/',
    `${long}/`,
    '1001/stock/',
    '1001/stock/?itemId=',
    '1001/stock/?itemId=%00',
    `1001/stock/?${'itemId=1&'.repeat(500)}`,
    'select/',
  ])('answer %s with a valid result or an error', async (path) => {
    const response = await shop.app.inject(`/rest/stores/${path}`);

    expect([200, 400, 404, 414]).toContain(response.statusCode);
    if (response.statusCode !== 200) expect(response.json<ErrorBody>().globalErrors).toHaveLength(1);
  });
});
