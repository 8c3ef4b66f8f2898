/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { CartContainer } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { writeStores } from '../../stores/store/store-repository';
import { aStore } from '../../testing/a-store';
import fc from '../../testing/properties';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

const STORE = '1001';
const EMAIL = 'zwei-geraete@example.org';
/** Quantity in the warehouse and in the store; an item without a quantity is not in that store. */
const STOCK: Readonly<Record<string, { ONLINE: number; RESERVATION?: number }>> = {
  '100101': { ONLINE: 100, RESERVATION: 12 },
  '100102': { ONLINE: 3, RESERVATION: 100 },
  '100103': { ONLINE: 0, RESERVATION: 5 },
  '100201': { ONLINE: 100 },
  '100301': { ONLINE: 1000, RESERVATION: 1500 },
  '100401': { ONLINE: 100, RESERVATION: 0 },
};
const PLENTY = ['100301', '100302'];

type CartName = 'ONLINE' | 'RESERVATION';
/** Quantity by cart and item, e.g. "ONLINE 100101". */
type Quantities = Record<string, number>;

const item = fc.constantFrom(...Object.keys(STOCK));
const cart = fc.constantFrom<CartName>('ONLINE', 'RESERVATION');
const device = fc.constantFrom<0 | 1>(0, 1);
const quantity = fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constantFrom(150, 2000));
const operation = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), device, item, cart, quantity }),
  fc.record({ kind: fc.constant('edit' as const), device, item, cart, quantity }),
  fc.record({ kind: fc.constant('remove' as const), device, item, cart }),
  fc.record({ kind: fc.constant('move' as const), device, item, cart }),
  fc.record({ kind: fc.constant('clear' as const), device, cart }),
);
type Operation = typeof operation extends fc.Arbitrary<infer One> ? One : never;

const limitOf = (name: CartName, itemId: string): number =>
  Math.min(MAX_LINE_QUANTITY, STOCK[itemId]?.[name] ?? 0);
const other = (name: CartName): CartName => (name === 'ONLINE' ? 'RESERVATION' : 'ONLINE');

/** What the carts contain after an operation, without database and API. */
function expectedAfter(before: Quantities, one: Operation): Quantities {
  if (one.kind === 'clear')
    return Object.fromEntries(Object.entries(before).filter(([line]) => !line.startsWith(one.cart)));
  const line = `${one.cart} ${one.item}`;
  const { [line]: held, ...others } = before;
  const limit = limitOf(one.cart, one.item);
  if (one.kind === 'add')
    return one.quantity === 0 || limit === 0
      ? before
      : { ...before, [line]: Math.min((held ?? 0) + one.quantity, limit) };
  if (held === undefined) return before;
  if (one.kind === 'remove' || (one.kind === 'edit' && one.quantity === 0)) return others;
  if (one.kind === 'edit') return { ...before, [line]: Math.min(one.quantity, limit) };
  const target = `${other(one.cart)} ${one.item}`;
  const room = limitOf(other(one.cart), one.item);
  return room === 0 ? before : { ...others, [target]: Math.min((before[target] ?? 0) + held, room) };
}

