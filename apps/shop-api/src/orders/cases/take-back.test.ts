/** @jest-environment node */
import { until } from '@fachwerk/server-kit/testing/until';
import {
  confirmWithdrawal,
  type DeskCase,
  type ErrorBody,
  findForeignOrder,
  type ForeignOrder,
  logInToOrder,
  type OrderEvent,
  type OrderView,
  readDeskCases,
  takeBackGoods,
  type TakenBack,
  type WithdrawalReceipt,
} from '@fachwerk/shared/contracts';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder } from '../../testing/an-order';
import { mailsTo } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, testStaff } from '../../testing/test-staff';
import { moveOrder } from '../lifecycle/move-order';
import { findOrder, type Order } from '../lifecycle/order';
import { placeOrder } from '../lifecycle/place-order';

jest.setTimeout(60_000);

const [STORE, OTHER_STORE] = ['1001', '1002'];
const ITEM = '100401';
/** Only the warehouse has it. */
const NOT_STOCKED = '100301';
const NOW = new Date('2026-11-23T09:00:00Z');
const TOKENS = {
  [STORE]: 'a-token-of-the-store',
  [OTHER_STORE]: 'a-token-of-another-store',
  online: 'a-token-of-the-warehouse',
  accounting: 'a-token-of-accounting',
};

let shop: TestShop;
let email: string;
let count = 0;
let clock = NOW;

beforeAll(async () => {
  shop = await openTestShop('embedded', {
    deskTokens: Object.entries(TOKENS).map((entry) => entry.join(':')),
    now: () => clock,
    rateLimit: { changes: 1_000_000, reads: 1_000_000 },
  });
  await writeStores(shop.db, testStores);
  for (const itemId of [ITEM, NOT_STOCKED]) await shop.setStock(itemId, 1000);
  for (const store of [STORE, OTHER_STORE]) await shop.setStock(ITEM, 10, store);
  await addTestStaff(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  clock = NOW;
  email = `ruecknahme-${++count}@example.org`;
  await shop.db.query('delete from attempt_limit');
});
// Whatever was taken back: the ledger and the stock agree.
afterEach(async () => {
  expect(await findStockDifferences(shop.db)).toEqual([]);
});

const SENT = ['pick', 'ship'] as const;
const COLLECTED = ['pick', 'find', 'ready', 'collect'] as const;

async function anOrder(
  events: readonly OrderEvent[] = SENT,
  companyId: string | null = null,
): Promise<Order> {
  const locationId = companyId ?? 'online';
  const draft = await aCartToOrder(
    shop.db,
    [
      { itemId: ITEM, quantity: 3, locationId },
      ...(companyId ? [] : [{ itemId: NOT_STOCKED, quantity: 1, locationId }]),
    ],
    {
      email,
      companyId,
      kind: companyId ? 'collect' : 'delivery',
      paymentMethod: 'PAY_IN_STORE',
      needsPayment: false,
    },
  );
  const { orderId } = (await shop.db.transaction((tx) => placeOrder(tx, draft, NOW))) as { orderId: string };
  for (const event of events)
    await shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: 'desk online', now: NOW }));
  return (await findOrder(shop.db, orderId))!;
}

async function call<Answer>(desk: string, url: string, payload?: object, key?: string) {
  const answer = await shop.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: {
      authorization: `Bearer ${TOKENS[desk as keyof typeof TOKENS]}`,
      ...(key && { 'idempotency-key': key }),
    },
    ...(payload && { payload }),
  });
  const body = answer.json<Answer & Partial<ErrorBody>>();
  return { status: answer.statusCode, msg: body.globalErrors?.[0]?.msg, ...body };
}
const find = (number: string, proof = '', desk: string = STORE) =>
  call<ForeignOrder>(desk, findForeignOrder.path, { orderOrCase: number, proof });
/** The proof of an order is the last name of its buyer. */
const take = (order: Order, body: object = {}, { desk = STORE as string, key = '' } = {}) =>
  call<TakenBack>(
    desk,
    takeBackGoods.path,
    {
      orderOrCase: order.number,
      proof: order.contact.lastName,
      lines: [{ lineId: 1, quantity: 2 }],
      ...body,
    },
    key || undefined,
  );
