/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { anItem, aProduct, testProducts } from '../../testing/a-product';
import { aStore } from '../../testing/a-store';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { writeStores } from '../store/store-repository';
import { prepareStores } from './prepare-stores';
const silent = () => undefined;

const many = aProduct({
  productId: '5000',
  items: Array.from({ length: 40 }, (_, index) =>
    anItem({ itemId: `5${String(index).padStart(5, '0')}`, priceCents: index < 20 ? 499 : 29_900 }),
  ),
});

describe.each(testServers)('filling the stores on %s', (server) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(server, {}, [...testProducts, many]);
  });
  afterEach(() => shop.close());

  const stockRows = () =>
    shop.db.query<{ item_id: string; location_id: string; quantity: number; aisle: number; shelf: number }>(
      `select item_id, location_id, quantity, aisle, shelf from stock where location_id <> 'online' order by 1, 2`,
    );

  it('gives each store about a third of all items, more of the cheap ones', async () => {
    await prepareStores(shop.db, silent);
    const rows = await stockRows();

    expect(rows.length / (190 * 48)).toBeGreaterThan(0.25);
    expect(rows.length / (190 * 48)).toBeLessThan(0.42);
    const cheap = rows.filter(({ item_id }) => item_id < '500020' && item_id >= '500000');
    const dear = rows.filter(({ item_id }) => item_id >= '500020' && item_id < '6');
    expect(cheap.length).toBeGreaterThan(dear.length * 1.4);
    expect(rows.filter(({ quantity }) => quantity === 0).length / rows.length).toBeCloseTo(0.06, 1);
    for (const { aisle, shelf } of rows.slice(0, 500)) {
      expect(aisle).toBeGreaterThan(0);
      expect(shelf).toBeGreaterThan(0);
    }
  });

  it('repeats nothing, even if several instances start together', async () => {
    await Promise.all([prepareStores(shop.db, silent), prepareStores(shop.db, silent)]);
    const before = await stockRows();
    await prepareStores(shop.db, silent);

    expect(await stockRows()).toEqual(before);
    const keys = await shop.db.query(
      `select conname from pg_constraint where conrelid = 'stock'::regclass and contype = 'f'`,
    );
    expect(keys).toEqual([{ conname: 'stock_location_id_fkey' }]);
  });

  it('gives an imported item its places and leaves the others unchanged', async () => {
    await prepareStores(shop.db, silent);
    const before = await stockRows();
    for (const { item_id, location_id } of before)
      if (item_id === '100101') await shop.setStock(item_id, 77, location_id);

    await shop.import([aProduct({ productId: '6001' })]);

    const rows = await stockRows();
    expect(rows.filter(({ item_id }) => item_id === '600100').length).toBeGreaterThan(30);
    expect(rows).toHaveLength(before.length + rows.filter(({ item_id }) => item_id === '600100').length);
    expect(rows.find(({ item_id }) => item_id === '100101')?.quantity).toBe(77);
  });

  it('does not change imported stores or their stock', async () => {
    await writeStores(shop.db, [aStore({ companyId: 'A-1' })]);
    await shop.db.query(`update store_state set filled_by = 'erp'`);

    await prepareStores(shop.db, silent);
    await shop.import([aProduct({ productId: '6001' })]);

    expect(await stockRows()).toEqual([]);
    expect(await shop.db.query('select company_id from store')).toEqual([{ company_id: 'A-1' }]);
  });

  it('sets the time of the stock count to the last hour', async () => {
    await prepareStores(shop.db, silent);
    const [{ oldest, newest }] = (await shop.db.query(
      `select extract(epoch from now() - min(stock_checked_at))::int as oldest,
         extract(epoch from now() - max(stock_checked_at))::int as newest from store`,
    )) as [{ oldest: number; newest: number }];

    expect(oldest).toBeLessThan(3600);
    expect(newest).toBeGreaterThanOrEqual(0);
  });
});
