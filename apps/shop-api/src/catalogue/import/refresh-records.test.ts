/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { ProductDetail, ProductList } from '@fachwerk/shared/contracts';
import { allocateStock, releaseAllocation } from '../../stores/stock/stock-reservations';
import { writeNextDeliveries } from '../../stores/stock/write-stock';
import { anItem, aProduct } from '../../testing/a-product';
import { skipTime } from '../../testing/skip-time';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { refreshRecords } from './refresh-records';

const ITEM = '950101';
const key = { cause: 'order', reference: 'order-1' } as const;

describe.each(testServers)('product records on %s', (server) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(server, {}, [
      aProduct({ productId: '9501', name: 'Stichsäge', items: [anItem({ itemId: ITEM, onlineStock: 2 })] }),
    ]);
  });
  afterEach(() => shop.close());

  /** Its job would rewrite the records as well. */
  const stopApi = () => shop.app.close();
  const allocate = (quantity: number) =>
    allocateStock(shop.db, [{ itemId: ITEM, locationId: 'online', quantity }], null, key);
  const statuses = async () => [
    (await shop.app.inject('/rest/products/?q=stichsäge')).json<ProductList>().items[0]?.statusOnline,
    (await shop.app.inject('/rest/products/9501/')).json<ProductDetail>().statusOnline,
  ];
  it('show the next delivery of a product that is sold out', async () => {
    await shop.import([
      aProduct({
        productId: '9501',
        name: 'Stichsäge',
        items: [anItem({ itemId: ITEM, onlineStock: 0, nextDelivery: '2999-12-03' })],
      }),
    ]);
    expect(await statuses()).toEqual(['CanBeOrdered', 'CanBeOrdered']);

    await writeNextDeliveries(shop.db, [{ itemId: ITEM, locationId: 'online', date: '2000-12-03' }]);
    await refreshRecords(shop.db, 0);
    expect(await statuses()).toEqual(['SoldOut', 'SoldOut']);
  });

  const dataVersion = async () => {
    const response = await shop.app.inject('/rest/navigation/');
    return Number(response.headers['x-data-version']);
  };

  it('show a product as sold out, and as available again, without an import', async () => {
    const before = await dataVersion();
    await allocate(2);
    await refreshRecords(shop.db, 0);
    expect(await statuses()).toEqual(['SoldOut', 'SoldOut']);

    await releaseAllocation(shop.db, key);
    await refreshRecords(shop.db, 0);
    expect(await statuses()).toEqual(['Available', 'Available']);

    skipTime(1100);
    expect(await dataVersion()).toBe(before + 2);
  });

  it('are not rewritten while the product stays available', async () => {
    await stopApi();
    await allocate(1);

    expect(await refreshRecords(shop.db, 0)).toBe(0);
  });

  it('are rewritten at most once in the interval', async () => {
    await stopApi();
    await allocate(2);
    expect(await refreshRecords(shop.db, 0)).toBe(1);
    await releaseAllocation(shop.db, key);

    expect(await refreshRecords(shop.db, 60_000)).toBe(0);
    expect(await refreshRecords(shop.db, 0)).toBe(1);
  });

  it('are rewritten by one of several processes', async () => {
    await stopApi();
    await allocate(2);

    const written = await Promise.all(Array.from({ length: 3 }, () => refreshRecords(shop.db, 0)));

    expect(written.sort()).toEqual([0, 0, 1]);
  });
});
