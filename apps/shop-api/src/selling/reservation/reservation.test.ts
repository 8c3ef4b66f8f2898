/** @jest-environment node */
import type {
  CartContainer,
  Reservation,
  ReservationChange,
  ReservationDraft,
} from '@fachwerk/shared/contracts';
import { importPromotions } from '../../benefits/promotions/import-promotions';
import { createAttemptLimit } from '../../kernel/limits/attempt-limit';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { CONTACT } from '../checkout/testing/checkout-forms';

/** A Monday morning. */
const NOW = new Date('2026-11-23T09:00:00.000Z');
const STORE = '1001';

/** Applies in the reservation cart, and the other one online only. */
const ONCE = {
  id: 'once',
  name: 'Einmal',
  terms: 'Gilt einmal.',
  code: 'EINMAL',
  oncePerCustomer: true,
  benefit: { kind: 'amount', cents: 100 },
  carts: ['RESERVATION'],
};

const ONLINE = {
  id: 'online',
  name: 'Online',
  terms: 'Gilt online.',
  code: 'ONLINE',
  benefit: { kind: 'amount', cents: 100 },
  carts: ['ONLINE'],
};

describe('a reservation', () => {
  let shop: TestShop;
  let visitor: Visitor;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { now: () => NOW }, [
      aProduct({ productId: '9001', items: [anItem({ itemId: '900100', priceCents: 1000 })] }),
      aProduct({ productId: '9002', items: [anItem({ itemId: '900200', priceCents: 2000 })] }),
    ]);
    await writeStores(shop.db, testStores);
    expect((await importPromotions(shop.db, JSON.stringify([ONCE, ONLINE]))).faults).toEqual([]);
    await shop.setStock('900100', 50, STORE);
    await shop.setStock('900200', 1, STORE);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    visitor = new Visitor(shop.app);
    email = `abholer-${++count}@example.org`;
  });

  async function fill(who = visitor, itemId = '900100', quantity = 2): Promise<ReservationDraft> {
    await who.post('/basket/add/', { itemId, quantity, companyId: STORE });
    return (await who.get('/rest/reservation/')).json<ReservationDraft>();
  }
  const reserve = (draft: ReservationDraft, fields: Record<string, string | number> = {}, who = visitor) =>
    who.post(
      '/rest/reservation/submit/',
      { ...CONTACT, email, acceptedTotal: draft.sum.total.value, ...fields },
      { 'idempotency-key': draft.submitKey },
    );

  it('needs only a contact, and is once for the same key', async () => {
    const draft = await fill();
    expect(draft).toMatchObject({
      store: { companyId: STORE },
      sum: { total: { value: 2000 }, shipping: { value: 0 } },
      pickupBox: 'PICKUP_BOX_CR',
    });
    const wishTime = draft.wishTimes[1]?.at ?? '';
    const first = await reserve(draft, { pickupPerson: 'Otto Muster', wishTime });
    expect(first.statusCode).toBe(201);
    expect((await reserve(draft)).json()).toEqual(first.json());
    const { reservationId, pickupCode } = first.json<{ reservationId: string; pickupCode: string }>();

    const read = (await visitor.get(`/rest/reservation/${reservationId}/`)).json<Reservation>();
    expect(read).toMatchObject({
      state: 'REQUESTED',
      pickupCode,
      pickupPerson: 'Otto Muster',
      canCancel: true,
      canExtend: false,
      total: { value: 2000 },
    });
    const [order] = await shop.db.query(
      'select kind, payment_method, delivery from shop_order where id = $1',
      [reservationId],
    );
    expect(order).toEqual({
      kind: 'reservation',
      payment_method: 'PAY_IN_STORE',
      delivery: { pickupPerson: 'Otto Muster', wishTime },
    });
    expect((await visitor.get('/rest/reservation/')).json<ReservationDraft>().isEmpty).toBe(true);
  });

  it('is read, cancelled and extended by its visitor only, and extended once', async () => {
    const { reservationId, holdUntil } = (await reserve(await fill())).json<{
      reservationId: string;
      holdUntil: string;
    }>();
    const path = `/rest/reservation/${reservationId}/`;
    const stranger = new Visitor(shop.app);
    expect((await stranger.get(path)).statusCode).toBe(404);
    for (const action of ['cancel', 'extend'])
      expect((await stranger.post(`${path}${action}/`, {})).statusCode).toBe(404);

    // Not before the goods are ready.
    expect((await visitor.post(`${path}extend/`, {})).statusCode).toBe(412);
    await shop.db.query(`update shop_order set state = 'READY' where id = $1`, [reservationId]);
    const longer = await visitor.post(`${path}extend/`, {});
    expect(longer.statusCode).toBe(200);
    expect(longer.json<Reservation>().canExtend).toBe(false);
    expect(longer.json<Reservation>().holdUntil > holdUntil).toBe(true);
    expect((await visitor.post(`${path}extend/`, {})).statusCode).toBe(412);

    const cancelled = await visitor.post(`${path}cancel/`, {});
    expect(cancelled.json<Reservation>()).toMatchObject({ state: 'CANCELLED', canCancel: false });
    expect((await visitor.post(`${path}cancel/`, {})).statusCode).toBe(200);
  });

  it('is refused when the contact has five open ones', async () => {
    for (let open = 0; open < 5; open++) {
      const who = new Visitor(shop.app);
      expect((await reserve(await fill(who, '900100', 1), {}, who)).statusCode).toBe(201);
    }
    const sixth = await reserve(await fill(), { email: email.toUpperCase() });
    expect(sixth.statusCode).toBe(409);
    expect(sixth.json()).toMatchObject({ globalErrors: [{ msg: 'reservation.error.tooMany' }] });
    expect((await visitor.get('/rest/reservation/')).json<ReservationDraft>().lines).toHaveLength(1);
  });

  it('answers 412 with the lowered cart if the store lacks something', async () => {
    const draft = await fill(visitor, '900200', 1);
    const other = new Visitor(shop.app);
    expect((await reserve(await fill(other, '900200', 1), {}, other)).statusCode).toBe(201);
    const late = await reserve(draft);
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({
      adjustedPositions: [{ itemId: '900200', newQuantity: 0, cart: 'RESERVATION' }],
      reservation: { isEmpty: true },
    });
  });

  it('that is repeated is found also in the time of waiting', async () => {
    const draft = await fill();
    const first = await reserve(draft);
    expect(first.statusCode).toBe(201);
    const [row] = await shop.db.query<{ session: string }>(
      'select session_id as session from shop_order where id = $1',
      [first.json<{ reservationId: string }>().reservationId],
    );
    const attempts = createAttemptLimit(shop.db);
    let seconds = 0;
    while (seconds === 0) seconds = await attempts.attempt('order', row?.session ?? '');

    const again = await reserve(draft);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await reserve(await fill())).statusCode).toBe(429);
  });

  it('takes a coupon that the person has used with another tag out of the cart, and is accepted without it', async () => {
    await shop.db.query(`select redeem_promotion('once', 'an earlier order', $1)`, [[email]]);
    await fill();
    await visitor.post('/rest/voucher/basket/add/', { coupon: 'EINMAL' });
    const draft = (await visitor.get('/rest/reservation/')).json<ReservationDraft>();
    expect(draft.sum.total.value).toBe(1900);

    const refused = await reserve(draft, { email: email.replace('@', '+2@') });

    expect(refused.statusCode).toBe(412);
    expect(refused.json()).toMatchObject({
      globalErrors: [{ msg: 'checkout.error.voucherUsedUp' }],
      reservation: { sum: { total: { value: 2000 } } },
    });
    expect((await reserve(refused.json<ReservationChange>().reservation)).statusCode).toBe(201);
  });

  it('uses up the coupon of the cart, and leaves one that it does not use', async () => {
    const coupon = async () =>
      (await visitor.get('/rest/basket/')).json<CartContainer>().cartSum.voucher?.coupon ?? null;
    await fill();
    await visitor.post('/rest/voucher/basket/add/', { coupon: 'EINMAL' });
    expect(
      (await reserve((await visitor.get('/rest/reservation/')).json<ReservationDraft>())).statusCode,
    ).toBe(201);
    expect(await coupon()).toBeNull();

    await fill();
    await visitor.post('/rest/voucher/basket/add/', { coupon: 'ONLINE' });
    expect(
      (await reserve((await visitor.get('/rest/reservation/')).json<ReservationDraft>())).statusCode,
    ).toBe(201);
    expect(await coupon()).toBe('ONLINE');
  });

  it('works without script and keeps what was typed', async () => {
    const draft = await fill();
    const fields = {
      ...CONTACT,
      email,
      acceptedTotal: draft.sum.total.value,
      idempotencyKey: draft.submitKey,
    };
    const wrong = await visitor.submit('/rest/reservation/submit/', { ...fields, lastName: '' });
    expect(wrong.headers.location).toMatch(/^\/checkout\/reservierung\/\?answer=/);
    const done = await visitor.submit('/rest/reservation/submit/', fields);
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toMatch(/^\/bestellung\/[\w-]+\/$/);
  });
});
