/** @jest-environment node */
import type { Queryable } from '@fachwerk/database';
import { pathOf, readOrder, readOwnOrders } from '@fachwerk/shared/calls';
import type { OrderEvent, OrderKind, OrderView, OwnOrders } from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { createCase } from '../cases/create-case';
import { type MoveDetails, moveOrder } from '../lifecycle/move-order';
import { placeOrder } from '../lifecycle/place-order';
import { findOwnOrders } from './own-orders';

const ITEM = '100401';

interface Plan {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** How many times a statement has read a table. */
const readsOf = (plan: Plan, table: string): number =>
  (plan['Relation Name'] === table ? plan['Actual Loops'] : 0) +
  (plan.Plans ?? []).reduce((reads, inner) => reads + readsOf(inner, table), 0);

describe('the orders of an account', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
    await writeStores(shop.db, testStores);
    await shop.setStock(ITEM, 1000);
    await shop.setStock(ITEM, 1000, '1001');
  });
  afterAll(() => shop.close());

  const placedBy = async (
    customerId: string,
    day: string,
    lines: Parameters<typeof aCartToOrder>[1] = [{ itemId: ITEM }],
    part: Parameters<typeof aCartToOrder>[2] = {},
  ): Promise<string> => {
    const draft = await aCartToOrder(shop.db, lines, { needsPayment: false, ...part });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
    const { orderId } = placed as { orderId: string };
    await shop.db.query('update shop_order set customer_id = $2, placed_at = $3 where id = $1', [
      orderId,
      customerId,
      day,
    ]);
    return orderId;
  };
  const loggedIn = async (email: string) => {
    const customerId = await aCustomer(shop.db, email);
    const visitor = new Visitor(shop.app);
    await visitor.post('/login/', { email, password: PASSWORD });
    const read = async (before = '', size?: number) => {
      const query = new URLSearchParams({ ...(before && { before }), ...(size && { size: String(size) }) });
      const answer = await visitor.get(`${readOwnOrders.path}?${query.toString()}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<OwnOrders>();
    };
    return { customerId, visitor, read };
  };

  it('are listed newest first with day, state and sum, and no order of another customer', async () => {
    const [erika, other] = [await loggedIn('erika-liste@example.org'), await loggedIn('a-liste@example.org')];
    const older = await placedBy(erika.customerId, '2026-11-01T12:00:00Z');
    const newer = await placedBy(erika.customerId, '2026-11-20T12:00:00Z');
    await placedBy(other.customerId, '2026-11-21T12:00:00Z');

    const { orders, next } = await erika.read();

    expect(orders.map(({ orderId }) => orderId)).toEqual([newer, older]);
    expect(orders[0]).toMatchObject({ placedText: '20.11.2026', stateText: 'Bestätigt' });
    expect(next).toBeNull();
  });

  it('come in pages of twenty, each once, also those of one instant', async () => {
    const { customerId, read } = await loggedIn('viele-liste@example.org');
    for (let count = 0; count < 22; count++) await placedBy(customerId, '2026-11-01T12:00:00Z');

    const first = await read();
    const second = await read(first.next ?? '');

    expect([first.orders.length, second.orders.length, second.next]).toEqual([20, 2, null]);
    expect(new Set([...first.orders, ...second.orders].map(({ orderId }) => orderId)).size).toBe(22);
  });

  it('lead from each page to the newer one, whatever was ordered since', async () => {
    const { customerId, read } = await loggedIn('zurueck-liste@example.org');
    // Two orders of each instant.
    for (let count = 0; count < 7; count++)
      await placedBy(customerId, `2026-11-0${1 + Math.floor(count / 2)}T12:00:00Z`);
    const idsOf = ({ orders }: OwnOrders) => orders.map(({ orderId }) => orderId);

    const first = await read('', 3);
    const second = await read(first.next ?? '', 3);
    const third = await read(second.next ?? '', 3);

    expect([first, second, third].map(({ orders }) => orders.length)).toEqual([3, 3, 1]);
    expect([first, second, third].map(({ hasNewer }) => hasNewer)).toEqual([false, true, true]);
    expect([first.previous, second.previous]).toEqual([null, null]);
    expect(await read(third.previous ?? '', 3)).toEqual(second);

    const latest = await placedBy(customerId, '2026-11-20T12:00:00Z');
    const again = await read(third.previous ?? '', 3);
    expect(idsOf(again)).toEqual(idsOf(second));
    expect(idsOf(await read(again.previous ?? '', 3))).toEqual(idsOf(first));
    expect(idsOf(await read('', 3))[0]).toBe(latest);
  });

  it('begin anew after a cursor that is malformed, unknown, foreign or the oldest order', async () => {
    const [own, other] = [await loggedIn('a-zeiger@example.org'), await loggedIn('b-zeiger@example.org')];
    const oldest = await placedBy(own.customerId, '2026-11-01T12:00:00Z');
    await placedBy(own.customerId, '2026-11-02T12:00:00Z');
    const foreign = await placedBy(other.customerId, '2026-11-21T12:00:00Z');
    const first = await own.read();

    expect(first.orders).toHaveLength(2);
    for (const cursor of ['\u0000', "ä' or 1=1", 'x'.repeat(3000), 'gone', foreign, oldest])
      expect(await own.read(cursor)).toEqual(first);
  });

  it('name the first two articles as they were ordered, and count the others', async () => {
    const { customerId, read } = await loggedIn('artikel-liste@example.org');
    const image = { src: '/images/latte.svg', alt: 'Dachlatte' };
    // Neither the name nor the article has to exist in the catalogue any more.
    const names = ['<b>Dachlatte</b> & "Co"', 'x'.repeat(500), 'Schrauben', 'Dübel', 'Leim'];
    const items = ['100401', '100301', '100302'];
    const lineOf = (name: string, index: number) => ({
      itemId: items[index] ?? ITEM,
      name,
      details: index === 0 ? { image } : {},
      ...(index < items.length ? {} : { entryId: null }),
    });
    for (const itemId of items) await shop.setStock(itemId, 1000);
    await placedBy(customerId, '2026-11-02T12:00:00Z', names.map(lineOf));
    await placedBy(
      customerId,
      '2026-11-01T12:00:00Z',
      names.slice(2, 3).map((name) => ({ itemId: ITEM, name })),
    );

    const { orders } = await read();

    expect(orders.map(({ articles }) => articles)).toEqual([
      { names: names.slice(0, 2), more: 3, image },
      { names: ['Schrauben'], more: 0 },
    ]);
  });

  describe('offer what comes next', () => {
    const STORE = '1001';
    const move = (orderId: string, event: OrderEvent, details: MoveDetails = {}) =>
      shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event), details }));
    const listed = async (orders: Promise<OwnOrders>) => (await orders).orders[0]!;
    const parcel = { carrier: 'DHL', trackingNumber: '00340434161094015902' };

    it('not to buy an order again whose lines return to the cart if it is not paid', async () => {
      const { customerId, visitor, read } = await loggedIn('unbezahlt-liste@example.org');
      const draft = await aCartToOrder(shop.db, [{ itemId: ITEM }]);
      const { orderId } = (await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()))) as {
        orderId: string;
      };
      await shop.db.query('update shop_order set customer_id = $2 where id = $1', [orderId, customerId]);
      const actions = async () => [
        (await listed(read())).actions,
        (await visitor.get(pathOf(readOrder, { orderId }))).json<OrderView>().actions,
      ];

      expect((await actions()).map((some) => some?.includes('buy-again'))).toEqual([false, false]);
      await move(orderId, 'cancel');
      expect((await actions()).map((some) => some?.includes('buy-again'))).toEqual([true, true]);
    });

    it.each<[kind: OrderKind, events: OrderEvent[]]>([
      ['delivery', []],
      ['delivery', ['pick']],
      ['delivery', ['pick', 'ship', 'deliver']],
      ['delivery', ['cancel']],
      ['delivery', ['pick', 'ship', 'return']],
      ['collect', []],
      ['collect', ['pick', 'find', 'ready', 'collect']],
      ['reservation', []],
      ['reservation', ['find', 'ready']],
      ['reservation', ['expire']],
    ])('as the page of the order does: %s after %j', async (kind, events) => {
      const { customerId, visitor, read } = await loggedIn(`weiter-${kind}-${events.join('-')}@example.org`);
      const ofStore = kind === 'delivery' ? {} : { kind, companyId: STORE };
      const line = { itemId: ITEM, ...(kind !== 'delivery' && { locationId: STORE }) };
      const orderId = await placedBy(customerId, '2026-11-01T12:00:00Z', [line], ofStore);
      for (const event of events) await move(orderId, event, event === 'ship' ? parcel : {});

      const { actions } = await listed(read());
      const page = (await visitor.get(pathOf(readOrder, { orderId }))).json<OrderView>();

      expect(actions).toEqual(
        page.actions.filter((action) => ['cancel', 'withdraw', 'buy-again'].includes(action)),
      );
    });

    it('with the last invoice, the parcel with its corrected number, and open cases', async () => {
      const { customerId, visitor, read } = await loggedIn('beleg-liste@example.org');
      const orderId = await placedBy(customerId, '2026-11-01T12:00:00Z', [{ itemId: ITEM, quantity: 2 }]);
      const before = await listed(read());
      await move(orderId, 'pick');
      await move(orderId, 'ship', { carrier: 'DHL', trackingNumber: '1' });
      const [sent] = (await visitor.get(pathOf(readOrder, { orderId }))).json<OrderView>().parcels;
      await move(orderId, 'correct-parcel', { ...parcel, parcel: sent?.parcel });
      const lines = [{ lineId: 1, quantity: 1 }];
      const report = {
        kind: 'COMPLAINT',
        wish: 'REFUND',
        text: 'Der Griff ist gerissen.',
        pictures: [],
        lines,
      } as const;
      await shop.db.transaction((tx) =>
        createCase(tx, orderId, report, {
          actor: 'customer',
          now: new Date(),
          mailCause: { cause: 'visitor', network: null },
        }),
      );

      const order = await listed(read());
      const [invoice] = (await visitor.get(pathOf(readOrder, { orderId }))).json<OrderView>().documents;

      for (const field of ['invoice', 'parcel', 'openCases']) expect(before).not.toHaveProperty(field);
      expect(order).toMatchObject({
        invoice: invoice?.number,
        parcel: { ...parcel, count: 1 },
        openCases: 1,
      });
    });
  });

  it.each([20, 3])('read the lines of their page of %i alone, in one statement', async (size) => {
    const { customerId } = await loggedIn(`eine-liste-${size}@example.org`);
    for (let count = 0; count < 22; count++) await placedBy(customerId, '2026-11-01T12:00:00Z');
    const statements: [string, readonly unknown[]][] = [];
    const db: Queryable = {
      query: (text, values) => {
        statements.push([text, values ?? []]);
        return shop.db.query(text, values);
      },
    };
    await findOwnOrders(db, customerId, { size });
    const [[text, values]] = statements as [[string, readonly unknown[]]];
    const [row] = await shop.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );

    expect(statements).toHaveLength(1);
    // The page and the order that shows that there is another one.
    expect(readsOf(row!['QUERY PLAN'][0].Plan, 'order_line')).toBe(size + 1);
  });

  it('need a login', async () => {
    expect((await new Visitor(shop.app).get(readOwnOrders.path)).statusCode).toBe(401);
  });
});
