/** @jest-environment node */
import { type Database, openDatabase } from '@fachwerk/database';
import { testServers } from '@fachwerk/database/testing';
import { anItem, aProduct } from '../testing/a-product';
import { openTestShop, type TestShop } from '../testing/test-shop';
import { findStockDifferences } from './stock-differences';
import { allocateStock, type StockLine } from './stock-reservations';

jest.setTimeout(120_000);

const BUYERS = 1000;
const PIECES = 50;
const INSTANCES = 3;
const line = (itemId: string): StockLine => ({ itemId, locationId: 'online', quantity: 1 });

describe.each(testServers)('the last pieces on %s', (server) => {
  let shop: TestShop;
  /** The connections of three instances of the API. */
  let instances: Database[];
  beforeAll(async () => {
    shop = await openTestShop(server, {}, [
      aProduct({
        productId: '9001',
        items: [
          anItem({ itemId: '900101', onlineStock: PIECES }),
          anItem({ itemId: '900102', onlineStock: BUYERS }),
        ],
      }),
    ]);
    instances = Array.from({ length: INSTANCES }, () =>
      openDatabase({ url: shop.databaseUrl, maxConnections: 8 }),
    );
  });
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.close()));
    await shop.close();
  });

  it('go to exactly as many of a thousand buyers, without a deadlock', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) => {
        // The order of the lines differs. A deadlock would reject one of the calls: `query` does not retry.
        const lines = [line('900101'), line('900102')];
        return allocateStock(instances[buyer % INSTANCES]!, buyer % 2 ? lines : lines.reverse(), null, {
          cause: 'order',
          reference: `buyer-${buyer}`,
        });
      }),
    );

    expect(outcomes.filter(({ outcome }) => outcome === 'allocated')).toHaveLength(PIECES);
    expect(outcomes.filter(({ outcome }) => outcome === 'missing')).toHaveLength(BUYERS - PIECES);
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });
});
