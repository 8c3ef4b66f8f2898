/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { until } from '@fachwerk/server-kit/testing/until';
import type { ProductDetail, ProductList } from '@fachwerk/shared/contracts';
import { anItem, aProduct } from '../../testing/a-product';
import { skipTime } from '../../testing/skip-time';
import { openTestShop, testFrame, type TestShop, Visitor } from '../../testing/test-shop';
import { createItemMemory } from '../items/item-memory';
import { importCatalogue } from './import-catalogue';
import { type ListPrice, writePrices } from './write-prices';
/** Running instances check for a new catalogue once a second. */
const NOTICED_AFTER_MS = 1100;

const priceLists = [
  { id: 'zone-west', kind: 'zone', name: 'Preiszone West', stores: ['4711', '4712'] },
  { id: 'koeln', kind: 'store', name: 'Köln-Ehrenfeld', stores: ['4711'] },
] as const;

describe.each(testServers)('prices on %s', (server) => {
  let shop: TestShop;
  const write = (...prices: ListPrice[]) => writePrices(shop.db, prices);
  const importItem = (item: Partial<Parameters<typeof anItem>[0]>) =>
    importCatalogue(
      shop.db,
      { ...testFrame, priceLists },
      [aProduct({ productId: '3001', items: [anItem({ itemId: '300101', priceCents: 1000, ...item })] })],
      ({ reason }) => {
        throw new Error(reason);
      },
    );
  const version = async () =>
    (await shop.db.query<{ version: number }>('select version from catalogue_state'))[0]?.version ?? 0;
  const findItem = async (itemId: string) => {
    const item = (await createItemMemory(shop.db)([itemId], await version())).get(itemId);
    if (!item) throw new Error(`no item ${itemId}`);
    return item;
  };
  const priceFor = async (companyId: string | null) => {
    const [row] = await shop.db.query<{ cents: number }>('select item_price_for($1, $2) as cents', [
      '300101',
      companyId,
    ]);
    const item = await findItem('300101');
    expect(item.priceCents(companyId)).toBe(row?.cents);
    return item.pricesAt(new Date(), companyId);
  };

  beforeAll(async () => {
    shop = await openTestShop(server);
    await importItem({});
  });
  afterAll(() => shop.close());

  it('of a store are those of its list, else of its zone, else online; each names its list', async () => {
    const shown = async () =>
      Promise.all(
        [null, '4711', '4712', '9999'].map(async (store) => {
          const { priceList, displayPrice } = await priceFor(store);
          return [priceList, displayPrice.value];
        }),
      );
    expect(await shown()).toEqual(Array.from({ length: 4 }, () => ['online', 1000]));

    await write({ itemId: '300101', listId: 'zone-west', cents: 900 });
    await write({ itemId: '300101', listId: 'koeln', cents: 850 });
    expect(await shown()).toEqual([
      ['online', 1000],
      ['koeln', 850],
      ['zone-west', 900],
      ['online', 1000],
    ]);

    await write({ itemId: '300101', listId: 'koeln', cents: null });
    expect((await shown())[1]).toEqual(['zone-west', 900]);
  });

  it('that are imported per list have the history of the file, and stay when a file does not name the list', async () => {
    const prices = [
      {
        listId: 'zone-west',
        cents: 700,
        history: [
          { cents: 950, from: '2025-01-01T00:00:00.000Z' },
          { cents: 700, from: new Date(Date.now() - 5 * 86_400_000).toISOString() },
        ],
      },
    ];
    await importCatalogue(
      shop.db,
      { ...testFrame, priceLists },
      [aProduct({ productId: '3002', items: [anItem({ itemId: '300201', priceCents: 1000, prices })] })],
      () => undefined,
    );
    await shop.import([
      aProduct({ productId: '3002', items: [anItem({ itemId: '300201', priceCents: 1000 })] }),
    ]);

    const info = (await findItem('300201')).pricesAt(new Date(), '4712');
    expect(info).toMatchObject({
      priceList: 'zone-west',
      displayPrice: { value: 700 },
      strikePrice: { value: 950 },
    });
  });

  it('appear in lists, in the order by price, on product pages and in carts without an import', async () => {
    const visitor = new Visitor(shop.app);
    const list = async () => {
      const { items } = (
        await shop.app.inject('/rest/products/?category=werkzeug/akkuwerkzeug/akkuschrauber&sort=price-asc')
      ).json<ProductList>();
      return items.map(({ productId, pricesInfo }) => [productId, pricesInfo.displayPrice.value]);
    };
    expect(await list()).toEqual([
      ['1002', 4999],
      ['1001', 11999],
    ]);
    await visitor.post('/basket/add/', { itemId: '100201' });

    const before = await version();
    await write(
      { itemId: '100201', listId: 'online', cents: 19900 },
      { itemId: '100101', listId: 'online', cents: 12999 },
    );
    skipTime(NOTICED_AFTER_MS);
    await until(async () => (await list())[0]?.[0] !== '1002');

    expect(await version()).toBe(before + 1);
    expect(await list()).toEqual([
      ['1001', 11999],
      ['1002', 19900],
    ]);
    const detail = (await shop.app.inject('/rest/products/1002/')).json<ProductDetail>();
    expect(detail.pricesInfo).toMatchObject({ displayPrice: { value: 19900 }, priceList: 'online' });
    const cart = (await visitor.get('/rest/basket/')).json<{ cartSum: { subTotal: { value: number } } }>();
    expect(cart.cartSum.subTotal.value).toBe(19900);
  });

  it('that do not change write nothing', async () => {
    const before = await version();
    const rows = () => shop.db.query('select * from price_history order by item_id, list_id, valid_from');
    const history = await rows();

    await write({ itemId: '300101', listId: 'online', cents: 1000 });

    expect([await version(), await rows()]).toEqual([before, history]);
  });

  it('keep every row of their history under parallel changes, and the last row is the price', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        write(
          { itemId: '100301', listId: 'online', cents: 500 + index },
          { itemId: '100302', listId: 'online', cents: 700 + index },
        ),
      ),
    );

    const rows = await shop.db.query<{ isLast: boolean }>(
      `select (select h.cents from price_history h where h.item_id = p.item_id and h.list_id = p.list_id
          order by h.valid_from desc limit 1) = p.cents
         and (p.list_id <> 'online' or p.cents = i.price_cents) as "isLast"
       from item_price p join item i on i.id = p.item_id`,
    );
    expect(rows.every(({ isLast }) => isLast)).toBe(true);
  });
});
