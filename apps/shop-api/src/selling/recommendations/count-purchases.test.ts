/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { until } from '@fachwerk/server-kit/testing/until';
import {
  type ProductList,
  readProducts,
  readRecommendations,
  type Recommendations,
} from '@fachwerk/shared/contracts';
import { placeOrder } from '../../orders/lifecycle/place-order';
import { aCartToOrder, TEST_ADDRESS } from '../../testing/an-order';
import { aCustomer } from '../../testing/test-account';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { countPurchases, FEWEST_BUYERS } from './count-purchases';

interface Purchase {
  email?: string;
  /** Ordered with the account of `ACCOUNT`. */
  isCustomer?: boolean;
  houseNumber?: number;
  items?: string[];
  daysAgo?: number;
  isReturned?: boolean;
}
const [DRILL, MINI, SCREWS, PLUGS] = ['100101', '100201', '100301', '100401'];
/** As if all goods had been given back. */
const NOTHING_KEPT = 'update order_line set handed_over = 0, returned = 0';
const ACCOUNT = 'account@example.org';
const MANY = Array.from({ length: FEWEST_BUYERS }, (_, index) => index);

describe.each(testServers)('purchases on %s', (server) => {
  let shop: TestShop;
  let now = new Date();
  let customerId: string;
  beforeAll(async () => {
    shop = await openTestShop(server, { now: () => now });
    customerId = await aCustomer(shop.db, ACCOUNT);
  });
  beforeEach(() => shop.db.query(NOTHING_KEPT));
  afterAll(() => shop.close());

  async function buy({ email = 'a@example.org', houseNumber = 1, ...purchase }: Purchase): Promise<void> {
    const { items = [DRILL, SCREWS], daysAgo = 1, isReturned = false, isCustomer = false } = purchase;
    const address = { ...TEST_ADDRESS, streetNumber: String(houseNumber) };
    const order = await aCartToOrder(
      shop.db,
      items.map((itemId) => ({ itemId })),
      {
        email,
        customerId: isCustomer ? customerId : null,
        deliveryAddress: address,
        billingAddress: address,
      },
    );
    const at = new Date(now.getTime() - daysAgo * 86_400_000);
    const placed = await shop.db.transaction((tx) => placeOrder(tx, order, at));
    await shop.db.query('update order_line set handed_over = 1, returned = $2 where order_id = $1', [
      'orderId' in placed ? placed.orderId : '',
      isReturned ? 1 : 0,
    ]);
  }
  const buyers = (purchase: Purchase = {}) =>
    Promise.all(MANY.map((n) => buy({ email: `buyer${n}@example.org`, houseNumber: n + 1, ...purchase })));
  async function count() {
    now = new Date(now.getTime() + 86_400_000);
    return countPurchases(shop.db, now);
  }
  const recommended = async (query: string) => {
    const response = await shop.app.inject(`${readRecommendations.path}?teaserId=a&${query}`);
    return response.json<Recommendations>();
  };
  const shown = async (query: string) =>
    (await recommended(query)).products.map(({ productId }) => productId);
  const together = (productId: string) => shown(`type=bought-together&productId=${productId}`);

  it('shows in both directions what enough buyers have bought together, the most bought first', async () => {
    await buyers();
    await buyers({ items: [DRILL, PLUGS, SCREWS] });
    await buy({ email: 'one@example.org', houseNumber: 99, items: [DRILL, SCREWS, MINI] });
    await count();

    expect(await together('1001')).toEqual(['1003', '1004']);
    expect(await together('1003')).toEqual(['1001', '1004']);
    expect(await together('1002')).toEqual([]);
  });

  it.each<[string, (n: number) => Purchase]>([
    ['one buyer', (houseNumber) => ({ houseNumber })],
    ['one person with many tags', (n) => ({ email: `a+${n}@example.org`, houseNumber: n })],
    [
      'one person as a customer and as a guest',
      (n) => ({ email: ACCOUNT, isCustomer: n % 2 === 0, houseNumber: n }),
    ],
    ['one household with many addresses of mail', (n) => ({ email: `alias${n}@example.org` })],
    [
      'buyers that gave the goods back',
      (n) => ({ email: `${n}@example.org`, houseNumber: n, isReturned: true }),
    ],
    ['buyers a year ago', (n) => ({ email: `${n}@example.org`, houseNumber: n, daysAgo: 366 })],
  ])('does not count %s', async (_, purchase) => {
    for (const n of [...MANY, FEWEST_BUYERS]) await buy(purchase(n));
    await count();

    expect(await together('1001')).toEqual([]);
  });

  it('shows nothing but the best sellers of 90 days, where they fill a row, and says so', async () => {
    await buyers({ items: [DRILL, MINI, SCREWS], daysAgo: 1 });
    await buyers({ items: [PLUGS], daysAgo: 100 });
    await count();
    expect((await recommended('type=best-sellers')).basis).toBe('ratings');

    await buyers({ items: [PLUGS] });
    await buy({ email: 'one@example.org', houseNumber: 99, items: [MINI] });
    await count();
    expect((await recommended('type=best-sellers')).basis).toBe('purchases');
    expect(await shown('type=best-sellers')).toEqual(['1002', '1001', '1003', '1004']);
    expect((await recommended('type=best-sellers&categoryId=schrauber')).basis).toBe('ratings');
  });

  it('lets products rise in lists that enough buyers have bought', async () => {
    await shop.db.query(
      `update product_listing set popularity = case product_id when '1001' then ${FEWEST_BUYERS - 1} else 0 end`,
    );
    const popular = async () => {
      const response = await shop.app.inject(`${readProducts.path}?categoryId=schrauber&sort=popularity`);
      return response.json<ProductList>().items.map(({ productId }) => productId);
    };
    await buy({ email: 'one@example.org', items: [MINI] });
    await count();
    expect(await shop.db.query('select from product_sale')).toEqual([]);
    expect((await popular())[0]).toBe('1001');

    await buyers({ items: [MINI] });
    await count();

    // A new version of the data is found within a second.
    await until(async () => (await popular())[0] === '1002');
    expect((await popular()).slice(0, 2)).toEqual(['1002', '1001']);
  });

  it('counts once a day over all processes, and forgets what is over', async () => {
    await buyers();
    now = new Date(now.getTime() + 86_400_000);
    const counted = await Promise.all([countPurchases(shop.db, now), countPurchases(shop.db, now)]);
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect(await together('1001')).toEqual(['1003']);

    await shop.db.query(NOTHING_KEPT);
    expect(await count()).toBe(true);
    expect(await together('1001')).toEqual([]);
  });

  it('keeps nothing about buyers', async () => {
    await buyers();
    await count();
    const rows = await shop.db.query('select * from bought_together');

    expect(rows.map((row) => Object.keys(row))).toEqual(rows.map(() => ['product_id', 'other_id', 'buyers']));
  });
});