const casesAt = async (desk: string) => (await call<{ cases: DeskCase[] }>(desk, readDeskCases.path)).cases;
const caseAt = async (desk: string, number: string) =>
  (await call<{ cases: DeskCase[] }>(desk, `${readDeskCases.path}?number=${number}`)).cases[0];
const openCase = (order: Order, desk = 'online') =>
  call<DeskCase>(desk, readDeskCases.path, {
    orderNumber: order.number,
    kind: 'COMPLAINT',
    wish: 'REPAIR',
    text: 'Der Schalter klemmt.',
    lines: [{ lineId: 1, quantity: 2 }],
  });
const stock = async (itemId: string, locationId: string) =>
  (
    await shop.db.query<{ quantity: number }>(
      'select quantity from stock where item_id = $1 and location_id = $2',
      [itemId, locationId],
    )
  )[0]?.quantity;
async function mails(kind: string) {
  await shop.runJobs('render mails of orders');
  return (await mailsTo(shop.db, email)).filter((mail) => mail.kind === kind);
}

describe('an order of another desk', () => {
  it('is found by its number with the last name or a postal code of the buyer, however typed', async () => {
    const order = await anOrder();
    const zip = order.deliveryAddress?.zipCode ?? '';
    expect(zip).not.toBe('');

    for (const proof of [order.contact.lastName, ` ${order.contact.lastName.toUpperCase()} `, zip])
      expect(await find(order.number.toLowerCase(), proof)).toMatchObject({
        status: 200,
        orderNumber: order.number,
        desk: 'online',
        cases: [],
        lines: [
          { lineId: 1, pieces: 3, isStocked: true },
          { lineId: 2, pieces: 1, isStocked: false },
        ],
      });
  });

  it.each([
    ['the name of the delivery', 'delivery_address', 'Großmüller', 'GROSSMUELLER'],
    ['the name of the invoice', 'billing_address', 'Strauß-Jäger', 'strauss jaeger'],
    ['the name of the buyer', 'contact', 'Mueßig-Löwe', 'Müssig Loewe'],
  ])('is found by %s, with or without umlauts', async (_, column, lastName, proof) => {
    const order = await anOrder();
    await shop.db.query(
      `update shop_order set ${column} = coalesce(${column}, '{}'::jsonb) || $2::jsonb where id = $1`,
      [order.id, JSON.stringify({ lastName })],
    );
    for (const typed of [lastName, proof])
      expect(await find(order.number, typed)).toMatchObject({ status: 200, orderNumber: order.number });
  });

  it('names the case of goods that this store has taken today, although nothing is left', async () => {
    const order = await anOrder();
    const lines = [
      { lineId: 1, quantity: 3 },
      { lineId: 2, quantity: 1 },
    ];
    const { number } = await take(order, { lines });

    expect(await find(order.number, order.contact.lastName)).toMatchObject({
      status: 200,
      lines: [],
      cases: [],
      takenHere: [number],
    });
    expect((await find(order.number, order.contact.lastName, OTHER_STORE)).msg).toBe(
      'caseError.foreignNothing',
    );
    clock = new Date(NOW.getTime() + 25 * 60 * 60_000);
    expect((await find(order.number, order.contact.lastName)).msg).toBe('caseError.foreignNothing');
  });

  it('shows goods only: no person, no address, no payment, and no words of a case', async () => {
    const order = await anOrder();
    await openCase(order);
    const found = await find(order.number, order.contact.lastName);

    expect(Object.keys(found).sort()).toEqual([
      'cases',
      'desk',
      'lines',
      'msg',
      'orderNumber',
      'status',
      'takenHere',
    ]);
    expect(found.cases).toEqual([
      {
        number: expect.stringMatching(/^R-/) as string,
        kind: 'COMPLAINT',
        lines: [{ lineId: 1, itemId: ITEM, name: expect.any(String) as string, pieces: 2, isStocked: true }],
      },
    ]);
    const { contact, deliveryAddress } = order;
    for (const private_ of [contact.lastName, deliveryAddress!.street, email, 'Schalter'])
      expect(JSON.stringify(found)).not.toContain(private_);
  });

  it('is found by the slip of its case alone, which shows this case only', async () => {
    const order = await anOrder();
    const { number } = await openCase(order);

    expect(await find(number.toLowerCase().replace('-', ' '))).toMatchObject({
      status: 200,
      lines: [],
      cases: [{ number }],
    });
  });

  it.each([
    ['an unknown number', 'F7K4-M92T-X', 'Muster', 404, 'caseError.foreign'],
    ['nonsense', '<script>', 'Muster', 404, 'caseError.foreign'],
    ['an unknown case', 'R-2222222222', '', 404, 'caseError.foreign'],
    ['no number', ' ', 'Muster', 400, undefined],
    ['nothing that proves it', 'F7K4-M92T-X', '', 400, 'caseError.foreignProof'],
  ])('is not found by %s', async (_, number, proof, status, msg) => {
    const { status: answered, msg: read } = await find(number, proof);
    expect(answered).toBe(status);
    if (msg) expect(read).toBe(msg);
  });

  it('answers a stranger who guesses like an unknown number', async () => {
    const order = await anOrder();
    const guessed = await find(order.number, 'Falsch');
    const unknown = await find('F7K4-M92T-X', 'Falsch');

    expect(guessed.status).toBe(404);
    expect(guessed).toEqual(unknown);
    for (const proof of ['%', '*', order.contact.lastName.slice(0, 3), '.'])
      expect((await find(order.number, proof)).status).toBe(404);
  });

  it('has no proof once its name and addresses are deleted', async () => {
    const order = await anOrder();
    await shop.db.query(
      `update shop_order set contact = '{"firstName":"","lastName":""}', delivery_address = null,
         billing_address = null where id = $1`,
      [order.id],
    );
    for (const proof of ['--', 'null', order.contact.lastName])
      expect(await find(order.number, proof)).toMatchObject({ status: 404, msg: 'caseError.foreign' });
  });

  it('is not guessed: after five wrong tries its number waits, also with the right name, and no other', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    for (let tries = 0; tries < 5; tries++)
      expect((await find(order.number, `Name${tries}`)).status).toBe(404);

    expect(await find(order.number, order.contact.lastName)).toMatchObject({
      status: 429,
      msg: 'caseError.wait',
    });
    expect((await take(order)).status).toBe(429);
    expect((await find(other.number, other.contact.lastName)).status).toBe(200);
  });

  it('is not guessed by one desk number after number', async () => {
    const order = await anOrder();
    for (let tries = 0; tries < 20; tries++) await find(`unknown-${tries}`, 'Muster');

    expect((await find(order.number, order.contact.lastName)).status).toBe(429);
    expect((await find(order.number, order.contact.lastName, OTHER_STORE)).status).toBe(200);
  });

  it('is not shown to its own desk, which has its cases, nor to a desk without goods', async () => {
    const order = await anOrder(COLLECTED, STORE);

    expect(await find(order.number, order.contact.lastName)).toMatchObject({
      status: 412,
      msg: 'caseError.foreignOwn',
    });
    expect((await find(order.number, order.contact.lastName, OTHER_STORE)).status).toBe(200);
    expect((await find(order.number, order.contact.lastName, 'online')).status).toBe(200);
    expect((await find(order.number, order.contact.lastName, 'accounting')).status).toBe(404);
  });

  it('has nothing to take back before it is sent', async () => {
    const order = await anOrder(['pick']);

    expect(await find(order.number, order.contact.lastName)).toMatchObject({
      status: 412,
      msg: 'caseError.foreignNothing',
    });
    expect(await take(order)).toMatchObject({ status: 412, msg: 'caseError.tooManyPieces' });
  });
});

