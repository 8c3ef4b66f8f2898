/** @jest-environment node */
import type { Queryable } from '@fachwerk/database';
import { everyServer } from '@fachwerk/database/testing';
import type {
  CartContainer,
  Checkout,
  GoodsTransport,
  OrderConfirmation,
  OrderView,
  ReservationDraft,
} from '@fachwerk/shared/contracts';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { aVehicle } from '../../rental/testing/a-vehicle';
import type { VehicleEntry } from '../../rental/vehicles/vehicle-file';
import { writeVehicles } from '../../rental/vehicles/write-vehicles';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct, number } from '../../testing/a-product';
import { aStore, testStores } from '../../testing/a-store';
import { actorOf } from '../../testing/an-order';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { aContact, ADDRESS } from '../checkout/testing/checkout-forms';
import { createCartComposer } from './cart-composer';
import { createCartRepository } from './cart-repository';

/** A Monday, 10:00 in Köln: what is reserved now is ready at noon, and kept until Thursday evening. */
const NOW = new Date('2026-11-23T09:00:00Z');
/** The last one is closed on Monday and Tuesday. */
const [STORE, OTHER, REBUILT] = ['1001', '1004', '1099'] as const;
const [SACK, BEAM, SCREWS] = ['900100', '900200', '900300'] as const;

const trailer = aVehicle({ hourCents: 500 });
const tandem = aVehicle({
  vehicleId: '1001-A2',
  plate: 'K-FW 105',
  payloadKg: 1480,
  lengthMm: 3010,
  licence: 'BE',
  hourCents: 900,
});
const van = aVehicle({
  vehicleId: '1001-T3',
  kind: 'VAN',
  plate: 'K-FW 106',
  payloadKg: 1100,
  lengthMm: 3300,
  hourCents: 1400,
  dayCents: 6900,
});

