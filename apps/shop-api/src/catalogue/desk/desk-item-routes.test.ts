/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { DeskItem, ErrorBody, StoreStockList } from '@fachwerk/shared/contracts';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { allocateStock, handOverAllocation, releaseAllocation } from '../../stores/stock/stock-reservations';
import { writeStock } from '../../stores/stock/write-stock';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, testStaff } from '../../testing/test-staff';
import { writePriceLists } from '../prices/price-lists';

const STORE = '1001';
const ITEM = '100401';
/** The database notes prices by its own clock: the clock of the shop is ahead of it, always. */
const NOW = new Date(Date.now() + 60 * 60 * 1000);

describe.each(testServers)('an item at the desk on %s', (server) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(server, {
      deskTokens: [
        `${STORE}:a-token-of-a-store`,
        '1003:a-token-of-another-store',
        'online:a-token-of-the-warehouse',
        'accounting:a-token-of-accounting',
      ],
      now: () => NOW,
    });
    await writeStores(shop.db, testStores);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const orders = await shop.db.query<{ reference: string }>(
      'select distinct reference from stock_allocation where open > 0',
    );
    for (const { reference } of orders) await releaseAllocation(shop.db, { cause: 'order', reference });
    await shop.setStock(ITEM, 10, STORE);
    await shop.setStock(ITEM, 3, '1003');
  });
  afterEach(async () => {
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });

  type Answer = DeskItem & ErrorBody & { item: DeskItem };
  const call = async (desk: string, path: string, payload?: object, key?: string) => {
    const response = await shop.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/rest/desk/items/${path}`,
      headers: { authorization: `Bearer a-token-of-${desk}`, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, ...response.json<Answer>() };
  };
  const find = (code: string, desk = 'a-store') => call(desk, `?code=${encodeURIComponent(code)}`);
  const correct = (payload: object, key?: string, desk = 'a-store') =>
    call(desk, `${ITEM}/stock/`, payload, key);
  const order = (reference: string, quantity: number) =>
    allocateStock(shop.db, [{ itemId: ITEM, locationId: STORE, quantity }], null, {
      cause: 'order',
      reference,
    });
  const shownToShoppers = async () =>
    (await shop.app.inject(`/rest/stores/${STORE}/stock/?itemId=${ITEM}`)).json<StoreStockList>().items[0]
      ?.quantity;

  it('is found by article number and EAN, however they were typed or scanned', async () => {
    const { ean, ...byNumber } = await find(` ${ITEM} `);
    expect(byNumber).toMatchObject({
      status: 200,
      itemId: ITEM,
      stock: { isListed: true, onHand: 10, promised: 0, sellable: 10, promisedTooMany: 0 },
    });
    for (const code of [ean, `0${ean}`, `${ean.slice(0, 6)} ${ean.slice(6)}`, `${ean}\n`])
      expect(await find(code)).toMatchObject({ status: 200, itemId: ITEM });
  });

  it.each(['4006381333931', 'https://example.org/1', '\u0000', 'x'.repeat(41), '', ' ', "'; drop table--"])(
    'is not found by %j',
    async (code) => {
      expect([400, 404]).toContain((await find(code)).status);
    },
  );

  it('has the figures of the own store only', async () => {
    expect((await find(ITEM, 'another-store')).stock.onHand).toBe(3);
    expect((await find(ITEM, 'accounting')).status).toBe(404);
    expect((await find(ITEM, 'the-warehouse')).priceList).toBeUndefined();
  });

  it('gets a count with its reason, which the shop shows and the journal keeps', async () => {
    const answer = await correct({ counted: 7, seen: 10, reason: 'DAMAGED' });

    expect(answer).toMatchObject({
      status: 200,
      stock: { onHand: 7, sellable: 7 },
      corrections: [{ at: NOW.toISOString(), by: STORE, reason: 'DAMAGED', seen: 10, counted: 7 }],
    });
    expect(await shownToShoppers()).toBe(7);
    expect((await find(ITEM, 'another-store')).corrections).toEqual([]);
  });

  it('keeps orders where less is there than they have: nothing is sold, and the desk reads how many', async () => {
    await order('first', 4);
    const answer = await correct({ counted: 1, seen: 10, reason: 'LOST' });

    expect(answer).toMatchObject({
      status: 200,
      stock: { onHand: 1, promised: 4, sellable: 0, promisedTooMany: 3 },
    });
    expect(await shownToShoppers()).toBe(0);
    expect(await order('second', 1)).toMatchObject({ missing: [{ available: 0 }] });
    // An import that states the same does not bring pieces back that are not there.
    await writeStock(shop.db, 'import', [{ itemId: ITEM, locationId: STORE, quantity: 1 }]);
    expect((await find(ITEM)).stock.onHand).toBe(1);
    await handOverAllocation(shop.db, { cause: 'order', reference: 'first' });
    expect((await find(ITEM)).stock).toMatchObject({ onHand: 0, promised: 0, promisedTooMany: 0 });
  });

  it('is corrected by the second of two phones only after it has read what the first one did', async () => {
    await correct({ counted: 8, seen: 10, reason: 'COUNTED' });
    const late = await correct({ counted: 9, seen: 10, reason: 'COUNTED' });

    expect(late).toMatchObject({
      status: 412,
      globalErrors: [{ msg: 'deskItem.stockChanged', values: { count: 8 } }],
      item: { stock: { onHand: 8 } },
    });
    expect((await correct({ counted: 9, seen: 8, reason: 'COUNTED' })).stock.onHand).toBe(9);
  });

  it('is corrected once per key, also long after', async () => {
    const body = { counted: 6, seen: 10, reason: 'COUNTED' };
    const answers = await Promise.all(Array.from({ length: 3 }, () => correct(body, 'key-1')));
    expect(answers.map(({ status, stock }) => [status, stock.onHand])).toEqual(
      Array.from({ length: 3 }, () => [200, 6]),
    );
    await correct({ counted: 12, seen: 6, reason: 'DELIVERED' });

    expect(await correct(body, 'key-1')).toMatchObject({ status: 200, stock: { onHand: 12 } });
    expect((await correct({ ...body, counted: 5 }, 'key-1')).status).toBe(409);
    expect((await call('a-store', '100301/stock/', { ...body, seen: 0 }, 'key-1')).status).toBe(409);
    // The key of another store is its own.
    expect((await correct({ counted: 2, seen: 3, reason: 'LOST' }, 'key-1', 'another-store')).status).toBe(
      200,
    );
  });

  it('that was made without a connection never brings sold pieces back', async () => {
    const counted = { counted: 7, seen: 10, reason: 'COUNTED' };
    await order('sold meanwhile', 2);
    // Ordered pieces lie there until they are handed over.
    expect((await find(ITEM)).stock.onHand).toBe(10);
    await handOverAllocation(shop.db, { cause: 'order', reference: 'sold meanwhile' });

    expect(await correct(counted, 'key-offline')).toMatchObject({
      status: 412,
      globalErrors: [{ msg: 'deskItem.stockChanged', values: { count: 8 } }],
      item: { stock: { onHand: 8 }, corrections: expect.not.arrayContaining([counted]) as object },
    });
    expect((await find(ITEM)).stock.onHand).toBe(8);
  });

  it('that was right is noted as checked', async () => {
    const { stock, corrections } = await correct({ counted: 10, seen: 10, reason: 'COUNTED' });

    expect([stock.onHand, corrections[0]?.counted]).toEqual([10, 10]);
  });

  it('that the store did not list is listed with the first pieces', async () => {
    const before = await find('100301', 'another-store');
    expect(before.stock).toMatchObject({ isListed: false, onHand: 0 });

    const body = { counted: 4, seen: 0, reason: 'DELIVERED' };
    expect(await call('another-store', '100301/stock/', body)).toMatchObject({
      stock: { isListed: true, onHand: 4, sellable: 4 },
    });
  });

  it.each([
    { counted: -1, seen: 10, reason: 'COUNTED' },
    { counted: 100_001, seen: 10, reason: 'COUNTED' },
    { counted: 1.5, seen: 10, reason: 'COUNTED' },
    { counted: '0x1', seen: 10, reason: 'COUNTED' },
    { counted: 5, reason: 'COUNTED' },
    { counted: 5, seen: 10, reason: 'STOLEN' },
    { counted: 11, seen: 10, reason: 'LOST' },
    { counted: 9, seen: 10, reason: 'FOUND' },
  ])('refuses %j, and nothing changes', async (payload) => {
    expect((await correct(payload)).status).toBe(400);
    expect((await find(ITEM)).stock.onHand).toBe(10);
  });

  describe('its price', () => {
    beforeAll(async () => {
      await addTestStaff(shop.db);
      await writePriceLists(shop.db, [
        { id: 'zone-west', kind: 'zone', name: 'Preiszone West', stores: ['1001', '1002'] },
      ]);
    });

    const atPrice = async (person: keyof typeof testStaff, payload: object, itemId = ITEM, key?: string) => {
      const device = await aDeviceOf(shop, testStaff[person]);
      const response = await device.send('POST', `/rest/desk/items/${itemId}/price/`, payload, {
        ...(key && { 'idempotency-key': key }),
      });
      return { status: response.statusCode, ...response.json<Answer>() };
    };
    const history = () =>
      shop.db.query(
        `select list_id as list, cents from price_history where item_id = $1 and list_id <> 'online' order by valid_from`,
        [ITEM],
      );

    it('is entered by a manager for the zone, with its history and an audit row', async () => {
      const { prices, priceList } = await find(ITEM);
      const seen = prices.displayPrice.value;
      expect(priceList).toEqual({
        kind: 'zone',
        name: 'Preiszone West',
        price: null,
        changedAt: null,
        stores: 2,
      });

      expect(await atPrice('manager', { cents: seen - 100, seen })).toMatchObject({
        status: 200,
        prices: {
          displayPrice: { value: seen - 100 },
          priceList: 'zone-west',
          strikePrice: { value: seen },
        },
        online: { displayPrice: { value: seen } },
      });
      expect((await find(ITEM, 'another-store')).prices.displayPrice.value).toBe(seen);
      expect(await history()).toEqual([{ list: 'zone-west', cents: seen - 100 }]);
      const [audit] = await shop.db.query(
        `select number, before, after from staff_audit where action like '%/price/' order by id desc limit 1`,
      );
      expect(audit).toMatchObject({
        number: testStaff.manager.number,
        before: { cents: null },
        after: { cents: seen - 100, list: 'zone-west' },
      });

      // The answer was lost, and the device sends it again.
      expect((await atPrice('manager', { cents: seen - 100, seen })).status).toBe(200);
      // A second phone shows the old price.
      expect(await atPrice('otherManager', { cents: seen - 50, seen })).toMatchObject({
        status: 412,
        item: { prices: { displayPrice: { value: seen - 100 } } },
      });
      expect(await history()).toHaveLength(1);
    });

    it('is that of the store where it has no zone', async () => {
      const { prices } = await find('100301', 'another-store');
      const seen = prices.displayPrice.value;

      expect(
        await call('another-store', '100301/price/', { cents: seen + 1, seen, isConfirmed: false }),
      ).toMatchObject({
        status: 200,
        prices: { displayPrice: { value: seen + 1 }, priceList: 'store-1003' },
        priceList: { kind: 'store', price: { value: seen + 1 }, stores: 1 },
      });
    });

    it('is entered once per key: what is sent again long after does not undo a later price', async () => {
      const seen = (await find('100101')).prices.displayPrice.value;
      const entered = { cents: seen - 1, seen };
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => atPrice('manager', entered, '100101', 'price-1')),
      );
      expect(answers.map(({ status, prices }) => [status, prices.displayPrice.value])).toEqual(
        Array.from({ length: 3 }, () => [200, seen - 1]),
      );
      expect((await atPrice('otherManager', { cents: seen, seen: seen - 1 }, '100101')).status).toBe(200);

      expect(await atPrice('manager', entered, '100101', 'price-1')).toMatchObject({
        status: 200,
        prices: { displayPrice: { value: seen } },
      });
      const audited = await shop.db.query(
        `select 1 from staff_audit where action like '%/price/' and target like '%100101%'`,
      );
      expect(audited).toHaveLength(2);
      for (const [other, itemId] of [
        [{ ...entered, cents: seen - 2 }, '100101'],
        [entered, ITEM],
      ] as const)
        expect((await atPrice('manager', other, itemId, 'price-1')).status).toBe(409);
      expect((await find('100101')).prices.displayPrice.value).toBe(seen);
    });

    it('is that of the list where it is the price online by chance, which changes without the list', async () => {
      const { prices, priceList } = await find('100302');
      const seen = prices.displayPrice.value;
      expect(priceList?.price).toBeNull();
      const entered = { cents: seen, seen, seenChange: null };
      const answers = [
        await atPrice('manager', entered, '100302', 'by-chance'),
        await atPrice('manager', entered, '100302', 'by-chance'),
        await atPrice('otherManager', { cents: seen, seen }, '100302'),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 200, priceList: { kind: 'zone', price: { value: seen } } });
      expect(
        await shop.db.query(
          `select cents from price_history where item_id = '100302' and list_id = 'zone-west'`,
        ),
      ).toEqual([{ cents: seen }]);
    });

    it('that was entered without a connection gives way to a later one, also if that is the old one again', async () => {
      const { prices, priceList } = await find('100301');
      const seen = prices.displayPrice.value;
      const offline = { cents: seen - 3, seen, seenChange: priceList?.changedAt ?? null };
      await atPrice('otherManager', { cents: seen - 1, seen }, '100301');
      const late = {
        status: 412,
        globalErrors: [{ msg: 'deskItem.priceChanged' }],
        item: { prices: { displayPrice: { value: seen - 1 } } },
      };
      expect(await atPrice('manager', offline, '100301', 'price-2')).toMatchObject(late);

      await atPrice('otherManager', { cents: seen, seen: seen - 1 }, '100301');
      expect((await atPrice('manager', offline, '100301', 'price-2')).status).toBe(412);
      // Shown again, and entered again.
      const { changedAt = null } = (await find('100301')).priceList ?? {};
      const again = { ...offline, seenChange: changedAt };
      expect((await atPrice('manager', again, '100301', 'price-2')).prices.displayPrice.value).toBe(seen - 3);
    });

    it('needs a confirmation where it is far from the present one', async () => {
      const seen = (await find('100201')).prices.displayPrice.value;
      for (const cents of [seen * 10, Math.floor(seen / 10)])
        expect(await atPrice('manager', { cents, seen }, '100201')).toMatchObject({
          status: 409,
          globalErrors: [{ msg: 'deskItem.priceFarOff' }],
        });
      expect((await find('100201')).prices.displayPrice.value).toBe(seen);
      const confirmed = { cents: seen * 10, seen, isConfirmed: true };
      expect((await atPrice('manager', confirmed, '100201')).prices.displayPrice.value).toBe(seen * 10);
    });

    it('and a count are taken only from the person who has recorded them on the device', async () => {
      const { prices, stock } = await find('100303');
      const seen = prices.displayPrice.value;
      const send = async (person: keyof typeof testStaff, path: string, body: object, by: string) =>
        (await aDeviceOf(shop, testStaff[person])).send('POST', `/rest/desk/items/100303/${path}/`, body, {
          'x-recorded-by': by,
        });
      const price = { cents: seen + 1, seen };
      const count = { counted: 9, seen: stock.onHand, reason: 'COUNTED' };
      const { manager, otherManager, employee } = testStaff;
      for (const answer of [
        await send('otherManager', 'price', price, manager.number),
        // Not refused because of the role, so that the device keeps it.
        await send('employee', 'price', price, manager.number),
        await send('employee', 'stock', count, manager.number),
      ])
        expect([answer.statusCode, answer.json<ErrorBody>().globalErrors]).toMatchObject([
          401,
          [{ msg: 'staffError.otherPerson' }],
        ]);
      expect(await find('100303')).toMatchObject({ prices: { displayPrice: { value: seen } }, stock });

      expect((await send('otherManager', 'price', price, ` ${otherManager.number} `)).statusCode).toBe(200);
      expect((await send('employee', 'stock', count, employee.number)).statusCode).toBe(200);
    });

    it('is refused to employees, and in other forms than cents', async () => {
      const { value: seen } = (await find(ITEM)).prices.displayPrice;
      expect((await atPrice('employee', { cents: seen + 1, seen })).status).toBe(403);
      for (const cents of [0, -1, 1.5, '1,99', 10_000_001, null])
        expect((await atPrice('manager', { cents, seen })).status).toBe(400);
      expect((await call('the-warehouse', `${ITEM}/price/`, { cents: 1, seen })).status).toBe(404);
      expect((await find(ITEM)).prices.displayPrice.value).toBe(seen);
    });
  });
});
