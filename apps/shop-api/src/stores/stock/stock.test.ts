/** @jest-environment node */
import { everyServer } from '@fachwerk/database/testing';
import { anItem, aProduct } from '../../testing/a-product';
import { aStore } from '../../testing/a-store';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { waitsForALock } from '../../testing/waits-for-a-lock';
import { writeStores } from '../store/store-repository';
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

const DRILL = '900101';
const SAW = '900102';
const STORE = '1001';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const line = (itemId: string, quantity: number, locationId = 'online'): StockLine => ({
  itemId,
  locationId,
  quantity,
});
const order = (reference: string) => ({ cause: 'order', reference }) as const;

describe.each(everyServer)('stock on %s', (server) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(server, {}, [
      aProduct({ productId: '9001', items: [anItem({ itemId: DRILL }), anItem({ itemId: SAW })] }),
    ]);
    await writeStores(shop.db, [aStore({ companyId: STORE })]);
  });
  beforeEach(async () => {
    const allocations = await shop.db.query<{ cause: 'order'; reference: string }>(
      'select distinct cause, reference from stock_allocation',
    );
    for (const key of allocations) await releaseAllocation(shop.db, key);
    for (const cart of ['mine', 'other']) await releaseHold(shop.db, cart);
    await shop.setStock(DRILL, 10);
    await shop.setStock(SAW, 3);
    await shop.setStock(DRILL, 4, STORE);
  });
  afterEach(async () => {
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });
  afterAll(() => shop.close());

  const stockOf = async (itemId: string, locationId = 'online') => {
    const [row] = await shop.db.query<{ quantity: number; reserved: number }>(
      'select quantity, reserved from stock where item_id = $1 and location_id = $2',
      [itemId, locationId],
    );
    return row;
  };
  const availableFor = async (cartId: string | null, itemId = DRILL) => {
    const [row] = await shop.db.query<{ available: number }>(
      `select available_for($1, 'online', $2) as available`,
      [itemId, cartId],
    );
    return row?.available;
  };
  const endHolds = () => shop.db.query(`update stock_hold set expires_at = now() - interval '1 second'`);
  const releaseEnded = () => releaseEndedHolds(shop.db);

  describe('the ledger', () => {
    it('has the difference of each count, with its cause', async () => {
      await writeStock(shop.db, 'count', [{ itemId: DRILL, locationId: 'online', quantity: 7 }], 'count-1');

      expect(
        await shop.db.query(`select delta, cause from stock_ledger where reference = 'count-1'`),
      ).toEqual([{ delta: -3, cause: 'count' }]);
      expect(await stockOf(DRILL)).toEqual({ quantity: 7, reserved: 0 });
    });

    it('books a repeated count once', async () => {
      const count = [{ itemId: DRILL, locationId: 'online', quantity: 7 }];
      await writeStock(shop.db, 'count', count, 'count-2');
      await writeStock(shop.db, 'import', [{ itemId: DRILL, locationId: 'online', quantity: 9 }]);
      await writeStock(shop.db, 'count', count, 'count-2');

      expect(await stockOf(DRILL)).toEqual({ quantity: 9, reserved: 0 });
    });

    it('never sets less than is reserved', async () => {
      await allocateStock(shop.db, [line(DRILL, 6)], null, order('count-3'));
      await writeStock(shop.db, 'count', [{ itemId: DRILL, locationId: 'online', quantity: 2 }]);

      expect(await stockOf(DRILL)).toEqual({ quantity: 6, reserved: 6 });
    });

    it.each([
      'update stock_ledger set delta = 1',
      'delete from stock_ledger',
      'truncate stock_ledger',
      'update stock set opening = 5',
    ])('is protected from "%s"', async (statement) => {
      await expect(shop.db.query(statement)).rejects.toThrow('is refused');
    });

    it('reports a balance that was changed without it', async () => {
      await shop.db.query(`update stock set quantity = quantity + 1 where item_id = $1`, [SAW]);

      expect(await findStockDifferences(shop.db)).toEqual([
        expect.objectContaining({ itemId: SAW, locationId: 'online', quantity: 4, bookedQuantity: 3 }),
      ]);
      await shop.db.query(`update stock set quantity = quantity - 1 where item_id = $1`, [SAW]);
    });
  });

  describe('an allocation', () => {
    it('adds up lines of the same item, and takes all lines or none', async () => {
      const lines = [line(DRILL, 6), line(SAW, 1), line(DRILL, 5)];

      expect(await allocateStock(shop.db, lines, null, order('a-1'))).toEqual({
        outcome: 'missing',
        missing: [{ itemId: DRILL, locationId: 'online', requested: 11, available: 10 }],
      });
      expect(await stockOf(SAW)).toEqual({ quantity: 3, reserved: 0 });
      expect(await allocateStock(shop.db, lines.slice(0, 2), null, order('a-1'))).toEqual({
        outcome: 'allocated',
      });
      expect(await stockOf(DRILL)).toEqual({ quantity: 10, reserved: 6 });
    });

    it('takes from the location of the line', async () => {
      await allocateStock(shop.db, [line(DRILL, 4, STORE), line(DRILL, 2)], null, order('a-2'));

      expect(await stockOf(DRILL, STORE)).toEqual({ quantity: 4, reserved: 4 });
      expect(await stockOf(DRILL)).toEqual({ quantity: 10, reserved: 2 });
    });

    it('reports an item without stock row as missing', async () => {
      expect(await allocateStock(shop.db, [line(SAW, 1, STORE)], null, order('a-3'))).toMatchObject({
        missing: [{ requested: 1, available: 0 }],
      });
    });

    it('happens once per reference', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 4 }, () => allocateStock(shop.db, [line(DRILL, 2)], null, order('a-4'))),
      );

      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([
        'allocated',
        'repeated',
        'repeated',
        'repeated',
      ]);
      expect(await stockOf(DRILL)).toEqual({ quantity: 10, reserved: 2 });
    });

    it('refuses a line without quantity', async () => {
      await expect(allocateStock(shop.db, [line(DRILL, 0)], null, order('a-5'))).rejects.toThrow('quantity');
    });

    it('is released once', async () => {
      await allocateStock(shop.db, [line(DRILL, 2), line(SAW, 3)], null, order('a-6'));

      expect(await releaseAllocation(shop.db, order('a-6'))).toEqual([line(DRILL, 2), line(SAW, 3)]);
      expect(await releaseAllocation(shop.db, order('a-6'))).toEqual([]);
      expect(await stockOf(DRILL)).toEqual({ quantity: 10, reserved: 0 });
    });

    it('is released whole if it is being made: otherwise both could wait for each other', async () => {
      const key = order('parallel');
      let released: Promise<StockLine[]> | undefined;

      await shop.db.transaction(async (tx) => {
        await allocateStock(tx, [line(DRILL, 2), line(SAW, 1)], null, key);
        released = releaseAllocation(shop.db, key);
        await waitsForALock(shop.db);
      });

      expect(await released).toHaveLength(2);
      expect(await stockOf(DRILL)).toMatchObject({ reserved: 0 });
    });

    it('leaves the store once', async () => {
      await allocateStock(shop.db, [line(DRILL, 3, STORE)], null, order('a-7'));

      expect(await handOverAllocation(shop.db, order('a-7'))).toEqual([line(DRILL, 3, STORE)]);
      expect(await handOverAllocation(shop.db, order('a-7'))).toEqual([]);
      expect(await releaseAllocation(shop.db, order('a-7'))).toEqual([]);
      expect(await stockOf(DRILL, STORE)).toEqual({ quantity: 1, reserved: 0 });
    });

    it('is handed over and released in parts', async () => {
      await allocateStock(shop.db, [line(DRILL, 5), line(SAW, 2)], null, order('a-8'));
      const shipment = { lines: [line(DRILL, 3)], reference: 'shipment-1' };

      expect(await handOverAllocation(shop.db, order('a-8'), shipment)).toEqual([line(DRILL, 3)]);
      expect(await handOverAllocation(shop.db, order('a-8'), shipment)).toEqual([]);
      expect(
        await releaseAllocation(shop.db, order('a-8'), { lines: [line(DRILL, 9)], reference: 'cancelled-1' }),
      ).toEqual([line(DRILL, 2)]);
      expect(await handOverAllocation(shop.db, order('a-8'))).toEqual([line(SAW, 2)]);
      expect([await stockOf(DRILL), await stockOf(SAW)]).toEqual([
        { quantity: 7, reserved: 0 },
        { quantity: 1, reserved: 0 },
      ]);
    });

    it('comes back once as a return', async () => {
      await returnStock(shop.db, [line(DRILL, 1)], 'return-1');
      await returnStock(shop.db, [line(DRILL, 1)], 'return-1');

      expect(await stockOf(DRILL)).toEqual({ quantity: 11, reserved: 0 });
    });
  });

  describe('a hold', () => {
    it('blocks other carts and not its own', async () => {
      expect(await holdStock(shop.db, 'mine', [line(DRILL, 8)], inMinutes(15))).toMatchObject({
        outcome: 'held',
      });

      expect([await availableFor('mine'), await availableFor('other'), await availableFor(null)]).toEqual([
        10, 2, 2,
      ]);
      expect(await holdStock(shop.db, 'other', [line(DRILL, 3)], inMinutes(15))).toMatchObject({
        missing: [{ requested: 3, available: 2 }],
      });
    });

    it('is renewed and changed by the same call, and stays when more is not available', async () => {
      await holdStock(shop.db, 'mine', [line(DRILL, 8), line(SAW, 3)], inMinutes(15));
      await holdStock(shop.db, 'mine', [line(DRILL, 9)], inMinutes(30));

      expect([await availableFor(null), await availableFor(null, SAW)]).toEqual([1, 3]);
      const refused = await holdStock(shop.db, 'mine', [line(DRILL, 11)], inMinutes(30));
      expect(refused.outcome).toBe('missing');
      expect(await availableFor(null)).toBe(1);
    });

    it('becomes an allocation', async () => {
      await holdStock(shop.db, 'mine', [line(DRILL, 10), line(SAW, 1)], inMinutes(15));

      expect(await allocateStock(shop.db, [line(DRILL, 10)], 'mine', order('h-1'))).toEqual({
        outcome: 'allocated',
      });
      expect([await stockOf(DRILL), await stockOf(SAW)]).toEqual([
        { quantity: 10, reserved: 10 },
        { quantity: 3, reserved: 0 },
      ]);
    });

    it('is released twice without effect', async () => {
      await holdStock(shop.db, 'mine', [line(DRILL, 8)], inMinutes(15));
      await releaseHold(shop.db, 'mine');
      await releaseHold(shop.db, 'mine');

      expect(await stockOf(DRILL)).toEqual({ quantity: 10, reserved: 0 });
    });

    it('does not block others after its end, also before the job has run', async () => {
      await holdStock(shop.db, 'mine', [line(DRILL, 8)], inMinutes(15));
      await endHolds();

      expect(await allocateStock(shop.db, [line(DRILL, 9)], 'other', order('h-2'))).toEqual({
        outcome: 'allocated',
      });
    });

    it('is given back by the job after its end', async () => {
      await holdStock(shop.db, 'mine', [line(DRILL, 8), line(SAW, 1)], inMinutes(15));
      expect(await releaseEnded()).toBe(0);
      await endHolds();

      expect(await releaseEnded()).toBe(2);
      expect(await releaseEnded()).toBe(0);
      expect(await stockOf(DRILL)).toEqual({ quantity: 10, reserved: 0 });
    });
  });
});
