/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { CartContainer, CartStores, Checkout, ErrorBody, UserState } from '@fachwerk/shared/contracts';
import { importPromotions } from '../../../benefits/promotions/import-promotions';
import { writeStores } from '../../../stores/store/store-repository';
import { testStores } from '../../../testing/a-store';
import fc from '../../../testing/properties';
import { openTestShop, type TestShop, Visitor } from '../../../testing/test-shop';
import { fillingOf } from './fill-carts';

/** 1002 reserves nothing. */
const [COLOGNE, BONN, LEIPZIG, AACHEN] = ['1001', '1002', '1003', '1004'] as const;
const [DRILL, SCREWS, GLUE] = ['100102', '100301', '100401'] as const;
// A Friday in Köln, nine in the morning.
const NOW = new Date('2026-11-20T08:00:00Z');

describe.each(testServers)('where do I get everything, on %s', (server) => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop(server, { now: () => NOW });
    await writeStores(shop.db, testStores);
    const free = {
      name: 'Kostenloser Versand',
      terms: 'Bis Ende des Jahres.',
      benefit: { kind: 'freeShipping' },
    };
    const promotions = [
      { ...free, id: 'free', code: 'VERSANDFREI' },
      { ...free, id: 'free-100', code: 'AB-HUNDERT', fromCents: 10_000 },
    ];
    expect((await importPromotions(shop.db, JSON.stringify(promotions))).faults).toEqual([]);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    for (const [itemId, quantity, location] of [
      [DRILL, 5, COLOGNE],
      [SCREWS, 4, COLOGNE],
      [DRILL, 9, BONN],
      [SCREWS, 50, BONN],
      [GLUE, 50, BONN],
      [DRILL, 5, AACHEN],
      [SCREWS, 50, AACHEN],
      [GLUE, 50, AACHEN],
      [DRILL, 20, undefined],
      [SCREWS, 3, undefined],
      [GLUE, 100, undefined],
    ] as const)
      await shop.setStock(itemId, quantity, location);
  });

  const add = (itemId: string, quantity: number, companyId?: string) =>
    visitor.post('/basket/add/', { itemId, quantity, ...(companyId ? { companyId } : {}) });
  const cart = async () => (await visitor.get('/rest/basket/')).json<CartContainer>();
  const find = async (query = 'q=50667') =>
    (await visitor.get(`/rest/basket/stores/?${query}`)).json<CartStores>();
  const fill = (companyId: string, fields: Record<string, number> = {}) =>
    visitor.post('/basket/split/', { companyId, ...fields });
  const linesOf = ({ onlineCart, reservationCart }: CartContainer) => ({
    online: (onlineCart?.positions ?? []).map(({ itemId, quantity }) => [itemId, quantity]),
    reserved: (reservationCart?.positions ?? []).map(({ itemId, quantity }) => [itemId, quantity]),
  });
  const messageOf = (response: { json: <T>() => T }) => response.json<ErrorBody>().globalErrors[0]?.msg;

  it('ranks the stores that reserve, with what each has and what comes by parcel', async () => {
    await add(DRILL, 2);
    await add(SCREWS, 3);
    await add(GLUE, 1);

    const found = await find();

    expect(found.items.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [DRILL, 2],
      [SCREWS, 3],
      [GLUE, 1],
    ]);
    expect(found).toMatchObject({ place: '50667 Köln', near: null, compared: 5, complete: 1 });
    const [aachen, cologne, leipzig] = found.results;
    expect(aachen).toMatchObject({ store: { companyId: AACHEN }, here: 3, parcel: 0, missing: 0 });
    expect(aachen).toMatchObject({ isOpenOnArrival: true, distanceText: '63,8\u00a0km' });
    expect(cologne).toMatchObject({
      store: { companyId: COLOGNE },
      here: 2,
      parcel: 1,
      missing: 0,
      shares: [
        { itemId: DRILL, here: 2, parcel: 0 },
        { itemId: SCREWS, here: 3, parcel: 0 },
        { itemId: GLUE, here: 0, parcel: 1 },
      ],
    });
    expect(leipzig).toMatchObject({ here: 0, parcel: 3 });
    expect(found.results.map(({ store }) => store.companyId)).not.toContain(BONN);
    const whole = await find('q=50667&complete=true');
    expect(whole.results.map(({ store }) => store.companyId)).toEqual([AACHEN]);
  });

  it('counts an item of both carts once, and what the cart itself holds', async () => {
    await add(SCREWS, 3);
    await add(SCREWS, 3, COLOGNE);

    const { items, results } = await find();
    const cologne = results.find(({ store }) => store.companyId === COLOGNE);

    expect(items).toMatchObject([{ itemId: SCREWS, quantity: 6 }]);
    // Four there, three in the warehouse: neither has all six.
    expect(cologne).toMatchObject({ here: 0, parcel: 1, missing: 0, shares: [{ here: 4, parcel: 2 }] });
  });

  it('searches around the store of the reservation, else the chosen one, without a place', async () => {
    await add(DRILL, 1);
    expect(await find('')).toMatchObject({ coords: null, near: null, results: [] });
    await visitor.post('/rest/stores/select/', { companyId: LEIPZIG });
    expect((await find('q=&lat=&lon=&complete=')).near).toBe('Fachwerk Leipzig');
    await add(DRILL, 1, COLOGNE);
    expect((await find('')).near).toBe('Fachwerk Köln');
  });

  it.each([
    ['q=Xyzzyqwert', 200],
    ['lat=91&lon=7', 400],
    ['lat=50&lon=', 400],
    ['complete=maybe', 400],
  ])('answers %s with %d', async (query, status) => {
    await add(DRILL, 1);
    const response = await visitor.get(`/rest/basket/stores/?${query}`);
    expect(response.statusCode).toBe(status);
    if (status === 200) expect(response.json<CartStores>()).toMatchObject({ coords: null, results: [] });
  });

  it('has nothing to compare for an empty cart', async () => {
    expect(await find()).toMatchObject({ items: [], results: [], compared: 0 });
  });

  it('fills both carts as it has proposed, again with the same result', async () => {
    await add(DRILL, 2);
    await shop.setStock(SCREWS, 6);
    await add(SCREWS, 6);
    await shop.setStock(SCREWS, 3);
    await add(GLUE, 1, AACHEN);
    const [before] = (await cart()).onlineCart?.positions ?? [];

    const filled = (await fill(COLOGNE, { here: 1, missing: 0 })).json<CartContainer>();

    expect(filled.reservationCart?.companyId).toBe(COLOGNE);
    expect(linesOf(filled)).toEqual({
      online: [
        [SCREWS, 2],
        [GLUE, 1],
      ],
      reserved: [
        [DRILL, 2],
        [SCREWS, 4],
      ],
    });
    expect(filled.reservationCart?.positions[0]?.entryId).toBe(before?.entryId);
    expect(linesOf((await fill(COLOGNE)).json())).toEqual(linesOf(filled));
    const { selectedStore } = (await visitor.get('/rest/user/')).json<UserState>();
    expect(selectedStore?.companyId).toBe(COLOGNE);
    expect(linesOf(await cart())).toEqual(linesOf(filled));
  });

  describe('says what the parcel part costs, as the cart does after the click', () => {
    const proposalOf = async (companyId: string) =>
      (await find()).results.find(({ store }) => store.companyId === companyId);

    it.each<[string, [string, number][], string | null, number, boolean]>([
      [
        'loses free shipping',
        [
          [DRILL, 1],
          [GLUE, 1],
        ],
        null,
        595,
        true,
      ],
      [
        'had none before',
        [
          [SCREWS, 1],
          [GLUE, 1],
        ],
        null,
        595,
        false,
      ],
      [
        'is free by its value',
        [
          [DRILL, 1],
          [GLUE, 60],
        ],
        null,
        0,
        false,
      ],
      [
        'is free by a coupon',
        [
          [DRILL, 1],
          [GLUE, 1],
        ],
        'VERSANDFREI',
        0,
        false,
      ],
      [
        'loses a coupon that needs the whole cart',
        [
          [DRILL, 1],
          [GLUE, 1],
        ],
        'AB-HUNDERT',
        595,
        true,
      ],
    ])('%s', async (_name, lines, code, cents, loses) => {
      for (const [itemId, quantity] of lines) await add(itemId, quantity);
      if (code) await visitor.post('/rest/voucher/basket/add/', { coupon: code });

      const proposal = await proposalOf(COLOGNE);

      expect(proposal).toMatchObject({ parcelShipping: { value: cents }, losesFreeShipping: loses });
      const filled = (await fill(COLOGNE)).json<CartContainer>();
      expect(filled.cartSum.shipping).toEqual(proposal?.parcelShipping);
      expect((await cart()).cartSum.shipping).toEqual(proposal?.parcelShipping);
    });

    const pieces = fc.tuple(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 0, max: 25 }));
    const code = fc.constantFrom(null, 'AB-HUNDERT');
    /** A new visitor wants the first number of each pair; then the warehouse has the second. */
    async function wantMoreThanThereIs(pairs: readonly [number, number][], coupon: string | null) {
      visitor = new Visitor(shop.app);
      const wanted = pairs.map((pair, index) => [[DRILL, SCREWS, GLUE][index] ?? '', ...pair] as const);
      for (const [itemId, quantity] of wanted) {
        await shop.setStock(itemId, 100);
        if (quantity > 0) await add(itemId, quantity);
      }
      if (coupon) await visitor.post('/rest/voucher/basket/add/', { coupon });
      for (const [itemId, , left] of wanted) await shop.setStock(itemId, left);
    }
    const verifiedCart = async () => {
      await visitor.get('/basket/verifyInventory/');
      return cart();
    };

    it('and counts no missing piece: cart, proposal and checkout agree for each stock', async () => {
      await fc.assert(
        fc.asyncProperty(fc.tuple(pieces, pieces, pieces), code, async (pairs, coupon) => {
          await wantMoreThanThereIs(pairs, coupon);
          const { cartSum } = await cart();
          const { parcelShipping } = (await proposalOf(COLOGNE)) ?? {};

          const verified = await verifiedCart();
          expect(cartSum).toEqual(verified.cartSum);
          if (verified.onlineCart) {
            await visitor.post('/rest/checkout/start/', {});
            const { sum } = (await visitor.get('/rest/checkout/')).json<Checkout>();
            expect([sum.shipping, sum.total]).toEqual([cartSum.shipping, cartSum.total]);
            await shop.db.query('select release_hold(id) from cart');
          }
          if (!parcelShipping) return;
          await wantMoreThanThereIs(pairs, coupon);
          const filled = (await fill(COLOGNE)).json<CartContainer>();
          expect(filled.cartSum.shipping).toEqual(parcelShipping);
          expect((await verifiedCart()).cartSum.shipping).toEqual(parcelShipping);
        }),
      );
    });

    it('and nothing where no parcel is sent, or nothing is reserved', async () => {
      await add(DRILL, 1);
      expect(await proposalOf(COLOGNE)).not.toHaveProperty('parcelShipping');
      expect(await proposalOf(LEIPZIG)).not.toHaveProperty('parcelShipping');
    });
  });

  it('joins the lines of one item, and loses no piece that neither place has', async () => {
    await add(DRILL, 2);
    await add(DRILL, 1, COLOGNE);
    await shop.setStock(SCREWS, 100);
    await add(SCREWS, 70);
    await shop.setStock(SCREWS, 3);

    const filled = (await fill(COLOGNE)).json<CartContainer>();

    expect(linesOf(filled)).toEqual({
      online: [[SCREWS, 66]],
      reserved: expect.arrayContaining([
        [DRILL, 3],
        [SCREWS, 4],
      ]) as unknown,
    });
    expect(filled.onlineCart?.positions[0]).toMatchObject({ maxStock: 3 });
  });

  it.each([
    ['a store that reserves nothing', BONN, {}, 400, 'error.reservation.unavailable'],
    ['a store that does not exist', '9999', {}, 400, 'error.reservation.unavailable'],
    ['a store that has nothing', LEIPZIG, {}, 400, 'error.item.notInStore'],
    ['a split that has become worse', COLOGNE, { here: 2 }, 409, 'error.basket.splitChanged'],
    ['an item that lacks pieces now', COLOGNE, { here: 1, missing: 0 }, 409, 'error.basket.splitChanged'],
  ])('refuses %s, and changes nothing', async (_name, companyId, fields, status, message) => {
    await add(DRILL, 1);
    await add(SCREWS, 3);
    await shop.setStock(SCREWS, 0, COLOGNE);
    if ('missing' in fields) await shop.setStock(SCREWS, 0);

    const response = await fill(companyId, fields);

    expect([response.statusCode, messageOf(response)]).toEqual([status, message]);
    expect(linesOf(await cart())).toEqual({
      online: [
        [DRILL, 1],
        [SCREWS, 3],
      ],
      reserved: [],
    });
  });

  it('loses no piece of two lines that are more than one line can have', async () => {
    await shop.setStock(DRILL, 2000);
    await shop.setStock(DRILL, 2000, COLOGNE);
    await add(DRILL, 999);
    await add(DRILL, 999, COLOGNE);
    await shop.setStock(DRILL, 0, COLOGNE);
    await add(SCREWS, 1);
    const before = linesOf(await cart());

    const response = await fill(COLOGNE);

    expect([response.statusCode, messageOf(response)]).toEqual([400, 'error.basket.splitTooLarge']);
    expect(linesOf(await cart())).toEqual(before);
  });

  it('leaves the cart as it is for a visitor without one, and leads a form back to the cart', async () => {
    expect(linesOf((await fill(COLOGNE)).json())).toEqual({ online: [], reserved: [] });
    await add(DRILL, 1);
    const response = await visitor.submit('/basket/split/', { companyId: COLOGNE });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/basket/']);
    expect(linesOf(await cart())).toEqual({ online: [], reserved: [[DRILL, 1]] });
  });
});

