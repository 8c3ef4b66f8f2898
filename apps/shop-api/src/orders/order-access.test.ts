/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { pathOf } from '@fachwerk/shared/calls';
import { allContracts, type OrderView } from '@fachwerk/shared/contracts';
import { writeStores } from '../stores/store-repository';
import { testStores } from '../testing/a-store';
import { aCartToOrder } from '../testing/an-order';
import { aCustomer, PASSWORD } from '../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../testing/test-shop';
import { placeOrder } from './place-order';

jest.setTimeout(60_000);

/** A form that each call with an order accepts. */
const FORMS: Record<string, Record<string, string>> = {
  '/rest/orders/{orderId}/cancel/': { lines: '' },
  '/rest/orders/{orderId}/bank-details/': { accountHolder: 'Max Fremd', iban: 'DE02120300000000202051' },
};

const withOrder = allContracts.filter(({ path }) => path.includes('{orderId}'));
const ofVisitors = withOrder.filter(({ path }) => !path.startsWith('/rest/desk/'));
const ofDesk = withOrder.filter(({ path }) => path.startsWith('/rest/desk/'));

describe.each(testServers)('orders on %s', (server) => {
  let shop: TestShop;
  let clock: Date;
  beforeAll(async () => {
    shop = await openTestShop(server, {
      deskTokens: ['online:a token of the warehouse'.replaceAll(' ', '-'), '1001:a-token-of-a-store'],
      now: () => clock,
    });
    await writeStores(shop.db, testStores);
    await aCustomer(shop.db, 'fremd@example.org');
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    clock = new Date();
  });

  /** An order of the visitor's session, or of its customer. */
  async function anOrder(owner: Visitor, customerId: string | null = null): Promise<string> {
    const order = await aCartToOrder(shop.db, [{ itemId: '100401', quantity: 2 }], {
      ...{ needsPayment: false, customerId },
    });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, order, clock));
    const { orderId } = placed as { orderId: string };
    await owner.post('/basket/add/', { itemId: '100201' });
    await shop.db.query(
      'update shop_order set session_id = (select session_id from cart where session_id is not null order by updated_at desc limit 1) where id = $1',
      [orderId],
    );
    return orderId;
  }
  const state = async (orderId: string) =>
    (await shop.db.query('select state, version from shop_order where id = $1', [orderId]))[0];

  it('have a test for every call with the id of an order', () => {
    expect(ofVisitors.length).toBeGreaterThan(1);
    expect(ofDesk.length).toBeGreaterThan(5);
  });

  it.each(['guest', 'customer'])('are not there for another %s', async (kind) => {
    const orderId = await anOrder(new Visitor(shop.app));
    const stranger = new Visitor(shop.app);
    if (kind === 'customer')
      await stranger.post('/login/', { email: 'fremd@example.org', password: PASSWORD });
    const before = await state(orderId);

    for (const contract of ofVisitors) {
      const url = pathOf(contract, { orderId, symbol: 'qr', number: 'RE-2026-000001' });
      const { statusCode, body } =
        contract.method === 'GET'
          ? await stranger.get(url)
          : await stranger.post(url, FORMS[contract.path] ?? {});
      expect([contract.path, [400, 401, 404].includes(statusCode)]).toEqual([contract.path, true]);
      expect(body).not.toContain('erika@example.org');
    }
    expect(await state(orderId)).toEqual(before);
  });

  it('are there for the session of a guest for 30 minutes', async () => {
    const owner = new Visitor(shop.app);
    const orderId = await anOrder(owner);

    const read = () => owner.get(`/rest/orders/${orderId}/`);
    const response = await read();
    expect(response.json<OrderView>()).toMatchObject({
      state: 'CONFIRMED',
      actions: ['cancel', 'cancel-lines'],
    });
    expect(response.headers['cache-control']).toBe('no-store');
    clock = new Date(clock.getTime() + 31 * 60_000);
    expect((await read()).statusCode).toBe(404);
  });

  it('of a customer need the login, not the session', async () => {
    const customerId = await aCustomer(shop.db, `kundin-${server.replace(/\W/g, '')}@example.org`);
    const owner = new Visitor(shop.app);
    const orderId = await anOrder(owner, customerId);

    expect((await owner.get(`/rest/orders/${orderId}/`)).statusCode).toBe(404);
    await owner.post('/login/', {
      email: `kundin-${server.replace(/\W/g, '')}@example.org`,
      password: PASSWORD,
    });
    clock = new Date(clock.getTime() + 31 * 60_000);
    expect((await owner.get(`/rest/orders/${orderId}/`)).statusCode).toBe(200);
  });

  it('are cancelled by their owner only before they are picked', async () => {
    const owner = new Visitor(shop.app);
    const orderId = await anOrder(owner);
    const cancel = (lines: string, key?: string) =>
      owner.post(`/rest/orders/${orderId}/cancel/`, { lines }, key ? { 'idempotency-key': key } : {});

    for (let repeat = 0; repeat < 2; repeat++)
      expect((await cancel('1:1', 'one-piece')).json<OrderView>().lines[0]?.cancelled).toBe(1);
    expect((await cancel('1:2')).statusCode).toBe(412);
    expect((await cancel('1:1; drop')).statusCode).toBe(400);
    await shop.db.query(`update shop_order set state = 'PICKING' where id = $1`, [orderId]);
    const refused = await cancel('');
    expect(refused.statusCode).toBe(412);
    await shop.db.query(`update shop_order set state = 'CONFIRMED' where id = $1`, [orderId]);
    for (let repeat = 0; repeat < 2; repeat++)
      expect((await cancel('')).json<OrderView>().state).toBe('CANCELLED');
  });

  it.each([
    ['no token', undefined, 401],
    ['a wrong token', 'Bearer a-token-of-another', 401],
    ['the token of another store', 'Bearer a-token-of-a-store', 404],
  ])('are closed to a desk with %s', async (_, authorization, status) => {
    const orderId = await anOrder(new Visitor(shop.app));

    for (const contract of ofDesk) {
      const { statusCode } = await shop.app.inject({
        method: contract.method,
        url: pathOf(contract, { orderId }),
        headers: authorization === undefined ? {} : { authorization },
        ...(contract.json && {
          payload: {
            ...{ lines: [{ lineId: 1, quantity: 1 }], code: '1', carrier: 'DHL', trackingNumber: '1' },
            ...{ cents: 100, transferReference: 'T-1' },
          },
        }),
      });
      expect([contract.path, statusCode]).toEqual([contract.path, status]);
    }
  });
});
