/** @jest-environment node */
import type { OwnOrders } from '@fachwerk/shared/contracts';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { placeOrder } from '../../orders/lifecycle/place-order';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { aCustomer, mailsTo, PASSWORD, registration, tokenOf } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

let shop: TestShop;
let email: string;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.setStock('100101', 100);
});
afterAll(() => shop.close());
beforeEach(() => {
  email = `gast-${++count}@example.org`;
});

async function aGuestOrder(address = email, needsPayment = false): Promise<string> {
  const order = await aCartToOrder(shop.db, [{ itemId: '100101' }], { email: address, needsPayment });
  const placed = await shop.db.transaction((tx) => placeOrder(tx, order, new Date()));
  if (placed.outcome !== 'placed') throw new Error(placed.outcome);
  return placed.orderId;
}
const ownOrders = async (visitor: Visitor) =>
  (await visitor.get('/rest/account/orders/')).json<OwnOrders>().orders.map(({ orderId }) => orderId);

async function logIn(): Promise<Visitor> {
  const visitor = new Visitor(shop.app);
  await visitor.get('/rest/user/');
  expect((await visitor.post('/login/', { email, password: PASSWORD })).statusCode).toBe(200);
  return visitor;
}
async function registerAs(address: string): Promise<string> {
  const visitor = new Visitor(shop.app);
  await visitor.get('/rest/user/');
  await visitor.post('/register/', registration(address));
  return tokenOf((await mailsTo(shop.db, address)).at(-1));
}
async function confirm(token: string): Promise<void> {
  const visitor = new Visitor(shop.app);
  await visitor.get('/rest/user/');
  expect((await visitor.post('/register/confirm/', { token, password: PASSWORD })).statusCode).toBe(200);
}

describe('orders of a guest', () => {
  it('belong to the account of their address once it is confirmed, and not before', async () => {
    const orderId = await aGuestOrder(email.toUpperCase());
    const token = await registerAs(email);
    expect(await shop.db.query('select customer_id from shop_order where id = $1', [orderId])).toEqual([
      { customer_id: null },
    ]);

    await confirm(token);

    expect(await ownOrders(await logIn())).toEqual([orderId]);
  });

  it('that are placed later with the address of an account are there at the next login', async () => {
    await aCustomer(shop.db, email);
    expect(await ownOrders(await logIn())).toEqual([]);
    const orderId = await aGuestOrder();

    expect(await ownOrders(await logIn())).toEqual([orderId]);
  });

  it('of other addresses and of other accounts stay where they are', async () => {
    const other = await aCustomer(shop.db, `andere-${email}`);
    const foreign = await aGuestOrder();
    await shop.db.query('update shop_order set customer_id = $2 where id = $1', [foreign, other]);
    await aGuestOrder(`x${email}`);
    await aCustomer(shop.db, email);

    expect(await ownOrders(await logIn())).toEqual([]);
  });

  it('stay with the session that is about to pay them', async () => {
    await aCustomer(shop.db, email);
    const orderId = await aGuestOrder(email, true);
    expect(await ownOrders(await logIn())).toEqual([]);

    await shop.db.transaction((tx) => moveOrder(tx, orderId, 'pay', { actor: actorOf('pay') }));

    expect(await ownOrders(await logIn())).toEqual([orderId]);
  });
});
