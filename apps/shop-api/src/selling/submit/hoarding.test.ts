/** @jest-environment node */
import type { Checkout, CheckoutChange, OrderPlaced, ReservationDraft } from '@fachwerk/shared/contracts';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import {
  aContact,
  ADDRESS,
  CONTACT,
  DELIVERY,
  UNREACHABLE_PROVIDER,
} from '../checkout/testing/checkout-forms';

const STORE = '1001';
/** Each test has one for itself. */
const ITEMS = Array.from({ length: 13 }, (_, index) => `9001${10 + index}`);
const PIECES = 40;
const MINUTE_MS = 60_000;

describe('goods that are held for nothing', () => {
  let shop: TestShop;
  const now = Date.now();
  let passedMs = 0;
  let networks = 0;
  let tests = 0;
  let itemId: string;
  beforeAll(async () => {
    shop = await openTestShop(
      'embedded',
      { payments: UNREACHABLE_PROVIDER, now: () => new Date(now + passedMs) },
      [
        aProduct({
          productId: '9001',
          items: ITEMS.map((id) => anItem({ itemId: id, priceCents: 1000, onlineStock: PIECES })),
        }),
      ],
    );
    await writeStores(shop.db, testStores);
    for (const id of ITEMS) await shop.setStock(id, PIECES, STORE);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    passedMs = 0;
    itemId = ITEMS[tests++] ?? '';
  });
  afterEach(async () => {
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });

  const elsewhere = () => new Visitor(shop.app, `198.51.100.${++networks}`);
  const read = async (visitor: Visitor) => (await visitor.get('/rest/checkout/')).json<Checkout>();
  const left = async (locationId = 'online') => {
    const [row] = await shop.db.query<{ left: number }>(
      'select quantity - reserved as left from stock where item_id = $1 and location_id = $2',
      [itemId, locationId],
    );
    return row?.left;
  };

  /** From the cart to the start of the checkout. */
  async function hold(visitor: Visitor, quantity: number): Promise<Checkout> {
    await visitor.post('/basket/add/', { itemId, quantity });
    const started = await visitor.post('/rest/checkout/start/', {});
    expect(started.statusCode).toBe(200);
    return started.json<{ checkout: Checkout }>().checkout;
  }

  async function order(visitor: Visitor, quantity: number, contact = aContact()) {
    await hold(visitor, quantity);
    await visitor.post('/rest/checkout/contact/', contact);
    await visitor.post('/rest/checkout/delivery/', DELIVERY);
    await visitor.post('/rest/checkout/address/', ADDRESS);
    await visitor.post('/rest/checkout/payment/', { paymentMethod: 'PAYPAL' });
    return submit(visitor);
  }

  async function submit(visitor: Visitor) {
    const { sum, review } = await read(visitor);
    const fields = { acceptedTotal: sum.total.value, idempotencyKey: review?.submitKey ?? 'none' };
    return visitor.post('/rest/checkout/submit/', fields);
  }

  async function reserve(visitor: Visitor, quantity: number, email = aContact().email) {
    await visitor.post('/basket/add/', { itemId, quantity, companyId: STORE });
    const draft = (await visitor.get('/rest/reservation/')).json<ReservationDraft>();
    const fields = { ...CONTACT, email, acceptedTotal: draft.sum.total.value };
    return visitor.post('/rest/reservation/submit/', fields, { 'idempotency-key': draft.submitKey });
  }
  const refusalOf = (answer: { json(): unknown }) => (answer.json() as CheckoutChange).globalErrors[0];

  it('are at most half of an item for one visitor, who can order all of them', async () => {
    const visitor = elsewhere();
    const checkout = await hold(visitor, PIECES);

    expect(checkout).toMatchObject({ holdNote: 'limited', lines: [{ quantity: PIECES }] });
    expect(await left()).toBe(PIECES / 2);
  });

  it('are three quarters of an item for all visitors of one network, also with other IPv6 addresses', async () => {
    for (let index = 0; index < 8; index++)
      await hold(new Visitor(shop.app, `2001:db8:1:${index}::${index + 1}`), 10);

    expect(await left()).toBe(PIECES / 4);
    expect((await hold(elsewhere(), 3)).holdNote).toBeUndefined();
  });

  it('are given back after an hour, however often the visitor renews the hold', async () => {
    const visitor = elsewhere();
    await hold(visitor, 10);
    for (let minutes = 0; minutes < 60; minutes += 10) {
      passedMs += 10 * MINUTE_MS;
      await visitor.post('/rest/checkout/start/', {});
    }

    expect(await left()).toBe(PIECES);
    expect(await read(visitor)).toMatchObject({
      holdUntil: null,
      holdNote: 'paused',
      isEmpty: false,
      lines: [{ quantity: 10 }],
    });
    passedMs += 30 * MINUTE_MS;
    expect((await hold(visitor, 1)).holdUntil).not.toBeNull();
  });

  it('of a last piece are held and sold', async () => {
    await shop.setStock(itemId, 1);
    const visitor = elsewhere();

    expect((await order(visitor, 1)).statusCode).toBe(201);
    expect(await left()).toBe(0);
  });

  it('are not more with a payment that never comes; the cart stays as it is', async () => {
    const visitor = elsewhere();
    const refused = await order(visitor, PIECES);

    expect(refused.statusCode).toBe(409);
    expect(refusalOf(refused)).toMatchObject({
      msg: 'checkout.error.tooManyPieces',
      values: { count: PIECES / 2 },
    });
    expect((await read(visitor)).lines).toMatchObject([{ quantity: PIECES }]);
  });

  it('do not pile up as unpaid orders of one person with many addresses', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) {
      const contact = { ...CONTACT, email: `e.rika+${index}@${index % 2 ? 'gmail' : 'googlemail'}.com` };
      statuses.push((await order(elsewhere(), 1, contact)).statusCode);
    }

    expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  });

  it('do not pile up as unpaid orders of one account, with other addresses and as a guest', async () => {
    const email = 'hamster@example.org';
    await aCustomer(shop.db, email);
    const statuses: number[] = [];
    for (let index = 0; index < 5; index++) {
      const visitor = elsewhere();
      if (index < 4) await visitor.post('/login/', { email, password: PASSWORD });
      const typed = index < 4 ? `hamster-${index}@example.org` : email;
      statuses.push((await order(visitor, 1, { ...CONTACT, email: typed })).statusCode);
    }
    const customer = elsewhere();
    await customer.post('/login/', { email, password: PASSWORD });

    expect(statuses).toEqual([201, 201, 201, 201, 201]);
    expect((await order(customer, 1)).statusCode).toBe(409);
    expect((await order(elsewhere(), 1, { ...CONTACT, email: 'hamster-0@example.org' })).statusCode).toBe(
      201,
    );
  });

  it('do not pile up as orders of many persons in one session or one network', async () => {
    const address = '203.0.113.8';
    const visitor = new Visitor(shop.app, address);
    for (let index = 0; index < 2; index++) expect((await order(visitor, 10)).statusCode).toBe(201);
    expect(refusalOf(await order(visitor, 5))?.msg).toBe('checkout.error.noMorePieces');

    // Three quarters of 40, less 20 of the orders and 5 that the first visitor holds.
    expect(refusalOf(await order(new Visitor(shop.app, address), 9))).toMatchObject({
      msg: 'checkout.error.tooManyPieces',
      values: { count: 5 },
    });
    expect((await order(elsewhere(), 4)).statusCode).toBe(201);
  });

  it('count also in a store that a reservation keeps them in', async () => {
    expect(refusalOf(await reserve(elsewhere(), PIECES))?.msg).toBe('checkout.error.tooManyPieces');
    expect(await left(STORE)).toBe(PIECES);

    expect((await reserve(elsewhere(), PIECES / 2)).statusCode).toBe(201);
  });

  it('are refused for a day to a person who reserves and cancels in a loop', async () => {
    const { email } = aContact();
    const loop = async () => {
      // The limit of mails to the person comes first.
      await shop.db.query('delete from caused_mail');
      const visitor = elsewhere();
      const reserved = await reserve(visitor, 4, email.replace('@', `+${networks}@`));
      if (reserved.statusCode !== 201) return reserved;
      const { reservationId } = reserved.json<{ reservationId: string }>();
      await visitor.post(`/rest/reservation/${reservationId}/cancel/`, {});
      return reserved;
    };
    for (let count = 0; count < 10; count++) expect((await loop()).statusCode).toBe(201);

    const refused = await loop();
    expect([refused.statusCode, refusalOf(refused)?.msg]).toEqual([409, 'checkout.error.tooManyEnded']);
    expect(await left(STORE)).toBe(PIECES);
  });

  it('lose the exception of small orders in a network that gives back more than it pays for', async () => {
    const next = async (quantity: number) => {
      await shop.db.query('delete from caused_mail');
      const visitor = new Visitor(shop.app, '203.0.113.10');
      return { visitor, reserved: await reserve(visitor, quantity) };
    };
    for (let count = 0; count < 10; count++) {
      const { visitor, reserved } = await next(1);
      const { reservationId } = reserved.json<{ reservationId: string }>();
      await visitor.post(`/rest/reservation/${reservationId}/cancel/`, {});
    }
    for (const quantity of [20, 10]) expect((await next(quantity)).reserved.statusCode).toBe(201);

    expect(refusalOf((await next(4)).reserved)).toMatchObject({ values: { count: 1 } });
    expect((await reserve(elsewhere(), 4)).statusCode).toBe(201);
  });

  it('may be more for a firm', async () => {
    await shop.setStock(itemId, 600);
    const visitor = elsewhere();
    expect((await hold(visitor, 300)).holdNote).toBe('limited');

    await shop.db.query(
      `insert into customer (id, email, password_hash, salutation, first_name, last_name, is_prohibis, confirmed_at)
       values ('firm', 'firma@example.org', 'x', 'MR', 'Max', 'Muster', true, now())`,
    );
    await shop.db.query(
      `update session set customer_id = 'firm', login_expires_at = now() + interval '1 hour'`,
    );
    expect((await hold(visitor, 1)).holdNote).toBeUndefined();
  });

  it('leave a crowd behind one address its orders, a few pieces each', async () => {
    const buyers = Array.from({ length: PIECES / 4 }, () => new Visitor(shop.app, '203.0.113.9'));
    const placed: OrderPlaced[] = [];
    for (const buyer of buyers) {
      const answer = await order(buyer, 4);
      expect(answer.statusCode).toBe(201);
      placed.push(answer.json<OrderPlaced>());
    }

    expect(placed).toHaveLength(buyers.length);
    expect(await left()).toBe(0);
  });
});
