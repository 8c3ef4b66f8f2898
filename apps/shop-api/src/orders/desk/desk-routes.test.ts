/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { DeskOrder, DeskOrders } from '@fachwerk/shared/contracts';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder } from '../../testing/an-order';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { moveOrder } from '../lifecycle/move-order';
import { findOrder } from '../lifecycle/order';
import { type NewOrder, placeOrder } from '../lifecycle/place-order';

const STORE = '1001';
const ITEM = '100401';
const OTHER = '100301';
/** A Monday in Köln, with the store open from eight to eight. */
const MONDAY = new Date('2026-11-23T09:00:00Z');
const atBerlin = (text: string) => new Date(`${text}+01:00`);

describe.each(testServers)('the desk on %s', (server) => {
  let shop: TestShop;
  let clock = MONDAY;
  beforeAll(async () => {
    shop = await openTestShop(server, {
      deskTokens: [`${STORE}:a-token-of-a-store`, 'online:a-token-of-the-warehouse'],
      now: () => clock,
    });
    await writeStores(shop.db, testStores);
    await shop.setStock(ITEM, 1000, STORE);
    await shop.setStock(OTHER, 1000, STORE);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    clock = MONDAY;
  });
  afterEach(async () => {
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });

  const call = async (desk: 'a-store' | 'the-warehouse', path: string, payload?: object, key?: string) => {
    const response = await shop.app.inject({
      method: payload || path.split('/').length > 3 ? 'POST' : 'GET',
      url: `/rest/desk/orders/${path}`,
      headers: { authorization: `Bearer a-token-of-${desk}`, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
    return { status: response.statusCode, ...response.json<DeskOrder & DeskOrders>() };
  };
  const desk = (orderId: string, action: string, payload: object = {}, key?: string) =>
    call('a-store', `${orderId}/${action}/`, payload, key);
  const warehouse = (orderId: string, action: string, payload: object = {}, key?: string) =>
    call('the-warehouse', `${orderId}/${action}/`, payload, key);

  async function placed(order: Partial<NewOrder>): Promise<string> {
    const locationId = order.kind === 'delivery' ? 'online' : STORE;
    const lines = [
      { itemId: ITEM, quantity: 2, locationId },
      { itemId: OTHER, quantity: 1, locationId },
    ];
    const fresh = await aCartToOrder(shop.db, lines, {
      companyId: order.kind === 'delivery' ? null : STORE,
      paymentMethod: 'PAY_IN_STORE',
      needsPayment: false,
      ...order,
    });
    const outcome = await shop.db.transaction((tx) => placeOrder(tx, fresh, clock));
    if (!('orderId' in outcome)) throw new Error(JSON.stringify(outcome));
    return outcome.orderId;
  }
  /** Numbers and units are joined by spaces that do not break. */
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  const codeOf = async (orderId: string) => (await findOrder(shop.db, orderId))?.collectionCode;
  const timersAt = async (at: Date) => {
    clock = at;
    await shop.runJobs('timers of orders');
  };
  const lines = (...quantities: number[]) => ({
    lines: quantities.map((quantity, index) => ({ lineId: index + 1, quantity })),
  });

  it('takes a reservation from the shelf to the till, against the code', async () => {
    const orderId = await placed({ kind: 'reservation' });
    const [toPick] = (await call('a-store', '')).orders.filter(({ order }) => order.orderId === orderId);
    // The screws are sold by the pack of 200.
    expect(toPick?.lines.map(({ soldBy }) => soldBy)).toEqual([undefined, 'pack']);
    expect((await findOrder(shop.db, orderId))?.readyBy).toEqual(atBerlin('2026-11-23T12:00'));

    expect((await desk(orderId, 'found', lines(1, 1))).order.state).toBe('PARTIAL');
    const ready = await desk(orderId, 'ready');
    expect(ready.order).toMatchObject({
      state: 'READY',
      collectUntil: { at: atBerlin('2026-11-26T20:00').toISOString() },
    });
    expect((await desk(orderId, 'hand-over', { code: '0' })).status).toBe(400);
    const collected = await desk(orderId, 'hand-over', { code: await codeOf(orderId) });
    expect(collected.order).toMatchObject({
      state: 'COLLECTED',
      lines: [{ cancelled: 1, handedOver: 1 }, {}],
    });
  });

  describe('a parcel that was reported with a wrong number', () => {
    const sent = async () => {
      const orderId = await placed({ kind: 'delivery', needsPayment: false });
      await warehouse(orderId, 'pick');
      await warehouse(orderId, 'ship', { carrier: 'DHL', trackingNumber: 'JJD0001', ...lines(1) });
      const { order } = await warehouse(orderId, 'ship', { carrier: 'GLS', trackingNumber: '4711' });
      return { orderId, first: order.parcels[0]!.parcel!, second: order.parcels[1]!.parcel! };
    };
    const correct = (orderId: string, parcel: number, trackingNumber = 'JJD0002', key?: string) =>
      warehouse(orderId, 'parcel', { parcel, carrier: 'DPD', trackingNumber }, key);
    const mails = (orderId: string) =>
      shop.db.query<{ n: number }>(
        `select count(*)::int as n from order_event where order_id = $1 and event = 'correct-parcel'`,
        [orderId],
      );

    it('has the right one, which its buyer gets once', async () => {
      const { orderId, first } = await sent();
      const answers = [1, 2].map(() => correct(orderId, first, 'jjd 0002', `parcel-${orderId}`));
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);

      expect((await correct(orderId, first, 'JJD0002')).status).toBe(412);
      const { order } = await call('the-warehouse', `${orderId}/`);
      expect(order.parcels).toMatchObject([
        { parcel: first, carrier: 'DPD', trackingNumber: 'JJD0002', lines: [{ lineId: 1, quantity: 1 }] },
        { carrier: 'GLS', trackingNumber: '4711' },
      ]);
      expect(await mails(orderId)).toEqual([{ n: 1 }]);
      expect(order.history.at(-1)).toMatchObject({
        text: 'Angaben zum Paket berichtigt',
        details: ['DPD JJD0002'],
      });
      expect(order.state).toBe('SHIPPED');
    });

    it('is corrected again, and back to what it was', async () => {
      const { orderId, second } = await sent();
      await correct(orderId, second);
      const { order } = await warehouse(orderId, 'parcel', {
        parcel: second,
        carrier: 'GLS',
        trackingNumber: '4711',
      });

      expect(order.parcels[1]).toMatchObject({ carrier: 'GLS', trackingNumber: '4711' });
      expect(await mails(orderId)).toEqual([{ n: 2 }]);
    });

    it('is not corrected to nonsense, for a step that is no parcel, at another desk, and after the delivery', async () => {
      const { orderId, first } = await sent();

      expect((await correct(orderId, first, '!')).status).toBe(400);
      expect((await correct(orderId, 1)).status).toBe(412);
      expect(
        (await desk(orderId, 'parcel', { parcel: first, carrier: 'DPD', trackingNumber: '1' })).status,
      ).toBe(404);
      await warehouse(orderId, 'deliver');
      expect((await correct(orderId, first)).status).toBe(412);
    });
  });

  describe('goods that were found and are not ordered any more', () => {
    const toPutBack = async (orderId: string) => {
      const { orders } = await call('a-store', '?list=put-back');
      const found = orders.find(({ order }) => order.orderId === orderId);
      return found?.lines.map((line) => line.toPutBack ?? 0);
    };

    it('are listed when their time is over, until the desk has put them back', async () => {
      const orderId = await placed({ kind: 'reservation' });
      await desk(orderId, 'found', lines(1, 1));
      await desk(orderId, 'ready');
      expect(await toPutBack(orderId)).toBeUndefined();
      await timersAt(atBerlin('2026-11-26T20:00'));

      expect(await toPutBack(orderId)).toEqual([1, 1]);
      const history = async () => (await call('a-store', `${orderId}/`)).order.history;
      const before = await history();
      const answers = [1, 2].map(() => desk(orderId, 'put-back', {}, `put-back-${orderId}`));
      expect((await Promise.all(answers)).map(({ status, events }) => [status, events])).toEqual([
        [200, []],
        [200, []],
      ]);
      expect(await toPutBack(orderId)).toBeUndefined();
      expect((await desk(orderId, 'put-back')).status).toBe(412);
      // Their buyer has nothing of it.
      expect(await history()).toEqual(before);
    });

    it('are not listed for ever where the store reports nothing', async () => {
      const orderId = await placed({ kind: 'reservation' });
      await desk(orderId, 'found', lines(2, 1));
      await desk(orderId, 'ready');
      await timersAt(atBerlin('2026-11-26T20:00'));
      clock = atBerlin('2026-12-10T19:00');
      expect(await toPutBack(orderId)).toEqual([2, 1]);

      clock = atBerlin('2026-12-10T21:00');
      expect(await toPutBack(orderId)).toBeUndefined();
    });

    it('are put back with the report that they were not collected', async () => {
      const orderId = await placed({ kind: 'collect' });
      await desk(orderId, 'pick');
      await desk(orderId, 'found', lines(2, 1));
      await desk(orderId, 'ready');
      clock = atBerlin('2026-12-24T10:00');

      expect(await desk(orderId, 'expire')).toMatchObject({
        order: { state: 'CANCELLED' },
        events: ['put-back'],
      });
      expect((await desk(orderId, 'put-back')).events).toEqual([]);
      expect(await toPutBack(orderId)).toBeUndefined();
    });

    it('are listed when a buyer leaves a part of them at the counter', async () => {
      const orderId = await placed({ kind: 'reservation' });
      await desk(orderId, 'found', lines(2, 1));
      await desk(orderId, 'ready');
      await desk(orderId, 'hand-over', { code: await codeOf(orderId), ...lines(1, 1) });

      expect(await toPutBack(orderId)).toEqual([1, 0]);
    });

    it('are listed as well when they were looked for again, or were found after the withdrawal', async () => {
      const withdraw = (orderId: string) =>
        shop.db.transaction((tx) =>
          moveOrder(tx, orderId, 'withdraw', { actor: 'guest', details: lines(1) }),
        );
      const [again, late] = [await placed({ kind: 'collect' }), await placed({ kind: 'collect' })];
      for (const orderId of [again, late]) await desk(orderId, 'pick');
      await desk(again, 'found', lines(2, 1));
      await withdraw(again);
      // The other item is broken.
      await desk(again, 'found', lines(1, 0));
      await withdraw(late);
      await desk(late, 'found', lines(2, 1));
      for (const orderId of [again, late]) {
        await desk(orderId, 'ready');
        await desk(orderId, 'hand-over', { code: await codeOf(orderId) });
        expect(await toPutBack(orderId)).toEqual([1, 0]);
      }
    });

    it('are none when all were handed out, or nothing was found yet', async () => {
      const [given, early] = [await placed({ kind: 'reservation' }), await placed({ kind: 'reservation' })];
      await desk(given, 'found', lines(2, 1));
      await desk(given, 'ready');
      await desk(given, 'hand-over', { code: await codeOf(given) });
      await timersAt(atBerlin('2026-12-23T10:00'));

      expect((await findOrder(shop.db, early))?.state).toBe('EXPIRED');
      expect(await toPutBack(given)).toBeUndefined();
      expect(await toPutBack(early)).toBeUndefined();
    });
  });

  it('keeps a reservation until closing of the third working day, with the holidays of the state', async () => {
    clock = atBerlin('2026-12-23T10:00');
    const orderId = await placed({ kind: 'reservation' });
    await desk(orderId, 'found', lines(2, 1));
    await desk(orderId, 'ready');

    // The 24th is a working day with an early end; Christmas and Sunday are not, the 28th and 29th are.
    expect((await desk(orderId, 'expire')).status).toBe(412);
    await timersAt(atBerlin('2026-12-29T19:59'));
    expect((await findOrder(shop.db, orderId))?.state).toBe('READY');
    await timersAt(atBerlin('2026-12-29T20:00'));
    expect((await findOrder(shop.db, orderId))?.state).toBe('EXPIRED');

    // A device without reception reports late what it has handed out.
    expect(await desk(orderId, 'hand-over', { code: await codeOf(orderId) })).toMatchObject({
      status: 412,
      globalErrors: [{ msg: 'deskError.givenLate' }],
    });
  });

  it('reminds after seven days and gives the money back after fourteen', async () => {
    const orderId = await placed({ kind: 'collect', paymentMethod: 'CREDIT_CARD' });
    await desk(orderId, 'pick');
    await desk(orderId, 'found', lines(2, 1));
    await desk(orderId, 'ready');

    await timersAt(atBerlin('2026-11-29T23:59'));
    expect((await findOrder(shop.db, orderId))?.dueEvent).toBe('remind');
    await timersAt(atBerlin('2026-11-30T00:00'));
    await timersAt(atBerlin('2026-11-30T00:01'));
    expect(
      await shop.db.query(
        `select count(*)::int as n from order_event where order_id = $1 and event = 'remind'`,
        [orderId],
      ),
    ).toEqual([{ n: 1 }]);
    await timersAt(atBerlin('2026-12-07T23:59'));
    expect((await findOrder(shop.db, orderId))?.state).toBe('READY');
    await timersAt(atBerlin('2026-12-08T00:00'));
    expect(await findOrder(shop.db, orderId)).toMatchObject({ state: 'CANCELLED', capturedCents: 0 });
    expect(
      await shop.db.query(
        'select kind from payment_task t join payment p on p.id = payment_id where order_id = $1',
        [orderId],
      ),
    ).toEqual([]);
  });

  it('sends parts, charges each of them once, and takes goods back', async () => {
    const orderId = await placed({ kind: 'delivery', shippingCents: 595, paymentMethod: 'CREDIT_CARD' });
    const money = async () => {
      const order = await findOrder(shop.db, orderId);
      return [order?.state, order?.capturedCents, order?.refundedCents];
    };
    await warehouse(orderId, 'pick');
    expect((await warehouse(orderId, 'found', lines(2, 0))).order.lines[1]?.cancelled).toBe(1);
    const parcel = { carrier: 'DHL', trackingNumber: '00340434161094000001', ...lines(1) };
    for (let repeat = 0; repeat < 2; repeat++) await warehouse(orderId, 'ship', parcel, 'parcel-1');
    expect(await money()).toEqual(['PARTLY_SHIPPED', 1595, 0]);
    expect((await warehouse(orderId, 'ship', { ...parcel, ...lines(2) }, 'parcel-1')).status).toBe(409);
    expect((await warehouse(orderId, 'deliver', {}, 'parcel-1')).status).toBe(409);
    const shipped = await warehouse(orderId, 'ship', { carrier: 'DHL', trackingNumber: '2' });
    expect(shipped.order.parcels).toHaveLength(2);
    expect(await money()).toEqual(['SHIPPED', 2595, 0]);
    await warehouse(orderId, 'deliver');
    await warehouse(orderId, 'return', lines(1));
    expect(await money()).toEqual(['DELIVERED', 2595, 1000]);
    await warehouse(orderId, 'return', lines(1));
    expect(await money()).toEqual(['RETURNED', 2595, 2595]);
    expect((await warehouse(orderId, 'return', lines(1))).status).toBe(412);
  });

  it.each(['', '  ', '1'.repeat(61), '<b>1</b>'])(
    'refuses the tracking number "%s" and sends nothing',
    async (trackingNumber) => {
      const orderId = await placed({ kind: 'delivery' });
      await warehouse(orderId, 'pick');

      expect((await warehouse(orderId, 'ship', { carrier: 'DHL', trackingNumber })).status).toBe(400);
      expect(await findOrder(shop.db, orderId)).toMatchObject({ state: 'PICKING' });
    },
  );

  it('refuses the bar code of any item as a tracking number, and sends nothing', async () => {
    const orderId = await placed({ kind: 'delivery' });
    await warehouse(orderId, 'pick');
    const [item] = await shop.db.query<{ ean: string }>('select ean from item where id <> all($1) limit 1', [
      [ITEM, OTHER],
    ]);

    const refused = await warehouse(orderId, 'ship', { carrier: 'DHL', trackingNumber: ` ${item!.ean} ` });
    expect(refused).toMatchObject({
      status: 400,
      globalErrors: [{ msg: 'deskError.trackingIsEan' }],
      fieldErrors: [{ field: 'trackingNumber', msg: 'deskError.trackingIsEan' }],
    });
    expect(await findOrder(shop.db, orderId)).toMatchObject({ state: 'PICKING' });
  });

  it('stores the tracking number as the carrier knows it', async () => {
    const orderId = await placed({ kind: 'delivery' });
    await warehouse(orderId, 'pick');

    const { order } = await warehouse(orderId, 'ship', { carrier: 'UPS', trackingNumber: ' 1z 999 aa1 ' });
    expect(order.parcels).toMatchObject([{ carrier: 'UPS', trackingNumber: '1Z999AA1' }]);
  });

  it('leaves in the history what became of every piece', async () => {
    const orderId = await placed({ kind: 'delivery', shippingCents: 595, paymentMethod: 'CREDIT_CARD' });
    await warehouse(orderId, 'pick');
    await warehouse(orderId, 'found', lines(2, 0));
    await warehouse(orderId, 'ship', { carrier: 'DHL', trackingNumber: '1', ...lines(1) });
    await warehouse(orderId, 'ship', { carrier: 'DHL', trackingNumber: '2' });
    const { order } = await warehouse(orderId, 'return', lines(1));

    expect(order.history.map(({ text, details = [] }) => [text, ...details.map(plain)])).toEqual([
      ['Bestätigt'],
      ['Wird gepackt'],
      ['Nicht vorrätig und deshalb storniert', `1 × Artikel ${OTHER}`, 'Summe um 10,00 € niedriger'],
      ['Teilweise versandt', `1 × Artikel ${ITEM}`],
      ['Versandt', `1 × Artikel ${ITEM}`],
      ['Rücksendung eingegangen', `1 × Artikel ${ITEM}`, 'Summe um 10,00 € niedriger'],
    ]);
    expect(order.parcels.map((parcel) => parcel.lines)).toEqual([
      [{ lineId: 1, quantity: 1 }],
      [{ lineId: 1, quantity: 1 }],
    ]);
  });

  it('cancels an order of which nothing is found', async () => {
    const orderId = await placed({ kind: 'collect' });
    await desk(orderId, 'pick');

    expect((await desk(orderId, 'found', lines(0, 0))).order.state).toBe('CANCELLED');
  });

  it('finds an order by its number, and not by a wrong one', async () => {
    const orderId = await placed({ kind: 'collect' });
    const { number = '' } = (await findOrder(shop.db, orderId)) ?? {};

    const found = await call('a-store', `?number=${number.toLowerCase()}`);
    expect(found.orders.map(({ order }) => order.number)).toEqual([number]);
    expect((await call('a-store', `?number=${number.slice(0, -1)}2x`)).orders).toEqual([]);
  });
});
