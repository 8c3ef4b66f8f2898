/** @jest-environment node */
import { readOwnOrders } from '@fachwerk/shared/calls';
import type { OwnOrders } from '@fachwerk/shared/contracts';
import { aCartToOrder } from '../../testing/an-order';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { placeOrder } from '../lifecycle/place-order';

const ITEM = '100401';

describe('the orders of an account', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await shop.setStock(ITEM, 1000);
  });
  afterAll(() => shop.close());

  const placedBy = async (customerId: string, day: string): Promise<string> => {
    const draft = await aCartToOrder(shop.db, [{ itemId: ITEM }], { needsPayment: false });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
    const { orderId } = placed as { orderId: string };
    await shop.db.query('update shop_order set customer_id = $2, placed_at = $3 where id = $1', [
      orderId,
      customerId,
      day,
    ]);
    return orderId;
  };
  const loggedIn = async (email: string) => {
    const customerId = await aCustomer(shop.db, email);
    const visitor = new Visitor(shop.app);
    await visitor.post('/login/', { email, password: PASSWORD });
    const read = async (before = '') =>
      (await visitor.get(`${readOwnOrders.path}${before && `?before=${before}`}`)).json<OwnOrders>();
    return { customerId, read };
  };

  it('are listed newest first with day, state and sum, and no order of another customer', async () => {
    const [erika, other] = [await loggedIn('erika-liste@example.org'), await loggedIn('a-liste@example.org')];
    const older = await placedBy(erika.customerId, '2026-11-01T12:00:00Z');
    const newer = await placedBy(erika.customerId, '2026-11-20T12:00:00Z');
    const foreign = await placedBy(other.customerId, '2026-11-21T12:00:00Z');

    const { orders, next } = await erika.read();

    expect(orders.map(({ orderId }) => orderId)).toEqual([newer, older]);
    expect(orders[0]).toMatchObject({ placedText: '20.11.2026', stateText: 'Bestätigt' });
    expect(next).toBeNull();
    expect((await erika.read(foreign)).orders).toEqual([]);
  });

  it('come in pages of twenty, each once, also those of one instant', async () => {
    const { customerId, read } = await loggedIn('viele-liste@example.org');
    for (let count = 0; count < 22; count++) await placedBy(customerId, '2026-11-01T12:00:00Z');

    const first = await read();
    const second = await read(first.next ?? '');

    expect([first.orders.length, second.orders.length, second.next]).toEqual([20, 2, null]);
    expect(new Set([...first.orders, ...second.orders].map(({ orderId }) => orderId)).size).toBe(22);
  });

  it('need a login', async () => {
    expect((await new Visitor(shop.app).get(readOwnOrders.path)).statusCode).toBe(401);
  });
});