describe('the lines of both carts', () => {
  type Line = Parameters<typeof fillingOf>[0]['lines'][number];
  const line = (
    entryId: string,
    itemId: string,
    isReserved: boolean,
    giftCardValue: number | null = null,
  ): Line => [entryId, itemId, 1, 100, 9, isReserved, giftCardValue, null, null];
  const lines = [
    line('a', '1', false),
    line('b', '1', true),
    line('g', '2', false, 5000),
    line('c', '3', true),
  ];
  const fillingFor = (itemId: string, here: number) =>
    fillingOf({ lines }, [{ itemId, quantity: 5, here, parcel: 5 - here }]);

  it.each([
    ['all in the store', '1', 5, [['b', true, 5]], ['a']],
    ['all online', '1', 0, [['a', false, 5]], ['b']],
    [
      'in both',
      '1',
      3,
      [
        ['b', true, 3],
        ['a', false, 2],
      ],
      [],
    ],
    ['moved', '3', 0, [['c', false, 5]], []],
  ])('%s', (_name, itemId, here, rows, removed) => {
    const filling = fillingFor(itemId, here);
    expect(filling.rows.map((row) => [row.entryId, row.isReserved, row.quantity])).toEqual(rows);
    expect(filling.removed).toEqual(removed);
  });

  it('are new where an item comes into a second cart', () => {
    expect(fillingFor('3', 2).rows).toMatchObject([
      { entryId: 'c', isReserved: true, quantity: 2, isNew: false },
      { isReserved: false, quantity: 3, isNew: true },
    ]);
  });
});
