/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { buyAgain, pathOf } from '@fachwerk/shared/calls';
import type { BoughtAgain, CartContainer, FormAnswer } from '@fachwerk/shared/contracts';
import { importRecalls } from '../../catalogue/recalls/import-recalls';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { placeOrder } from '../../orders/lifecycle/place-order';
import { writeStores } from '../../stores/store/store-repository';
import { aRecall } from '../../testing/a-recall';
import { testStores } from '../../testing/a-store';
import { aCartToOrder } from '../../testing/an-order';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

/** 1002 reserves nothing. */
const [COLOGNE, BONN, LEIPZIG] = ['1001', '1002', '1003'] as const;
const [DRILL, GREEN_DRILL, SCREWS, GLUE] = ['100102', '100103', '100301', '100401'] as const;

/** Recalled in one of the tests. */
const RECALLED = '100201';

type Lines = Parameters<typeof aCartToOrder>[1];
type OrderPart = Parameters<typeof aCartToOrder>[2];

describe.each(testServers)('an order that is bought again on %s', (server) => {
  let shop: TestShop;
  let visitor: Visitor;
  let customerId: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(server);
    await writeStores(shop.db, testStores);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    for (const itemId of [DRILL, GREEN_DRILL, SCREWS, GLUE])
      for (const place of [undefined, COLOGNE, LEIPZIG]) await shop.setStock(itemId, 1000, place);
    const email = `nochmal-${++count}@example.org`;
    customerId = await aCustomer(shop.db, email);
    visitor = new Visitor(shop.app);
    await visitor.post('/login/', { email, password: PASSWORD });
    visitor.csrf = '';
  });

  /** An order of the customer. */
  async function ordered(lines: Lines, part: OrderPart = {}): Promise<string> {
    const draft = await aCartToOrder(shop.db, lines, { needsPayment: false, ...part });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
    const { orderId } = placed as { orderId: string };
    await shop.db.query('update shop_order set customer_id = $2 where id = $1', [orderId, customerId]);
    return orderId;
  }
  const reserved = (lines: Lines, companyId: string = COLOGNE) =>
    ordered(
      lines.map((line) => ({ ...line, locationId: companyId })),
      { kind: 'reservation', companyId },
    );
  const path = (orderId: string) => pathOf(buyAgain, { orderId });
  const send = (orderId: string, headers = {}) => visitor.post(path(orderId), {}, headers);
  const again = async (orderId: string, headers = {}) => {
    const answer = await send(orderId, headers);
    expect(answer.statusCode).toBe(200);
    return answer.json<BoughtAgain>();
  };
  const results = ({ lines }: BoughtAgain) =>
    lines.map(({ itemId, requested, added, result }) => [itemId, requested, added, result]);
  const carts = async () => {
    const { onlineCart, reservationCart } = (await visitor.get('/rest/basket/')).json<CartContainer>();
    const lines = (cart: typeof onlineCart) =>
      (cart?.positions ?? []).map(({ itemId, quantity }) => [itemId, quantity]);
    return { online: lines(onlineCart), reserved: lines(reservationCart), at: reservationCart?.companyId };
  };

  it('is in the online cart, and what lies there already stays and adds up', async () => {
    const orderId = await ordered([
      { itemId: SCREWS, quantity: 3 },
      { itemId: GLUE, quantity: 1 },
    ]);
    await visitor.post('/basket/add/', { itemId: DRILL, quantity: 1 });
    await visitor.post('/basket/add/', { itemId: SCREWS, quantity: 2 });

    const report = await again(orderId);

    expect(results(report)).toEqual([
      [SCREWS, 3, 3, 'ADDED'],
      [GLUE, 1, 1, 'ADDED'],
    ]);
    expect(report.totalArticleCount).toBe(7);
    expect((await carts()).online).toEqual(
      expect.arrayContaining([
        [DRILL, 1],
        [SCREWS, 5],
        [GLUE, 1],
      ]),
    );
  });

  it('names what only stores have, what none has, and what is limited', async () => {
    const orderId = await ordered([
      { itemId: DRILL, quantity: 5 },
      { itemId: GREEN_DRILL },
      { itemId: SCREWS, quantity: 30 },
      { itemId: GLUE },
    ]);
    // Five of them are those of the order.
    await shop.setStock(DRILL, 8);
    await shop.setStock(SCREWS, 2000);
    for (const place of [undefined, COLOGNE, LEIPZIG]) await shop.setStock(GREEN_DRILL, 0, place);
    await shop.setStock(GLUE, 0);
    await visitor.post('/basket/add/', { itemId: SCREWS, quantity: 990 });

    expect(results(await again(orderId))).toEqual([
      [DRILL, 5, 3, 'REDUCED'],
      [GREEN_DRILL, 1, 0, 'SOLD_OUT'],
      [SCREWS, 30, 9, 'LIMITED'],
      [GLUE, 1, 0, 'ONLY_IN_STORE'],
    ]);
    // The cart holds all that there is.
    expect(results(await again(orderId))[0]).toEqual([DRILL, 5, 0, 'REDUCED']);
  });

  it('names the price of an article that costs something else by now', async () => {
    const orderId = await ordered([
      { itemId: SCREWS, unitCents: 399 },
      { itemId: GLUE, unitCents: 349 },
    ]);

    const { lines } = await again(orderId);

    expect(lines[0]).toMatchObject({ previousPrice: { value: 399 }, price: { value: 499 } });
    expect(lines[1]).not.toHaveProperty('price');
  });

  it('names the successor of an article that is gone', async () => {
    const orderId = await ordered([{ itemId: SCREWS }, { itemId: DRILL }]);
    await shop.db.query(
      `update order_line set item_id = '990001', product_id = '9900' where order_id = $1 and item_id = $2`,
      [orderId, SCREWS],
    );
    await shop.db.query(
      `update order_line set item_id = '990002', product_id = '9901' where order_id = $1 and item_id = $2`,
      [orderId, DRILL],
    );
    await shop.db.query(
      `insert into discontinued_item (item_id, product_id, name, variant_name, slug, brand, category_id, successor_id)
       values ('990001', '9900', 'Alter Leim', '', 'alter-leim', 'X', 'leim', $1) on conflict do nothing`,
      [GLUE],
    );

    const { lines } = await again(orderId);

    expect(lines).toMatchObject([
      {
        result: 'GONE',
        added: 0,
        successor: { kind: 'successor', url: expect.stringContaining('/p/') as string },
      },
      { result: 'GONE', added: 0 },
    ]);
    expect(lines[1]).not.toHaveProperty('successor');
    expect(lines[1]).not.toHaveProperty('url');
  });

  it('leaves out gifts, and asks for the input of gift cards', async () => {
    const orderId = await ordered([
      { itemId: GLUE },
      { itemId: SCREWS, isFreeGift: true, unitCents: 0 },
      { itemId: DRILL, giftCardValue: 5000, unitCents: 5000, locationId: null, entryId: null },
    ]);

    const report = await again(orderId);

    expect(results(report)).toEqual([
      [GLUE, 1, 1, 'ADDED'],
      [DRILL, 1, 0, 'NEEDS_INPUT'],
    ]);
    expect(report.lines[1]?.url).toBe('/geschenkkarten/');
  });

  it('leaves out what was withdrawn, cancelled or returned; all of it is meant when nothing was kept', async () => {
    const orderId = await ordered([
      { itemId: GLUE, quantity: 2 },
      { itemId: SCREWS, quantity: 3 },
      { itemId: DRILL, quantity: 1 },
    ]);
    const change = (itemId: string, cancelled: number, returned: number) =>
      shop.db.query(
        `update order_line set cancelled = $3, returned = $4, handed_over = $4, found = $4
         where order_id = $1 and item_id = $2`,
        [orderId, itemId, cancelled, returned],
      );
    await change(GLUE, 1, 0);
    await change(SCREWS, 0, 3);

    expect(results(await again(orderId))).toEqual([
      [GLUE, 1, 1, 'ADDED'],
      [DRILL, 1, 1, 'ADDED'],
    ]);

    // Withdrawn, and still with the buyer.
    await shop.db.query(
      `with declared as (
         insert into order_case (id, number, order_id, kind, email, order_number, desk, received_at, version)
         values ($1, $1, $1, 'WITHDRAWAL', 'erika@example.org', 'N', 'online', now(), 1) returning id
       )
       insert into order_case_line (case_id, line_id, pieces)
       select d.id, l.line_id, l.quantity from declared d join order_line l on l.order_id = $1 and l.item_id = $2`,
      [orderId, DRILL],
    );
    expect(results(await again(orderId))).toEqual([[GLUE, 1, 1, 'ADDED']]);

    await change(GLUE, 2, 0);
    await change(DRILL, 1, 0);
    expect(results(await again(orderId))).toEqual([
      [GLUE, 2, 2, 'ADDED'],
      [SCREWS, 3, 3, 'ADDED'],
      [DRILL, 1, 1, 'ADDED'],
    ]);
  });

  it('has what a refused withdrawal left with the buyer, and not what is on its way back', async () => {
    const orderId = await ordered([
      { itemId: GLUE, quantity: 3 },
      { itemId: SCREWS, quantity: 4 },
      { itemId: DRILL, quantity: 2 },
    ]);
    const aCase = (kind: 'WITHDRAWAL' | 'RETURN', itemId: string, pieces: number, given?: number) =>
      shop.db.query(
        `with declared as (
           insert into order_case (id, number, order_id, kind, email, order_number, desk, received_at, version, ended_at)
           values ($1 || $3, $1 || $3, $1, $2, 'erika@example.org', 'N', 'online', now(), 1, case when $5::int is not null then now() end)
           returning id
         )
         insert into order_case_line (case_id, line_id, pieces, given)
         select d.id, l.line_id, $4, coalesce($5, 0)
         from declared d join order_line l on l.order_id = $1 and l.item_id = $3`,
        [orderId, kind, itemId, pieces, given ?? null],
      );
    await aCase('WITHDRAWAL', GLUE, 2, 0);
    await aCase('WITHDRAWAL', SCREWS, 3, 1);
    await aCase('RETURN', DRILL, 1);
    // Another piece was cancelled before the goods left.
    await shop.db.query(`update order_line set cancelled = 1 where order_id = $1 and item_id = $2`, [
      orderId,
      SCREWS,
    ]);

    expect(results(await again(orderId))).toEqual([
      [GLUE, 3, 3, 'ADDED'],
      [SCREWS, 2, 2, 'ADDED'],
      [DRILL, 1, 1, 'ADDED'],
    ]);
  });

  describe('a reservation', () => {
    it('is reserved again in its store', async () => {
      const orderId = await reserved([{ itemId: SCREWS, quantity: 2 }]);

      const { lines, storeName } = await again(orderId);

      expect(lines).toMatchObject([{ result: 'ADDED', cart: 'RESERVATION' }]);
      expect(storeName).toContain('Köln');
      expect(await carts()).toEqual({ online: [], reserved: [[SCREWS, 2]], at: COLOGNE });
    });

    it('joins the reservation cart of another store, which keeps what it holds', async () => {
      const orderId = await reserved([{ itemId: SCREWS, quantity: 2 }]);
      await visitor.post('/basket/add/', { itemId: GLUE, quantity: 1, companyId: LEIPZIG });

      expect(results(await again(orderId))).toEqual([[SCREWS, 2, 2, 'ADDED']]);
      const after = await carts();
      expect(after.at).toBe(LEIPZIG);
      expect(after.reserved).toHaveLength(2);
    });

    it('goes to the chosen store when its own reserves no more, and is refused without one', async () => {
      const orderId = await reserved([{ itemId: SCREWS }]);
      await shop.db.query('update shop_order set company_id = $2 where id = $1', [orderId, BONN]);

      expect(results(await again(orderId))).toEqual([[SCREWS, 1, 0, 'NO_RESERVATION']]);
      await visitor.post('/rest/stores/select/', { companyId: LEIPZIG });
      expect(results(await again(orderId))).toEqual([[SCREWS, 1, 1, 'ADDED']]);
      expect((await carts()).at).toBe(LEIPZIG);
    });
  });

  it('has one effect per key; the key names this order', async () => {
    const orderId = await ordered([{ itemId: GLUE, quantity: 2 }]);
    const other = await ordered([{ itemId: SCREWS, quantity: 1 }]);

    const first = await again(orderId, { 'idempotency-key': 'k' });
    expect(await again(orderId, { 'idempotency-key': 'k' })).toEqual(first);
    expect((await send(other, { 'idempotency-key': 'k' })).statusCode).toBe(409);

    expect((await carts()).online).toEqual([[GLUE, 2]]);
  });

  it('reports the first press when it is repeated, whatever the cart holds by then', async () => {
    const orderId = await ordered([
      { itemId: GLUE, quantity: 2 },
      { itemId: RECALLED },
      { itemId: DRILL },
      { itemId: GREEN_DRILL },
    ]);
    await importRecalls(shop.db, JSON.stringify([{ ...aRecall(), itemIds: [RECALLED] }]), {
      now: new Date(),
    });
    const gone = `update order_line set item_id = $3, product_id = $4 where order_id = $1 and item_id = $2`;
    await shop.db.query(gone, [orderId, DRILL, '990011', '9911']);
    await shop.db.query(
      `insert into discontinued_item (item_id, product_id, name, variant_name, slug, brand, category_id, successor_id)
       values ('990011', '9911', 'Alter Bohrer', '', 'alter-bohrer', 'X', 'bohrer', $1)`,
      [DRILL],
    );
    for (const place of [undefined, COLOGNE, LEIPZIG]) await shop.setStock(GREEN_DRILL, 0, place);

    const first = await again(orderId, { 'idempotency-key': 'twice' });
    expect(first.lines.map(({ result }) => result)).toEqual(['ADDED', 'RECALLED', 'GONE', 'SOLD_OUT']);
    expect(first.lines[2]).toHaveProperty('successor');
    expect(await again(orderId, { 'idempotency-key': 'twice' })).toEqual(first);

    await shop.db.query('delete from cart_position');
    const { lines, totalArticleCount } = await again(orderId, { 'idempotency-key': 'twice' });
    expect([lines, totalArticleCount]).toEqual([first.lines, 0]);
    expect((await carts()).online).toEqual([]);
  });

  it('reports the store that the first press reserved in', async () => {
    const orderId = await reserved([{ itemId: SCREWS, quantity: 2 }]);
    const first = await again(orderId, { 'idempotency-key': 'store' });
    await shop.db.query('delete from cart_position');
    await visitor.post('/basket/add/', { itemId: GLUE, quantity: 1, companyId: LEIPZIG });

    const { storeName, lines } = await again(orderId, { 'idempotency-key': 'store' });
    expect([storeName, lines]).toEqual([first.storeName, first.lines]);
  });

  it('takes nothing out of the cart that holds more than there is by now', async () => {
    const orderId = await ordered([{ itemId: GLUE }]);
    await visitor.post('/basket/add/', { itemId: GLUE, quantity: 10 });
    await shop.db.query(
      `update stock set quantity = reserved + 2 where item_id = $1 and location_id = 'online'`,
      [GLUE],
    );

    expect(results(await again(orderId))).toEqual([[GLUE, 1, 0, 'REDUCED']]);
    expect((await carts()).online).toEqual([[GLUE, 10]]);
  });

  it('is added once by two presses at the same moment', async () => {
    const orderId = await ordered([{ itemId: GLUE, quantity: 2 }]);
    await visitor.get('/rest/user/');

    await Promise.all([1, 2].map(() => send(orderId, { 'idempotency-key': 'both' })));

    expect((await carts()).online).toEqual([[GLUE, 2]]);
  });

  it('is refused while it waits for its payment: its lines return to the cart if it is not paid', async () => {
    const orderId = await ordered([{ itemId: GLUE, quantity: 2 }], { needsPayment: true });

    const answer = await send(orderId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ globalErrors: [{ msg: 'error.order.waitsForPayment' }] });
    expect((await carts()).online).toEqual([]);

    await shop.db.transaction((tx) =>
      moveOrder(tx, orderId, 'cancel', { actor: 'customer', now: new Date() }),
    );
    expect(results(await again(orderId))).toEqual([[GLUE, 2, 2, 'ADDED']]);
  });

  describe('of the account, when the login has expired', () => {
    const from = { from: 'account' };

    it('asks for the login, whatever order is named', async () => {
      const orderId = await ordered([{ itemId: GLUE }]);
      const [stranger, later] = [new Visitor(shop.app), new Visitor(shop.app)];

      const answers = await Promise.all([stranger.post(path(orderId), from), later.post(path('none'), from)]);
      for (const answer of answers) {
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({ globalErrors: [{ msg: 'error.login.required' }] });
      }
      expect((await visitor.post(path(orderId), from)).statusCode).toBe(200);
      expect((await visitor.post(path('none'), from)).statusCode).toBe(404);
    });

    it('leads to the account without script, which leads to the login', async () => {
      const { statusCode, headers } = await new Visitor(shop.app).submit(path('none'), from);

      expect([statusCode, String(headers.location).split('?')[0]]).toEqual([303, '/account/bestellungen/']);
    });
  });

  it('shows the report on its page without script', async () => {
    const orderId = await ordered([{ itemId: GLUE, quantity: 2 }]);

    const { statusCode, headers } = await visitor.submit(path(orderId), {});

    const [page, key] = String(headers.location).split('?answer=');
    expect([statusCode, page]).toEqual([303, `/bestellungen/${orderId}/`]);
    const answer = (await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>();
    expect(answer).toMatchObject({
      form: 'buy-again',
      result: { lines: [{ itemId: GLUE, added: 2, result: 'ADDED' }] },
    });
  });

  it('is added once by two presses without script', async () => {
    const orderId = await ordered([{ itemId: GLUE, quantity: 2 }]);

    for (let press = 0; press < 2; press++) await visitor.submit(path(orderId), { key: 'page-1' });

    expect((await carts()).online).toEqual([[GLUE, 2]]);
    await visitor.submit(path(orderId), { key: 'page-2' });
    expect((await carts()).online).toEqual([[GLUE, 4]]);
  });

  it('is that of its buyer alone, and is not changed by fields that a stranger invents', async () => {
    const orderId = await ordered([{ itemId: GLUE, quantity: 2 }]);
    const stranger = new Visitor(shop.app);

    expect((await stranger.post(path(orderId), {})).statusCode).toBe(404);
    expect((await stranger.post(path('none'), {})).statusCode).toBe(404);
    await visitor.post(path(orderId), { customerId: 'x', companyId: COLOGNE, price: 1, quantity: 99 });
    expect((await carts()).online).toEqual([[GLUE, 2]]);
  });
});
