/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { anItem, aProduct } from '../../testing/a-product';
import { buyInProcesses } from '../../testing/buying-processes';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const BUYERS = 1000;
const PIECES = 50;
/** On an idle machine (`LONG=1`); with other work on it the answers take longer. */
const MOST_MS = process.env.LONG === '1' ? 3000 : 30_000;

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

  it('become as many orders of a thousand buyers of three processes, without a deadlock', async () => {
    const { outcomes, milliseconds } = await buyInProcesses({
      databaseUrl: shop.databaseUrl,
      processes: 3,
      buyers: BUYERS,
      itemIds: ['900101', '900102'],
      script: 'placing-process',
    });

    const times = [...milliseconds].sort((a, b) => a - b);
    const p95 = Math.round(times[Math.floor(times.length * 0.95)] ?? 0);
    const slowest = Math.round(times.at(-1) ?? 0);
    process.stdout.write(`${server}: ${BUYERS} orders at once: p95 ${p95} ms, slowest ${slowest} ms\n`);
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(PIECES);
    expect(outcomes.filter((outcome) => outcome === 'missing')).toHaveLength(BUYERS - PIECES);
    expect(await shop.db.query('select count(*)::int as n from shop_order')).toEqual([{ n: PIECES }]);
    // The lines of all others are in their carts.
    expect(await shop.db.query('select count(*)::int as n from cart_position')).toEqual([
      { n: 2 * (BUYERS - PIECES) },
    ]);
    expect(await findStockDifferences(shop.db)).toEqual([]);
    expect(times.at(-1)).toBeLessThan(MOST_MS);
  });
});
