/** @jest-environment node */
import type {
  CartContainer,
  ProductDetail,
  ProductList,
  StoreSearch,
  StoreStockList,
} from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { openTestShop, testFrame, type TestShop, Visitor } from '../../testing/test-shop';
import { importCatalogue } from '../import/import-catalogue';
import { writePrices } from '../import/write-prices';
// A Friday in Köln, nine in the morning.
const NOW = new Date('2026-11-20T08:00:00Z');
const STORE = '1001';

describe('prices and stock of a store', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { now: () => NOW });
    await writeStores(shop.db, testStores);
    await importCatalogue(
      shop.db,
      {
        ...testFrame,
        priceLists: [{ id: 'zone-west', kind: 'zone', name: 'West', stores: [STORE] }],
      },
      [
        aProduct({
          productId: '4001',
          name: 'Lattenrost',
          items: [anItem({ itemId: '400101', priceCents: 1190, taxRate: 1900 })],
          presentation: {
            disruptor: { name: 'Neu', backgroundColor: '#005aa9', textColor: '#ffffff' },
            imageDisruptor: { src: '/images/seal.svg', alt: 'Testsieger' },
            sheet: '/sheets/4001.pdf',
            hbcItemRelation: 'CORE',
            brandImage: '/images/brands/eberholt.svg',
          },
        }),
        aProduct({
          productId: '4002',
          items: [anItem({ itemId: '400201', weightGrams: 31_501, depositCents: 750 })],
        }),
        aProduct({
          productId: '4003',
          attributes: { 'laenge-mm': { text: '2500 mm', number: 2500 } },
          items: [anItem({ itemId: '400301' })],
        }),
      ],
      ({ reason }) => {
        throw new Error(reason);
      },
    );
    await shop.db.query(
      `insert into stock (item_id, location_id, quantity, opening, reserved, aisle, shelf)
       values ('400101', $1, 12, 12, 0, 12, 4)`,
      [STORE],
    );
    await writePrices(shop.db, [{ itemId: '400101', listId: 'zone-west', cents: 990 }]);
  });
  afterAll(() => shop.close());

  const get = async <T>(url: string) => {
    const response = await shop.app.inject(url);
    expect(response.statusCode).toBe(200);
    return response.json<T>();
  };
  const tile = async (query: string) => {
    const { items } = await get<ProductList>(`/rest/products/?q=lattenrost${query}`);
    return items[0];
  };
  const online = { priceList: 'online', displayPrice: { value: 1190 } };
  const west = { priceList: 'zone-west', displayPrice: { value: 990 } };

  it('are no part of a list that does not ask for them', async () => {
    const shown = await tile('');

    expect(shown?.price).toEqual({ isFromPrice: false });
    expect(shown?.statusStore).toBe('StoreNotSet');
    expect(shown).not.toHaveProperty('stocks');
    expect(shown?.pricesInfo).toMatchObject({
      priceList: 'online',
      tax: { rate: 1900, net: { value: 1000, displayValue: '10,00\u00a0€' } },
    });
  });

  it('stand beside the online price in the reservation, where they differ', async () => {
    const visitor = new Visitor(shop.app);
    await visitor.post('/basket/add/', { itemId: '400101', quantity: 1, companyId: STORE });
    const { reservationCart } = (await visitor.get('/rest/basket/')).json<CartContainer>();

    expect(reservationCart?.positions).toMatchObject([
      { pricesInfo: west, linePrice: { value: 990 }, onlinePrice: { value: 1190 } },
    ]);
  });

  it('are named in the choice of a store, where they differ', async () => {
    const { results } = await get<StoreSearch>('/rest/stores/?q=&itemId=400101&limit=20');
    const priceOf = (id: string) =>
      results.find(({ store }) => store.companyId === id)?.stock?.pricesInfo?.displayPrice.value;

    expect(results.length).toBeGreaterThan(1);
    expect(priceOf(STORE)).toBe(990);
    expect(results.filter(({ stock }) => stock?.pricesInfo)).toHaveLength(1);
  });

  it.each([
    ['a list', (query: string) => tile(query)],
    ['a product page', (query: string) => get<ProductDetail>(`/rest/products/4001/?${query}`)],
  ])('are added to %s for a store', async (_, read) => {
    const shown = await read(`&companyId=${STORE}`);

    expect(shown).toMatchObject({
      statusStore: 'Available',
      price: { prices: [west, online], reservationPrices: [west], onlinePrices: [online] },
      pricesInfo: { priceList: 'online', displayPrice: { value: 1190 } },
      stocks: [
        { companyId: 'online', status: 'Available', quantity: 99 },
        { companyId: STORE, status: 'Available', quantity: 12 },
      ],
      reservationCollectableFrom: { at: expect.any(String) as unknown },
    });
  });

  it('name whether any store has an item that is sold out online, for every visitor', async () => {
    const soldOut = (query = '') => get<ProductDetail>(`/rest/products/1001/?itemId=100103${query}`);
    expect(await soldOut()).toMatchObject({ statusOnline: 'SoldOut', isInAnyStore: false });

    await shop.setStock('100103', 2, STORE);

    expect(await soldOut()).toMatchObject({ isInAnyStore: true, statusStore: 'StoreNotSet' });
    expect(await soldOut('&companyId=1002')).toMatchObject({ isInAnyStore: true });
    expect(await get<ProductDetail>('/rest/products/1001/')).not.toHaveProperty('isInAnyStore');

    await shop.db.query(`update stock set reserved = quantity where item_id = '100103'`);
    expect(await soldOut()).toMatchObject({ isInAnyStore: false });
  });

  it('are complete without a store too, on request', async () => {
    const shown = await tile('&fields=all');

    expect(shown?.price).toMatchObject({ prices: [online], reservationPrices: [], onlinePrices: [online] });
    expect(shown?.stocks).toEqual([{ companyId: 'online', status: 'Available', quantity: 99 }]);
    const { items } = await get<ProductList>('/rest/products/?q=bohrschrauber&fields=all');
    expect(items[0]?.variations).toEqual([
      {
        label: 'Farbe',
        count: 3,
        options: [
          { value: 'Blau', hexColor: '#1122cc' },
          { value: 'Rot', hexColor: '#cc2211' },
          { value: 'Grün', hexColor: '#11cc22' },
        ],
      },
    ]);
  });

  it('appear with the stock only where the price differs', async () => {
    const { items } = await get<StoreStockList>(`/rest/stores/${STORE}/stock/?itemId=400101&itemId=100201`);

    expect(items[0]?.pricesInfo).toMatchObject(west);
    expect(items[1]).not.toHaveProperty('pricesInfo');
  });

  it('contain badges, sheet and brand picture of the catalogue', async () => {
    expect(await tile('')).toMatchObject({
      productDisruptor: { name: 'Neu', backgroundColor: '#005aa9', textColor: '#ffffff' },
      imageProductDisruptor: { src: '/images/seal.svg', alt: 'Testsieger' },
      sheet: '/sheets/4001.pdf',
      hbcItemRelation: 'CORE',
      brandImage: { src: '/images/brands/eberholt.svg' },
    });
  });

  it.each([
    ['4001', { price: { value: 595 }, freeFrom: { value: 7500 }, isBulky: false }],
    ['1001', { price: { value: 0 }, freeFrom: { value: 7500 }, isBulky: false }],
    ['4002, too heavy for a parcel,', { price: { value: 595 }, isBulky: true }],
    ['4003, too long for a parcel,', { price: { value: 595 }, isBulky: true }],
  ])(
    'contain the shipping costs of product %s alone, by the rule of the cart',
    async (productId, shipping) => {
      const [id] = productId.split(',');
      expect(await get<ProductDetail>(`/rest/products/${id}/`)).toMatchObject({ shipping });
    },
  );

  it('state a deposit in lists and on the page of the product (PAngV §7)', async () => {
    const deposit = { value: 750 };
    const { items } = await get<ProductList>('/rest/products/?q=400201');

    expect(items).toMatchObject([{ itemId: '400201', pricesInfo: { deposit } }]);
    expect(await get<ProductDetail>('/rest/products/4002/')).toMatchObject({ pricesInfo: { deposit } });
    expect((await tile(''))?.pricesInfo).not.toHaveProperty('deposit');
  });

  it.each(['companyId=9999', 'companyId=%00', 'fields=everything'])('are refused for %s', async (query) => {
    for (const url of ['/rest/products/', '/rest/products/4001/'])
      expect((await shop.app.inject(`${url}?${query}`)).statusCode).toBe(
        query === 'companyId=9999' ? 404 : 400,
      );
  });
});
