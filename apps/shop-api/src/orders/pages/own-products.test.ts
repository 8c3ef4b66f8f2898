/** @jest-environment node */
import { readOwnProducts } from '@fachwerk/shared/calls';
import type { OwnProducts } from '@fachwerk/shared/contracts';
import { dayAndTimeText, untilText } from '@fachwerk/shared/time';
import { importRecalls } from '../../catalogue/recalls/import-recalls';
import { writeStores } from '../../stores/store/store-repository';
import { aGuarantee } from '../../testing/a-guarantee';
import { aRecall } from '../../testing/a-recall';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { moveOrder } from '../lifecycle/move-order';
import { placeOrder } from '../lifecycle/place-order';
import { findOwnGuarantees } from './own-guarantees';
import { guaranteeEnd } from './own-products';

const ITEM = '100401';
const GUARANTEE = { months: 24, ...aGuarantee };

describe('the articles of a customer', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { now: () => new Date('2026-11-30T12:00:00Z') });
    await shop.setStock(ITEM, 1000);
  });
  afterAll(() => shop.close());

  type Lines = Parameters<typeof aCartToOrder>[1];
  const placedBy = async (customerId: string, day: string, lines: Lines = [{ itemId: ITEM }]) => {
    const draft = await aCartToOrder(shop.db, lines, { needsPayment: false });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date(day)));
    const { orderId } = placed as { orderId: string };
    await shop.db.query('update shop_order set customer_id = $2 where id = $1', [orderId, customerId]);
    return orderId;
  };
  const shipped = async (...args: Parameters<typeof placedBy>) => {
    const orderId = await placedBy(...args);
    const move = (event: 'pick' | 'ship') =>
      shop.db.transaction((tx) =>
        moveOrder(tx, orderId, event, { actor: actorOf(event), now: new Date(args[1]) }),
      );
    await move('pick');
    await shop.db.query('update order_line set found = quantity where order_id = $1', [orderId]);
    await move('ship');
    return orderId;
  };
  const loggedIn = async (email: string) => {
    const customerId = await aCustomer(shop.db, email);
    const visitor = new Visitor(shop.app);
    await visitor.post('/login/', { email, password: PASSWORD });
    const read = async (query = '') => {
      const answer = await visitor.get(`${readOwnProducts.path}${query}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toContain('no-store');
      return answer.json<OwnProducts>();
    };
    return { customerId, read };
  };

  it('can be withdrawn for some weeks, unless the law excludes it', async () => {
    const { customerId, read } = await loggedIn('widerruf-produkte@example.org');
    await shipped(customerId, '2026-10-01T10:00:00Z', [{ itemId: ITEM, name: 'alt' }]);
    await shipped(customerId, '2026-11-20T10:00:00Z', [
      { itemId: ITEM, name: 'neu' },
      { itemId: ITEM, entryId: null, name: 'nach Maß', withdrawalExclusion: 'custom-made' },
    ]);

    const { products } = await read();

    expect(products.filter(({ canWithdraw }) => canWithdraw).map(({ name }) => name)).toEqual(['neu']);
  });

  it('cannot be withdrawn once more, unless the withdrawal was refused', async () => {
    const { customerId, read } = await loggedIn('zweimal-produkte@example.org');
    const orderId = await shipped(customerId, '2026-11-20T10:00:00Z', [
      { itemId: ITEM, quantity: 2, name: 'ganz' },
      { itemId: ITEM, entryId: null, quantity: 2, name: 'zum Teil' },
    ]);
    await shop.db.query(
      `with declared as (
         insert into order_case (id, number, order_id, kind, email, order_number, desk, received_at, version)
         values ($1, $1, $1, 'WITHDRAWAL', 'erika@example.org', 'N', 'online', now(), 1) returning id
       )
       insert into order_case_line (case_id, line_id, pieces)
       select d.id, l.line_id, 3 - l.line_id from declared d join order_line l on l.order_id = $1`,
      [orderId],
    );
    const open = async () =>
      (await read()).products.filter(({ canWithdraw }) => canWithdraw).map(({ name }) => name);

    expect(await open()).toEqual(['zum Teil']);
    await shop.db.query('update order_case set ended_at = now() where id = $1', [orderId]);
    expect(await open()).toEqual(['ganz', 'zum Teil']);
  });

  describe('that left in two parcels', () => {
    const inTwoParcels = async (customerId: string, [first, second]: [string, string?]) => {
      const orderId = await placedBy(customerId, first, [
        { itemId: ITEM, name: 'zuerst', details: { guarantee: GUARANTEE } },
        { itemId: ITEM, entryId: null, name: 'danach', details: { guarantee: GUARANTEE } },
      ]);
      const move = (event: 'pick' | 'ship', day: string, lineId?: number) =>
        shop.db.transaction((tx) =>
          moveOrder(tx, orderId, event, {
            actor: actorOf(event),
            now: new Date(day),
            ...(lineId && { details: { lines: [{ lineId, quantity: 1 }] } }),
          }),
        );
      await move('pick', first);
      await shop.db.query('update order_line set found = quantity where order_id = $1', [orderId]);
      await move('ship', first, 1);
      if (second) await move('ship', second, 2);
    };

    it('have the day of their own parcel, and can be withdrawn since the last one', async () => {
      const { customerId, read } = await loggedIn('zwei-pakete@example.org');
      await inTwoParcels(customerId, ['2026-10-20T10:00:00Z', '2026-11-10T10:00:00Z']);

      const { products } = await read();

      expect(
        products.map((one) => [one.name, one.handedOverText, one.guarantee?.untilText, one.canWithdraw]),
      ).toEqual([
        ['zuerst', '20.10.2026', '20.10.2028', true],
        ['danach', '10.11.2026', '10.11.2028', true],
      ]);
      const guarantees = await findOwnGuarantees(shop.db, { customerId });
      expect(guarantees.map(({ endsAt }) => endsAt.toISOString().slice(0, 10))).toEqual([
        '2028-10-20',
        '2028-11-10',
      ]);
    });

    it('can be withdrawn while the second one is open', async () => {
      const { customerId, read } = await loggedIn('ein-paket@example.org');
      await inTwoParcels(customerId, ['2026-10-01T10:00:00Z']);

      expect((await read()).products).toMatchObject([{ name: 'zuerst', canWithdraw: true }]);
    });
  });

  it('cannot be withdrawn when they were reserved: they were bought in the store', async () => {
    const { customerId, read } = await loggedIn('reserviert-produkte@example.org');
    await writeStores(shop.db, testStores);
    await shop.setStock(ITEM, 10, '1001');
    const draft = await aCartToOrder(shop.db, [{ itemId: ITEM, locationId: '1001' }], {
      kind: 'reservation',
      companyId: '1001',
      needsPayment: false,
    });
    const day = new Date('2026-11-20T10:00:00Z');
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, day));
    const { orderId } = placed as { orderId: string };
    await shop.db.query('update shop_order set customer_id = $2 where id = $1', [orderId, customerId]);
    for (const event of ['find', 'ready', 'collect'] as const)
      await shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event), now: day }));

    const { products } = await read();

    expect(products).toMatchObject([{ orderId, handedOverText: '20.11.2026' }]);
    expect(products[0]).not.toHaveProperty('canWithdraw');
  });

  it('have day, order, frozen guarantee and documents, newest first', async () => {
    const { customerId, read } = await loggedIn('erika-produkte@example.org');
    const older = await shipped(customerId, '2024-01-31T10:00:00Z', [
      { itemId: ITEM, name: 'Dübel von damals', details: { brand: 'Eberholt', guarantee: GUARANTEE } },
    ]);
    const newer = await shipped(customerId, '2026-11-20T10:00:00Z', [
      { itemId: ITEM, quantity: 3, details: { guarantee: GUARANTEE } },
    ]);

    const { products, next, hasNewer } = await read();

    expect([next, hasNewer]).toEqual([null, false]);
    expect(products).toMatchObject([
      {
        orderId: newer,
        quantity: 3,
        handedOverText: '20.11.2026',
        url: '/p/universalduebel-nylon-1004/',
        guarantee: { months: 24, untilText: '20.11.2028' },
      },
      {
        orderId: older,
        name: 'Dübel von damals',
        guarantee: { guarantor: aGuarantee.guarantor, untilText: '31.01.2026', isOver: true },
      },
    ]);
    expect(products[0]?.guarantee).not.toHaveProperty('isOver');
  });

  it('are what has left and has not come back, without gift cards and of nobody else', async () => {
    const [own, other] = [await loggedIn('a-produkte@example.org'), await loggedIn('b-produkte@example.org')];
    await placedBy(own.customerId, '2026-11-01T10:00:00Z');
    const returned = await shipped(own.customerId, '2026-11-02T10:00:00Z');
    await shop.db.query('update order_line set returned = handed_over where order_id = $1', [returned]);
    await shipped(other.customerId, '2026-11-03T10:00:00Z');
    const kept = await shipped(own.customerId, '2026-11-04T10:00:00Z', [{ itemId: ITEM, quantity: 2 }]);
    await shop.db.query('update order_line set returned = 1 where order_id = $1', [kept]);

    const { products } = await own.read();
    expect(products.map(({ orderId, quantity }) => [orderId, quantity])).toEqual([[kept, 1]]);
  });

  it('come in pages; a foreign cursor gives the first page', async () => {
    const { customerId, read } = await loggedIn('seiten-produkte@example.org');
    const foreign = await shipped(
      (await loggedIn('c-produkte@example.org')).customerId,
      '2026-11-01T10:00:00Z',
    );
    const orders: string[] = [];
    for (let day = 1; day <= 5; day++) orders.unshift(await shipped(customerId, `2026-11-0${day}T10:00:00Z`));

    const first = await read('?size=2');
    const second = await read(`?size=2&before=${first.next ?? ''}`);
    const third = await read(`?size=2&before=${second.next ?? ''}`);

    const idsOf = ({ products }: OwnProducts) => products.map(({ orderId }) => orderId);
    expect([first, second, third].flatMap(idsOf)).toEqual(orders);
    expect([first.hasNewer, second.hasNewer, third.next]).toEqual([false, true, null]);
    expect(await read(`?size=2&before=${foreign}`)).toEqual(first);
  });

  it('name an open recall', async () => {
    const { customerId, read } = await loggedIn('rueckruf-produkte@example.org');
    await shipped(customerId, '2026-06-01T10:00:00Z');
    await shop.db.query('update shop_order set placed_at = $2 where customer_id = $1', [
      customerId,
      '2026-06-01T10:00:00Z',
    ]);
    await importRecalls(shop.db, JSON.stringify([aRecall()]), { now: new Date('2026-11-30T12:00:00Z') });

    expect((await read()).products).toMatchObject([{ recalls: [{ recallId: 'R-1' }] }]);
  });

  it('need a login', async () => {
    expect((await new Visitor(shop.app).get(readOwnProducts.path)).statusCode).toBe(401);
  });
});

it.each([
  ['2024-01-31T10:00:00Z', 1, '29.02.2024'],
  ['2026-11-30T10:00:00Z', 60, '30.11.2031'],
  ['2026-12-31T10:00:00Z', 18, '30.06.2028'],
  // Half past twelve at night in Germany, the day before in UTC.
  ['2026-07-01T22:30:00Z', 6, '02.01.2027'],
  ['2026-12-31T22:30:00Z', 6, '30.06.2027'],
  ['2024-02-28T23:30:00Z', 24, '28.02.2026'],
])('a guarantee of %s for %i months ends with the %s in Germany', (from, months, last) => {
  const end = guaranteeEnd(new Date(from), months);

  expect(untilText(end)).toBe(last);
  expect(dayAndTimeText(end)).toMatch(/, 0:00 Uhr$/);
});
