/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { anItem, aProduct } from '../../testing/a-product';
import { buyInProcesses } from '../../testing/buying-processes';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { findStockDifferences } from './stock-differences';

const BUYERS = 1000;
const PIECES = 50;
const INSTANCES = 3;
/** Milliseconds for 95 of 100 allocations while all buyers come at once. */
const MAX_P95 = 30_000;

describe.each(testServers)('the last pieces on %s', (server) => {
  let shop: TestShop;
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
  });
  afterAll(() => shop.close());

  it('go to exactly as many of a thousand buyers in three processes, without a deadlock', async () => {
    const { outcomes, milliseconds } = await buyInProcesses({
      databaseUrl: shop.databaseUrl,
      processes: INSTANCES,
      buyers: BUYERS,
      itemIds: ['900101', '900102'],
    });

    expect(outcomes.filter((outcome) => outcome === 'allocated')).toHaveLength(PIECES);
    expect(outcomes.filter((outcome) => outcome === 'missing')).toHaveLength(BUYERS - PIECES);
    expect(await findStockDifferences(shop.db)).toEqual([]);

    const p95 = milliseconds.sort((a, b) => a - b)[Math.floor(0.95 * BUYERS)];
    process.stdout.write(`${server}: p95 of ${BUYERS} allocations at once: ${p95?.toFixed(0)} ms\n`);
    expect(p95).toBeLessThan(MAX_P95);
  });
});
