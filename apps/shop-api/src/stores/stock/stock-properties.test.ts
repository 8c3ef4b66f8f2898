/** @jest-environment node */
import { type Database, openDatabase } from '@fachwerk/database';
import { testServers } from '@fachwerk/database/testing';
import { anItem, aProduct } from '../../testing/a-product';
import fc from '../../testing/properties';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { correctStock } from './correct-stock';
import { findStockDifferences } from './stock-differences';
import {
  allocateStock,
  handOverAllocation,
  holdStock,
  releaseAllocation,
  releaseEndedHolds,
  releaseHold,
  returnStock,
  type StockLine,
} from './stock-reservations';
import { writeStock } from './write-stock';

const ITEMS = ['900101', '900102', '900103'];
const START = 12;

interface Operation {
  name: string;
  run(db: Database): Promise<unknown>;
}

const lines = fc.array(
  fc.record({
    itemId: fc.constantFrom(...ITEMS),
    locationId: fc.constant('online'),
    quantity: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const cart = fc.constantFrom('cart-1', 'cart-2', 'cart-3');
const key = fc
  .integer({ min: 1, max: 4 })
  .map((number) => ({ cause: 'order', reference: `order-${number}` }) as const);
/** Some holds have ended when they begin. */
const until = fc.constantFrom(-1, 15).map((minutes) => () => new Date(Date.now() + minutes * 60_000));

/** As a person who reads the quantity first; another step may be faster. */
async function correct(db: Database, itemId: string, counted: number, reference: string): Promise<void> {
  const [row] = await db.query<{ seen: number }>(
    `select quantity as seen from stock where item_id = $1 and location_id = 'online'`,
    [itemId],
  );
  await correctStock(db, {
    itemId,
    locationId: 'online',
    counted,
    seen: row?.seen ?? 0,
    reason: 'COUNTED',
    by: 'online',
    at: new Date(),
    reference,
  });
}

const operation = (name: string, run: Operation['run']): Operation => ({ name, run });
const text = JSON.stringify;
const operations = fc.oneof(
  fc
    .tuple(lines, fc.option(cart), key)
    .map(([demand, cartId, to]) =>
      operation(`allocate ${text({ demand, cartId, to })}`, (db) => allocateStock(db, demand, cartId, to)),
    ),
  fc
    .tuple(cart, lines, until)
    .map(([cartId, demand, end]) =>
      operation(`hold ${text({ cartId, demand })}`, (db) => holdStock(db, cartId, demand, end())),
    ),
  cart.map((cartId) => operation(`release hold ${cartId}`, (db) => releaseHold(db, cartId))),
  key.map((of) => operation(`release ${of.reference}`, (db) => releaseAllocation(db, of))),
  key.map((of) => operation(`hand over ${of.reference}`, (db) => handOverAllocation(db, of))),
  fc
    .tuple(key, lines, fc.constantFrom('part-1', 'part-2'))
    .map(([of, part, reference]) =>
      operation(`hand over ${text({ of, part, reference })}`, (db) =>
        handOverAllocation(db, of, { lines: part, reference: `${of.reference} ${reference}` }),
      ),
    ),
  fc
    .tuple(lines, fc.constantFrom('return-1', 'return-2'))
    .map(([goods, reference]) =>
      operation(`return ${text({ goods, reference })}`, (db) => returnStock(db, goods, reference)),
    ),
  fc
    .tuple(fc.constantFrom(...ITEMS), fc.integer({ min: 0, max: 20 }), fc.constantFrom('count-1', 'count-2'))
    .map(([itemId, quantity, reference]) =>
      operation(`count ${itemId} ${quantity} ${reference}`, (db) =>
        writeStock(db, 'count', [{ itemId, locationId: 'online', quantity }], reference),
      ),
    ),
  fc
    .tuple(fc.constantFrom(...ITEMS), fc.integer({ min: 0, max: 20 }), fc.constantFrom('fix-1', 'fix-2'))
    .map(([itemId, counted, reference]) =>
      operation(`correct ${itemId} ${counted} ${reference}`, (db) => correct(db, itemId, counted, reference)),
    ),
  fc.constant(operation('give back ended holds', releaseEndedHolds)),
);

describe.each(testServers)('stock on %s', (server) => {
  let shop: TestShop;
  let db: Database;
  beforeAll(async () => {
    shop = await openTestShop(server, {}, [
      aProduct({ productId: '9001', items: ITEMS.map((itemId) => anItem({ itemId, onlineStock: START })) }),
    ]);
    db = openDatabase({ url: shop.databaseUrl, maxConnections: 8 });
  });
  afterAll(async () => {
    await db.close();
    await shop.close();
  });

  /** A new start: the ledger itself cannot be emptied. */
  async function begin(): Promise<void> {
    await db.query('alter table stock_ledger disable trigger stock_ledger_is_append_only');
    await db.query('delete from stock_ledger');
    await db.query('alter table stock_ledger enable trigger stock_ledger_is_append_only');
    await db.query('truncate stock_hold, stock_allocation, stock_correction');
    await db.query(`update stock set quantity = opening, reserved = 0 where location_id = 'online'`);
  }

  it('is what it was at the start, less what left, whatever happens at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operations, { minLength: 2, maxLength: 24 }), async (run) => {
        await begin();

        await Promise.all(run.map((one) => one.run(db)));

        expect(await findStockDifferences(db)).toEqual([]);
        const figures = await db.query<{
          [column: string]: unknown;
          available: number;
          reserved: number;
          start: number;
          left: number;
          corrected: number;
        }>(FIGURES);
        const isCorrected = run.some(({ name }) => name.startsWith('correct'));
        for (const { available, reserved, start, left, corrected } of figures) {
          expect(available + reserved).toBeGreaterThanOrEqual(0);
          // Only a person can state that less lies there than is reserved.
          if (!isCorrected) expect(available).toBeGreaterThanOrEqual(0);
          expect(reserved).toBeGreaterThanOrEqual(0);
          expect(start + corrected).toBe(available + reserved + left);
        }
      }),
    );
  });

  it('is not sold while less lies there than is reserved', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: START }),
        fc.integer({ min: 1, max: START }),
        fc.integer({ min: 1, max: START }),
        async (counted, promised, asked) => {
          await begin();
          const itemId = ITEMS[0]!;
          const line = (quantity: number) => [{ itemId, locationId: 'online', quantity }];
          await allocateStock(db, line(promised), null, { cause: 'order', reference: 'first' });

          const [, second] = await Promise.all([
            correct(db, itemId, counted, 'fix'),
            allocateStock(db, line(asked), null, { cause: 'order', reference: 'second' }),
          ]);
          await handOverAllocation(db, { cause: 'order', reference: 'first' });

          expect(await findStockDifferences(db)).toEqual([]);
          const [stock] = await db.query<{ quantity: number; reserved: number }>(
            `select quantity, reserved from stock where item_id = $1 and location_id = 'online'`,
            [itemId],
          );
          expect(stock).toEqual({
            quantity: Math.max(0, counted - promised),
            reserved: second.outcome === 'allocated' ? asked : 0,
          });
          expect(
            await allocateStock(db, line(1), null, { cause: 'order', reference: 'third' }),
          ).toMatchObject({
            outcome: counted - promised - (stock?.reserved ?? 0) >= 1 ? 'allocated' : 'missing',
          });
        },
      ),
    );
  });

  it('is never sold twice', async () => {
    const demand = (quantity: number): StockLine[] => [
      { itemId: ITEMS[0]!, locationId: 'online', quantity },
      { itemId: ITEMS[1]!, locationId: 'online', quantity: 1 },
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 12 }),
        async (quantities) => {
          await begin();

          const outcomes = await Promise.all(
            quantities.map((quantity, index) =>
              allocateStock(db, demand(quantity), null, { cause: 'order', reference: `buyer-${index}` }),
            ),
          );

          const sold = quantities.filter((_, index) => outcomes[index]?.outcome === 'allocated');
          const total = sold.reduce((sum, quantity) => sum + quantity, 0);
          expect(total).toBeLessThanOrEqual(START);
          const refused = quantities.filter((_, index) => outcomes[index]?.outcome === 'missing');
          if (sold.length < START)
            for (const quantity of refused) expect(total + quantity).toBeGreaterThan(START);
        },
      ),
    );
  });
});

/** `left`: handed over. `corrected`: counts, imports and returns. */
const FIGURES = `
  select s.quantity - s.reserved as available, s.reserved, s.opening as start,
    coalesce((select -sum(delta) from stock_ledger l
      where l.item_id = s.item_id and l.location_id = s.location_id and l.cause = 'hand-over'), 0) as left,
    coalesce((select sum(delta) from stock_ledger l
      where l.item_id = s.item_id and l.location_id = s.location_id and l.cause <> 'hand-over'), 0) as corrected
  from stock s where s.location_id = 'online'`;