describe('goods of another desk', () => {
  it('make a case of the desk of the order: on the shelf they are stock of the store that has them', async () => {
    const order = await anOrder();
    const [here, there] = [await stock(ITEM, STORE), await stock(ITEM, 'online')];
    const taken = await take(order, { lines: [{ lineId: 1, quantity: 2, shelf: 1 }] });

    expect(taken).toMatchObject({ status: 200, desk: 'online', goods: 'ARRIVED' });
    expect([await stock(ITEM, STORE), await stock(ITEM, 'online')]).toEqual([here! + 1, there]);
    const found = await caseAt('online', taken.number);
    expect(found).toMatchObject({ kind: 'RETURN', money: 'OPEN', goods: 'ARRIVED' });
    expect(found?.lines[0]).toMatchObject({
      arrived: 2,
      dispositions: [{ where: 'SHELF', pieces: 1 }],
      open: { place: 1, give: 2 },
    });
    // The store that took the goods neither has the case nor reads it.
    expect(await caseAt(STORE, taken.number)).toBeUndefined();
    expect((await call(STORE, `${readDeskCases.path}${found!.caseId}/`)).status).toBe(404);
    expect((await casesAt(STORE)).map(({ number }) => number)).not.toContain(taken.number);
    expect((await findOrder(shop.db, order.id))?.refundedCents).toBe(0);
  });

  it('arrive in the open case that awaits them, and its desk reads who took them, and where', async () => {
    const order = await anOrder();
    const { number, caseId } = await openCase(order);
    const taken = await call<TakenBack>(STORE, takeBackGoods.path, {
      orderOrCase: number,
      lines: [{ lineId: 1, quantity: 1, shelf: 1 }],
    });

    expect(taken).toMatchObject({ status: 200, number, goods: 'PARTLY_ARRIVED' });
    const { journal } = await call<DeskCase>('online', `${readDeskCases.path}${caseId}/`);
    expect(journal?.[0]).toMatchObject({
      event: 'taken-back',
      by: `desk ${STORE}`,
      pieces: [{ lineId: 1, quantity: 1 }],
      shelf: [{ lineId: 1, quantity: 1 }],
    });
    // The rest is brought to yet another store.
    expect(
      await take(order, { caseNumber: number, lines: [{ lineId: 1, quantity: 1 }] }, { desk: OTHER_STORE }),
    ).toMatchObject({ status: 200, number, goods: 'ARRIVED' });
  });

  it('of a store are taken back by the warehouse, and the store pays', async () => {
    const order = await anOrder(COLLECTED, STORE);
    const taken = await take(order, {}, { desk: 'online' });

    expect(taken).toMatchObject({ status: 200, desk: STORE });
    const found = (await caseAt(STORE, taken.number))!;
    expect((await call<DeskCase>(STORE, `${readDeskCases.path}${found.caseId}/give/`, {})).money).toBe(
      'GIVEN',
    );
    expect((await findOrder(shop.db, order.id))?.refundedCents).toBe(2000);
  });

  it('are confirmed to the buyer by one mail that names the store', async () => {
    await take(await anOrder());

    const [mail, ...others] = await mails('case-taken-back');
    expect(others).toEqual([]);
    expect(mail?.text).toContain(`im Markt angekommen: ${testStores[0]!.name}.`);
    expect(await mails('case-received')).toEqual([]);
  });

  it('are taken once for one key, and once by two devices at the same moment', async () => {
    const order = await anOrder();
    const first = await take(order, {}, { key: 'k-1' });
    expect(await take(order, {}, { key: 'k-1' })).toMatchObject({ status: 200, number: first.number });
    expect((await take(order, { lines: [{ lineId: 1, quantity: 1 }] }, { key: 'k-1' })).status).toBe(409);
    expect(await mails('case-taken-back')).toHaveLength(1);

    const second = await anOrder();
    const { number } = await openCase(second);
    const both = await Promise.all([1, 2].map(() => take(second, { caseNumber: number })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('are answered again for a known key, whatever has happened since', async () => {
    const order = await anOrder();
    const { number } = await take(order, {}, { key: 'k-late' });
    const { caseId } = (await caseAt('online', number))!;
    await shop.db.query('update order_case set ended_at = now() where id = $1', [caseId]);
    for (let tries = 0; tries < 5; tries++) await find(order.number, `Name${tries}`);
    expect((await find(order.number, order.contact.lastName)).status).toBe(429);

    expect(await take(order, {}, { key: 'k-late' })).toMatchObject({
      status: 200,
      number,
      orderNumber: order.number,
      lines: [{ lineId: 1, quantity: 2 }],
    });
    expect((await take(order, { lines: [{ lineId: 1, quantity: 1 }] }, { key: 'k-late' })).status).toBe(409);
    expect((await take(order, {}, { key: 'k-late', desk: OTHER_STORE })).status).toBe(429);
  });

  it.each([
    ['given before', `given = pieces`, '', 'Das Geld haben wir schon erstattet.'],
    ['late', 'given = 0', `due_on = '2026-11-22'`, 'Wir erstatten jetzt unverzüglich.'],
    ['due', 'given = 0', '', 'Wir erstatten spätestens 14'],
  ])('of a withdrawal are confirmed with what is true of money that is %s', async (_, line, due, text) => {
    const order = await anOrder();
    const { number, caseId } = await openCase(order);
    await shop.db.query(`update order_case set kind = 'WITHDRAWAL' ${due && `, ${due}`} where id = $1`, [
      caseId,
    ]);
    await shop.db.query(`update order_case_line set ${line} where case_id = $1`, [caseId]);
    expect((await take(order, { caseNumber: number })).status).toBe(200);

    expect((await mails('case-taken-back'))[0]?.text.replace(/\s+/g, ' ')).toContain(text);
  });

  it('do not arrive in a case that is matched to another order at the same moment', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    const { number, caseId } = await openCase(order);
    let tellLocked = () => {};
    const locked = new Promise<void>((resolve) => (tellLocked = resolve));
    let goOn = () => {};
    const going = new Promise<void>((resolve) => (goOn = resolve));
    const matching = shop.db.transaction(async (tx) => {
      await tx.query('select from order_case where id = $1 for update', [caseId]);
      tellLocked();
      await going;
      await tx.query('update order_case set order_id = $2 where id = $1', [caseId, other.id]);
    });
    await locked;
    const taking = take(order, { caseNumber: number });
    await until(
      async () =>
        (
          await shop.db.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length > 0,
    );
    goOn();
    await matching;

    expect(await taking).toMatchObject({ status: 412, msg: 'caseError.moved' });
    expect(await mails('case-taken-back')).toEqual([]);
  });

  it.each([
    ['more than were handed over', { lines: [{ lineId: 1, quantity: 4 }] }, 'caseError.tooManyPieces'],
    [
      'a line twice, together too many',
      {
        lines: [
          { lineId: 1, quantity: 2 },
          { lineId: 1, quantity: 2 },
        ],
      },
      'caseError.tooManyPieces',
    ],
    ['a line that it does not have', { lines: [{ lineId: 9, quantity: 1 }] }, 'caseError.unknownLine'],
    [
      'more on the shelf than have come',
      { lines: [{ lineId: 1, quantity: 1, shelf: 2 }] },
      'caseError.tooManyToDispose',
    ],
    [
      'an item on the shelf that the store does not have',
      { lines: [{ lineId: 2, quantity: 1, shelf: 1 }] },
      'caseError.notStocked',
    ],
    ['a case of another order', { caseNumber: 'R-2222222222' }, 'caseError.foreign'],
  ])('are refused for %s, and nothing changes', async (_, body, msg) => {
    const order = await anOrder();
    const before = await stock(ITEM, STORE);

    expect(await take(order, body)).toMatchObject({ status: 412, msg });
    expect(await stock(ITEM, STORE)).toBe(before);
    expect((await find(order.number, order.contact.lastName)).cases).toEqual([]);
    expect(await mails('case-taken-back')).toEqual([]);
  });

  it('are refused for a gift card by e-mail, with a sentence', async () => {
    const order = await anOrder();
    await shop.db.query(
      `update order_line set location_id = null, gift_card_value = 5000 where order_id = $1 and line_id = 2`,
      [order.id],
    );
    expect(await take(order, { lines: [{ lineId: 2, quantity: 1 }] })).toMatchObject({
      status: 412,
      msg: 'caseError.cardStays',
    });
    await shop.db.query(
      `update order_line set location_id = 'online', gift_card_value = null where order_id = $1 and line_id = 2`,
      [order.id],
    );
  });

  describe('of a store that another company runs', () => {
    const runBy = (seller: string | null) =>
      shop.db.query(`update store set seller = $2 where company_id = $1`, [
        STORE,
        seller && JSON.stringify({ name: seller, address: 'x' }),
      ]);
    beforeEach(() => runBy('Partner KG'));
    afterEach(() => runBy(null));
    const onShelf = { lines: [{ lineId: 1, quantity: 1, shelf: 1 }] };

    it('are the only ones on its shelf', async () => {
      const order = await anOrder();
      expect((await find(order.number, order.contact.lastName)).lines[0]).toMatchObject({ isStocked: false });
      expect(await take(order, onShelf)).toMatchObject({ msg: 'caseError.notStocked' });
      expect((await take(order, { lines: [{ lineId: 1, quantity: 1 }] })).status).toBe(200);
    });

    it.each(['online', OTHER_STORE])('are set aside at %s, which the shop runs', async (desk) => {
      const order = await anOrder(COLLECTED, STORE);
      expect((await find(order.number, order.contact.lastName, desk)).lines[0]).toMatchObject({
        isStocked: false,
      });
      expect(await take(order, onShelf, { desk })).toMatchObject({ msg: 'caseError.notStocked' });
      expect((await take(order, { lines: [{ lineId: 1, quantity: 1 }] }, { desk })).status).toBe(200);
    });
  });

  it('leave an audit row with person and case, for the look, too, and no name of the buyer', async () => {
    const order = await anOrder();
    const device = await aDeviceOf(shop, testStaff.employee);
    const asked = { orderOrCase: order.number, proof: order.contact.lastName };
    await device.send('POST', findForeignOrder.path, asked, {});
    await device.send('POST', takeBackGoods.path, { ...asked, lines: [{ lineId: 1, quantity: 1 }] }, {});

    const rows = await shop.db.query<{ number: string; action: string; after: object }>(
      'select number, action, after from staff_audit order by id desc limit 2',
    );
    expect(rows.map(({ number, action }) => [number, action])).toEqual([
      [testStaff.employee.number, 'POST /rest/desk/take-backs/'],
      [testStaff.employee.number, 'POST /rest/desk/take-backs/find/'],
    ]);
    expect(rows[0]?.after).toMatchObject({
      orderNumber: order.number,
      caseNumber: expect.stringMatching(/^R-/) as string,
    });
    expect(JSON.stringify(rows)).not.toContain(order.contact.lastName);
  });
});

describe('a withdrawal of goods that have come back', () => {
  async function withdraw(order: Order, lines: string) {
    const visitor = await readerOf(order);
    const asked = { name: 'Erika Musterfrau', email, text: '', order: order.id, orderNumber: order.number };
    const { receiptNumber } = (
      await visitor.post(confirmWithdrawal.path, { ...asked, lines })
    ).json<WithdrawalReceipt>();
    return (await casesAt('online')).find((one) => one.receiptNumber === receiptNumber)!;
  }
  const act = (found: { caseId: string }, event: string, body: object = {}) =>
    call<DeskCase>('online', `${readDeskCases.path}${found.caseId}/${event}/`, body);
  const viewOf = async (order: Order) =>
    (await (await readerOf(order)).get(`/rest/orders/${order.id}/`)).json<OrderView>();

  it('has them with the place where they lie: nothing is awaited, and the return ends', async () => {
    const order = await anOrder();
    const before = await stock(ITEM, STORE);
    const { number } = await take(order, { lines: [{ lineId: 1, quantity: 2, shelf: 1 }] });
    const withdrawal = await withdraw(order, '1,1:2');

    expect(withdrawal).toMatchObject({ goods: 'ARRIVED', money: 'OPEN', mayHoldBack: false });
    expect(withdrawal.lines).toMatchObject([
      {
        pieces: 2,
        arrived: 2,
        notComing: 0,
        dispositions: [{ where: 'SHELF', pieces: 1 }],
        open: { goods: 0, place: 1, give: 2 },
      },
    ]);
    expect(await caseAt('online', number)).toMatchObject({ isEnded: true, money: 'NOT_OWED' });
    const [withdrawn, returned] = [...(await viewOf(order)).cases!].sort((one) =>
      one.kind === 'WITHDRAWAL' ? -1 : 1,
    );
    expect(withdrawn).toMatchObject({ goodsText: 'Artikel bei uns eingetroffen' });
    expect(withdrawn).not.toHaveProperty('slip');
    expect(withdrawn?.nextText).not.toContain('geben Sie die Artikel');
    expect(returned?.goodsText).toBe('Nichts mehr zurückzugeben');

    expect((await act(withdrawal, 'give')).status).toBe(200);
    await act(withdrawal, 'disposition', { lines: [{ lineId: 1, quantity: 1 }], to: 'DAMAGED' });
    expect(await act(withdrawal, 'close')).toMatchObject({ status: 200, isEnded: true });
    expect((await findOrder(shop.db, order.id))?.refundedCents).toBe(2000);
    expect(await stock(ITEM, STORE)).toBe(before! + 1);
  });

  it('awaits what is still at home', async () => {
    const order = await anOrder();
    await take(order, { lines: [{ lineId: 1, quantity: 2 }] });
    const withdrawal = await withdraw(order, '1,1:3');

    expect(withdrawal).toMatchObject({ goods: 'PARTLY_ARRIVED', mayHoldBack: true });
    expect(withdrawal.lines).toMatchObject([{ pieces: 3, arrived: 2, open: { goods: 1 } }]);
    expect(
      await take(order, { caseNumber: withdrawal.number, lines: [{ lineId: 1, quantity: 1 }] }),
    ).toMatchObject({ status: 200, goods: 'ARRIVED' });
  });

  it('awaits no piece that was kept without its money', async () => {
    const order = await anOrder();
    const { number } = await take(order, { lines: [{ lineId: 1, quantity: 3 }] });
    const returned = (await caseAt('online', number))!;
    await act(returned, 'disposition', { lines: [{ lineId: 1, quantity: 3 }], to: 'SCRAPPED' });
    await act(returned, 'not-owed', { reason: 'Zerstört zurück' });
    expect((await act(returned, 'close')).status).toBe(200);

    const withdrawal = await withdraw(order, '1,1:2');
    expect(withdrawal).toMatchObject({ goods: 'NOT_COMING', money: 'OPEN', mayHoldBack: false });
    expect((await viewOf(order)).cases?.find(({ kind }) => kind === 'WITHDRAWAL')).toMatchObject({
      goodsText: 'Nichts mehr zurückzugeben',
    });
  });

  it('that is matched awaits nothing of them, is matched anew, and both cases end with one refund', async () => {
    const [order, other] = [await anOrder(), await anOrder()];
    const { number } = await take(order, { lines: [{ lineId: 1, quantity: 3, shelf: 3 }] });
    await new Visitor(shop.app).post(confirmWithdrawal.path, {
      name: 'Erika Musterfrau',
      orderNumber: 'unleserlich',
      text: '',
      email,
    });
    const found = (await casesAt('online')).find((one) => one.orderId === null && one.email === email)!;
    const whole = { lines: [{ lineId: 1, quantity: 3 }] };

    expect(await act(found, 'match', { orderNumber: order.number, ...whole })).toMatchObject({
      goods: 'NOT_COMING',
      mayHoldBack: false,
    });
    expect(await act(found, 'match', { orderNumber: other.number, ...whole })).toMatchObject({
      goods: 'EXPECTED',
    });
    await act(found, 'match', { orderNumber: order.number, ...whole });
    expect((await act(found, 'give')).status).toBe(200);
    expect((await act(found, 'close')).status).toBe(200);
    const returned = (await caseAt('online', number))!;
    expect((await act(returned, 'give')).status).toBe(412);
    await act(returned, 'not-owed', { reason: 'Mit dem Widerruf erstattet' });
    expect((await act(returned, 'close')).status).toBe(200);
    expect((await findOrder(shop.db, order.id))?.refundedCents).toBe(3000);
  });
});

async function readerOf(order: Order): Promise<Visitor> {
  const visitor = new Visitor(shop.app);
  const zip = order.deliveryAddress?.zipCode ?? '50667';
  await visitor.post(logInToOrder.path, { orderNumber: order.number, email, zip });
  return visitor;
}

describe('the slip of a return', () => {
  async function slipOf(order: Order) {
    const visitor = await readerOf(order);
    return (await visitor.get(`/rest/orders/${order.id}/`)).json<OrderView>().cases?.[0]?.slip?.address;
  }

  it('names the store that decides about it', async () => {
    const order = await anOrder(COLLECTED, STORE);
    await openCase(order, STORE);
    const { name, street, zipCode, city } = testStores[0]!;

    expect(await slipOf(order)).toEqual([name, 'Rücksendungen', street, `${zipCode} ${city}`]);
  });

  it('names the address of the online shop for a delivery', async () => {
    const order = await anOrder();
    await openCase(order);

    expect((await slipOf(order))?.slice(0, 2)).toEqual(['Fachwerk Baumarkt GmbH', 'Rücksendungen']);
  });
});