describe.each(everyServer)('transport for a reservation on %s', (server) => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop(server, { now: () => NOW }, [
      aProduct({
        productId: '9001',
        items: [anItem({ itemId: SACK, weightGrams: 25_000, onlineStock: 500 })],
      }),
      aProduct({
        productId: '9002',
        items: [
          anItem({
            itemId: BEAM,
            weightGrams: 12_000,
            onlineStock: 500,
            attributes: { 'laenge-mm': number(6000, 'mm') },
          }),
        ],
      }),
      aProduct({ productId: '9003', items: [anItem({ itemId: SCREWS, onlineStock: 500 })] }),
    ]);
    const closed = ['2026-11-23', '2026-11-24'].map((date) => ({ date, reason: 'Umbau', hours: [] }));
    await writeStores(shop.db, [...testStores, aStore({ companyId: REBUILT, specialOpenings: closed })]);
    for (const companyId of [STORE, OTHER, REBUILT])
      for (const itemId of [SACK, BEAM, SCREWS]) await shop.setStock(itemId, 500, companyId);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    await offer(trailer, tandem, van);
  });

  const offer = (...vehicles: VehicleEntry[]) => writeVehicles(shop.db, vehicles);
  const add = async (itemId: string, quantity: number, companyId?: string): Promise<CartContainer> =>
    (
      await visitor.post('/basket/add/', { itemId, quantity, ...(companyId && { companyId }) })
    ).json<CartContainer>();
  const cart = async () => (await visitor.get('/rest/basket/')).json<CartContainer>();
  const offersOf = (transport: GoodsTransport | undefined) =>
    transport?.offers.map(({ vehicleId, price, fromDay, fromTime }) =>
      [vehicleId, price.value, fromDay, fromTime].join(' '),
    );
  const sumOf = async () => (await cart()).reservationSum;

  async function reserve(fields: Record<string, string> = {}): Promise<string> {
    const draft = (await visitor.get('/rest/reservation/')).json<ReservationDraft>();
    const answer = await visitor.post(
      '/rest/reservation/submit/',
      { ...aContact(), acceptedTotal: draft.sum.total.value, ...fields },
      { 'idempotency-key': draft.submitKey },
    );
    expect(answer.statusCode).toBe(201);
    return answer.json<{ reservationId: string }>().reservationId;
  }
  const orderOf = async (id: string) => (await visitor.get(`/rest/orders/${id}/`)).json<OrderView>();

  it('is the cheapest vehicle that carries the goods, from when they are ready', async () => {
    const { reservationSum } = await add(SACK, 20, STORE);

    expect(reservationSum).toMatchObject({
      weight: { grams: 500_000, displayValue: '500 kg' },
      fitsEstateCar: false,
      transport: {
        store: { companyId: STORE, name: 'Fachwerk Köln' },
        offers: [
          {
            vehicleId: trailer.vehicleId,
            kind: 'TRAILER',
            payloadKg: 520,
            lengthMm: 2050,
            licence: 'B',
            price: { value: 500, displayValue: '5,00\u00a0€' },
            fromDay: '2026-11-23',
            fromTime: '12:00',
            fromText: 'Mo., 23.11.2026, 12:00 Uhr',
          },
        ],
      },
    });
    expect(JSON.stringify(reservationSum)).not.toContain(trailer.plate);
  });

  it('follows the cart: another vehicle for more, none for what a car carries', async () => {
    const entryId = (await add(SACK, 20, STORE)).addedEntryId ?? '';
    const edit = async (quantity: number) =>
      (await visitor.post('/basket/edit/', { entryId, itemId: SACK, quantity })).json<CartContainer>()
        .reservationSum;

    expect(offersOf((await edit(30)).transport)).toEqual([
      '1001-A2 900 2026-11-23 12:00',
      '1001-T3 1400 2026-11-23 12:00',
    ]);
    expect(offersOf((await edit(60)).transport)).toEqual([]);
    const small = await edit(16);
    expect([small.fitsEstateCar, small.transport]).toEqual([true, undefined]);
    expect((await sumOf()).transport).toBeUndefined();
  });

  it('is not a vehicle that is shorter than the goods, however light they are', async () => {
    const { reservationSum } = await add(BEAM, 1, STORE);

    expect([reservationSum.fitsEstateCar, reservationSum.transport?.offers]).toEqual([false, []]);
    await offer(trailer, aVehicle({ ...van, lengthMm: 6000 }));
    expect(offersOf((await sumOf()).transport)).toEqual(['1001-T3 1400 2026-11-23 12:00']);
  });

  it('leaves out a vehicle that is not rented out any more, and one that is repaired meanwhile', async () => {
    await add(SACK, 20, STORE);
    await offer(van);
    expect(offersOf((await sumOf()).transport)).toEqual(['1001-T3 1400 2026-11-23 12:00']);

    const reason = 'Reifen';
    const blocked = [{ from: '2026-11-23T00:00:00+01:00', to: '2026-12-20T00:00:00+01:00', reason }];
    await offer({ ...trailer, blocked }, van);
    expect(offersOf((await sumOf()).transport)).toEqual(['1001-T3 1400 2026-11-23 12:00']);

    await offer({ ...trailer, blocked }, { ...van, blocked });
    expect(offersOf((await sumOf()).transport)).toEqual([]);
  });

  it('begins after the booking of another visitor', async () => {
    await add(SACK, 20, STORE);
    await offer(trailer);
    const taken = { fromDay: '2026-11-23', fromTime: '11:30', toDay: '2026-11-23', toTime: '14:00' };
    const other = new Visitor(shop.app);
    await other.get('/rest/user/');
    const held = await other.post('/rest/rental/bookings/', {
      companyId: STORE,
      vehicleId: trailer.vehicleId,
      ...taken,
    });
    expect(held.statusCode).toBe(201);

    expect(offersOf((await sumOf()).transport)).toEqual(['1001-A1 500 2026-11-23 14:00']);
    await shop.db.query('delete from rental_booking');
  });

  it('is that of the new store after a change, none in a store without vehicles', async () => {
    await add(SACK, 20, STORE);
    await visitor.post('/rest/stores/select/', { companyId: OTHER, confirm: 'true' });
    await visitor.post('/basket/clear/', { type: 'ALL' });
    const { reservationSum } = await add(SACK, 20, OTHER);

    expect(reservationSum.transport).toEqual({
      store: { companyId: OTHER, name: 'Fachwerk Aachen' },
      offers: [],
      untilDay: expect.any(String) as string,
    });
  });

  it('waits for the day on which the store opens', async () => {
    await offer(aVehicle({ companyId: REBUILT, vehicleId: '1099-A1' }));

    expect(offersOf((await add(SACK, 20, REBUILT)).reservationSum.transport)).toEqual([
      '1099-A1 900 2026-11-25 10:00',
    ]);
  });

  it('is not offered for what is sent, and not with one added position', async () => {
    const sent = await add(SACK, 20);
    expect([sent.cartSum.fitsEstateCar, 'transport' in sent.cartSum]).toEqual([false, false]);
    expect(sent.reservationSum.transport).toBeUndefined();

    const one = await visitor.post('/basket/add/', {
      itemId: SACK,
      quantity: 20,
      companyId: STORE,
      positions: 'added',
    });
    expect(one.json<CartContainer>().reservationSum.transport).toBeUndefined();
    expect(offersOf((await sumOf()).transport)).toHaveLength(1);
  });

  it('costs one statement where the goods do not fit a car, and none where they do', async () => {
    const statements: string[] = [];
    const counted = {
      ...shop.db,
      query: ((text: string, values?: unknown[]) => {
        statements.push(text);
        return shop.db.query(text, values);
      }) as Queryable['query'],
    };
    const composer = createCartComposer({ db: counted, now: () => NOW, payments: { types: [] } });
    async function countOf(): Promise<number> {
      const [row] = await shop.db.query<{ id: string }>(
        'select session_id as id from session_cart order by (select updated_at from cart where id = cart_id) desc limit 1',
      );
      const stored = await createCartRepository(shop.db).find(row?.id ?? '');
      await composer.container(stored);
      statements.length = 0;
      await composer.container(stored);
      return statements.length;
    }
    const entryId = (await add(SACK, 16, STORE)).addedEntryId ?? '';
    const fitting = await countOf();
    await visitor.post('/basket/edit/', { entryId, itemId: SACK, quantity: 20 });

    expect((await countOf()) - fitting).toBe(1);
    expect(statements.filter((text) => text.includes('rental_vehicle'))).toHaveLength(1);
  });

  it('of a placed reservation is at the wished time, on the confirmation and on the page of the order', async () => {
    await add(SACK, 20, STORE);
    const draft = (await visitor.get('/rest/reservation/')).json<ReservationDraft>();
    const wished = draft.wishTimes.find(({ text }) => text.includes('16:00–'));
    const id = await reserve({ wishTime: wished?.at ?? '' });
    const { order } = (await visitor.get(`/rest/checkout/confirmation/${id}/`)).json<OrderConfirmation>();

    expect(offersOf(order.transport)).toEqual(['1001-A1 500 2026-11-23 16:00']);
    expect(offersOf((await orderOf(id)).transport)).toEqual(['1001-A1 500 2026-11-23 16:00']);
  });

  it('of a placed reservation is from when it is ready, until it is cancelled', async () => {
    await add(SACK, 20, STORE);
    const id = await reserve();
    expect(offersOf((await orderOf(id)).transport)).toEqual(['1001-A1 500 2026-11-23 12:00']);

    // The goods are late: from when on a vehicle helps is not known.
    await shop.db.query(`update shop_order set ready_by = ready_by - interval '1 day' where id = $1`, [id]);
    expect((await orderOf(id)).transport).toBeUndefined();
    await shop.db.query(`update shop_order set ready_by = ready_by + interval '1 day' where id = $1`, [id]);

    await visitor.post(`/rest/reservation/${id}/cancel/`, {});
    expect((await orderOf(id)).transport).toBeUndefined();
  });

  it('is in the mail that the goods are ready, from then on', async () => {
    await add(SACK, 20, STORE);
    const id = await reserve();
    for (const event of ['find', 'ready'] as const)
      await shop.db.transaction((tx) => moveOrder(tx, id, event, { actor: actorOf(event), now: NOW }));
    await shop.runJobs('render mails of orders');
    const [mail] = await shop.db.query<{ text: string }>(
      `select text from mail_outbox m join order_mail o on o.id = m.id
       where o.order_id = $1 and m.kind = 'reservation-ready'`,
      [id],
    );

    expect(mail?.text.replace(/\s+/g, ' ')).toContain(
      'Anhänger bis 520 kg, Führerschein B, ab 5,00 €, frei ab Mo., 23.11.2026, 11:00 Uhr: ' +
        `${PUBLIC_URL}/transporter/?companyId=1001&vehicleId=1001-A1&fromDay=2026-11-23&fromTime=11%3A00&suggest=time`,
    );
  });

  it('of an order that is collected is from when it is ready, and for what is not collected yet', async () => {
    await visitor.post('/rest/stores/select/', { companyId: STORE });
    await add(SACK, 20);
    await visitor.post('/rest/checkout/start/', {});
    await visitor.post('/rest/checkout/contact/', aContact());
    await visitor.post('/rest/checkout/delivery/', { kind: 'collect', companyId: STORE });
    await visitor.post('/rest/checkout/address/', ADDRESS);
    await visitor.post('/rest/checkout/payment/', { paymentMethod: 'PAY_IN_STORE' });
    const { sum, review } = (await visitor.get('/rest/checkout/')).json<Checkout>();
    const placed = await visitor.post('/rest/checkout/submit/', {
      acceptedTotal: sum.total.value,
      idempotencyKey: review?.submitKey ?? '',
    });
    expect(placed.statusCode).toBe(201);
    const { orderId } = placed.json<{ orderId: string }>();
    expect(offersOf((await orderOf(orderId)).transport)).toEqual(['1001-A1 500 2026-11-23 12:00']);

    await visitor.post(`/rest/orders/${orderId}/cancel/`, { lines: '1:4' });
    expect((await orderOf(orderId)).transport).toBeUndefined();
  });

  it('is absent for an order that a car carries, and for one of before its weights were stored', async () => {
    await add(SCREWS, 5, STORE);
    expect((await orderOf(await reserve())).transport).toBeUndefined();

    await add(SACK, 20, STORE);
    const old = await reserve();
    await shop.db.query(
      `update order_line set details = details - 'weightGrams' - 'lengthMm' where order_id = $1`,
      [old],
    );
    expect((await orderOf(old)).transport).toBeUndefined();
  });
});