describe.each(testServers)('two carts on two devices on %s', (server) => {
  let shop: TestShop;
  let devices: [Visitor, Visitor];
  beforeAll(async () => {
    shop = await openTestShop(server, { rateLimit: { changes: 1_000_000 } });
    await writeStores(shop.db, [aStore({ companyId: STORE })]);
    await shop.setStock('100302', 1000, STORE);
    for (const [itemId, { ONLINE, RESERVATION }] of Object.entries(STOCK)) {
      await shop.setStock(itemId, ONLINE);
      if (RESERVATION !== undefined) await shop.setStock(itemId, RESERVATION, STORE);
    }
    await aCustomer(shop.db, EMAIL);
    devices = [new Visitor(shop.app), new Visitor(shop.app)];
    for (const visitor of devices) await visitor.post('/login/', { email: EMAIL, password: PASSWORD });
  });
  afterAll(() => shop.close());

  const begin = () => shop.db.query('delete from cart');
  const read = async (visitor: Visitor) => (await visitor.get('/rest/basket/')).json<CartContainer>();
  const positionsOf = (container: CartContainer) =>
    (['ONLINE', 'RESERVATION'] as const).flatMap((name) =>
      ((name === 'ONLINE' ? container.onlineCart : container.reservationCart)?.positions ?? []).map(
        (position) => ({ ...position, line: `${name} ${position.itemId}` }),
      ),
    );
  const quantitiesOf = (container: CartContainer): Quantities =>
    Object.fromEntries(positionsOf(container).map((position) => [position.line, position.quantity]));

  const add = (visitor: Visitor, name: CartName, itemId: string, count: number, key?: string) =>
    visitor.post(
      '/basket/add/',
      { itemId, quantity: count, ...(name === 'RESERVATION' && { companyId: STORE }) },
      key === undefined ? {} : { 'idempotency-key': key },
    );

  async function send(one: Operation): Promise<number> {
    const visitor = devices[one.device];
    if (one.kind === 'clear') return (await visitor.post('/basket/clear/', { type: one.cart })).statusCode;
    const { item: itemId, cart: name } = one;
    if (one.kind === 'add') return (await add(visitor, name, itemId, one.quantity)).statusCode;
    const found = positionsOf(await read(visitor)).find(({ line }) => line === `${name} ${itemId}`);
    const entryId = found?.entryId ?? 'removed-before';
    const fields = { entryId, itemId };
    if (one.kind === 'remove') return (await visitor.post('/basket/remove/', fields)).statusCode;
    if (one.kind === 'edit')
      return (await visitor.post('/basket/edit/', { ...fields, quantity: one.quantity })).statusCode;
    const move = { entryId, to: other(name), companyId: STORE };
    return (await visitor.post('/basket/move/', move)).statusCode;
  }

  it('contain what one operation after the other leads to', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 14 }), async (operations) => {
        await begin();
        let expected: Quantities = {};
        for (const one of operations) {
          const after = expectedAfter(expected, one);
          const status = await send(one);
          expect([200, 400]).toContain(status);
          // A refused call leaves the carts as they were.
          if (status >= 400) expect(after).toEqual(expected);
          expected = after;
          expect(quantitiesOf(await read(devices[1]))).toEqual(expected);
        }
      }),
    );
  });

  it('stay within stock and limits, and are the same on both, whatever happens at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 14 }), async (operations) => {
        await begin();
        for (const itemId of Object.keys(STOCK)) await add(devices[0], 'ONLINE', itemId, 2);

        const statuses = await Promise.all(operations.map(send));
        for (const status of statuses) expect([200, 400]).toContain(status);

        const container = await read(devices[0]);
        const positions = positionsOf(container);
        expect(new Set(positions.map(({ line }) => line)).size).toBe(positions.length);
        for (const { line, quantity: held } of positions) {
          const [name, itemId = ''] = line.split(' ');
          expect(held).toBeGreaterThanOrEqual(1);
          expect(held).toBeLessThanOrEqual(limitOf(name as CartName, itemId));
        }
        const pieces = positions.reduce((sum, { quantity: held }) => sum + held, 0);
        expect(container.totalArticleCount).toBe(pieces);
        expect(quantitiesOf(await read(devices[1]))).toEqual(quantitiesOf(container));
      }),
    );
  });

  it('contain every acknowledged addition once, while lines move to and fro', async () => {
    const addition = fc.record({
      device,
      cart,
      item: fc.constantFrom(...PLENTY),
      quantity: fc.integer({ min: 1, max: 5 }),
      /** How often the same request arrives: its answer was lost. */
      sent: fc.integer({ min: 1, max: 3 }),
    });
    const move = fc.record({ device, cart, item: fc.constantFrom(...PLENTY) });
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(addition, { minLength: 2, maxLength: 8 }),
        fc.array(move, { maxLength: 5 }),
        async (additions, moves) => {
          await begin();
          for (const itemId of PLENTY) await add(devices[0], 'ONLINE', itemId, 1);

          const added = additions.flatMap((one) => {
            const key = `add-${count++}`;
            return Array.from({ length: one.sent }, () =>
              add(devices[one.device], one.cart, one.item, one.quantity, key),
            );
          });
          const moved = moves.map((one) => send({ kind: 'move', ...one }));
          const [answers] = await Promise.all([Promise.all(added), Promise.all(moved)]);
          for (const { statusCode } of answers) expect(statusCode).toBe(200);

          const positions = positionsOf(await read(devices[1]));
          for (const itemId of PLENTY) {
            const held = positions
              .filter((position) => position.itemId === itemId)
              .reduce((sum, position) => sum + position.quantity, 0);
            const acknowledged = additions
              .filter((one) => one.item === itemId)
              .reduce((sum, one) => sum + one.quantity, 1);
            expect(held).toBe(acknowledged);
          }
        },
      ),
    );
  });
});
