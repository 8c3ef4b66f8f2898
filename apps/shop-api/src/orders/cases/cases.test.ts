/** @jest-environment node */
import { pathOf } from '@fachwerk/shared/calls';
import {
  type CaseReceipt,
  type CaseRefund,
  closeCase,
  confirmWithdrawal,
  type DeskCase,
  type DeskCases,
  type DeskOrder,
  type ErrorBody,
  type FormAnswer,
  logInToOrder,
  type OrderEvent,
  type OrderView,
  readCaseCode,
  readDeskCases,
  readFormAnswer,
  reportCase,
  reportDelivered,
  reportWithdrawalHandled,
  type WithdrawalReceipt,
} from '@fachwerk/shared/contracts';
import { redeemGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import { findStockDifferences } from '../../stores/stock/stock-differences';
import { writeStores } from '../../stores/store/store-repository';
import { aJpeg, aPng, aWebp, PLACE } from '../../testing/a-picture';
import { testStores } from '../../testing/a-store';
import { aCartToOrder } from '../../testing/an-order';
import { mailsTo } from '../../testing/test-account';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { moveOrder } from '../lifecycle/move-order';
import { findOrder, type Order } from '../lifecycle/order';
import { type NewOrder, placeOrder } from '../lifecycle/place-order';
import { caseKey } from './order-case';

const STORE = '1001';
const ITEM = '100401';
const OTHER = '100301';
const NOW = new Date('2026-11-23T09:00:00Z');
const TOKENS = {
  store: 'a-token-of-the-store',
  other: 'a-token-of-another-store',
  online: 'a-token-of-the-warehouse',
};
type Desk = keyof typeof TOKENS;

interface CardOrder {
  kind?: 'delivery' | 'collect';
  goods?: number;
  isFreeGift?: boolean;
}

describe('a case', () => {
  let shop: TestShop;
  let visitor: Visitor;
  let email: string;
  let clock: Date;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {
      deskTokens: [`${STORE}:${TOKENS.store}`, `1002:${TOKENS.other}`, `online:${TOKENS.online}`],
      now: () => clock,
    });
    await writeStores(shop.db, testStores);
    for (const itemId of [ITEM, OTHER]) {
      await shop.setStock(itemId, 1000);
      await shop.setStock(itemId, 1000, STORE);
    }
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    clock = NOW;
    visitor = new Visitor(shop.app);
    email = `fall-${++count}@example.org`;
  });
  afterEach(async () => {
    expect(await findStockDifferences(shop.db)).toEqual([]);
  });

  /** Three pieces of line 1 and one of line 2, at the buyer: delivered, or collected in the store. */
  async function anOrder(part: Partial<NewOrder> = {}, events = ['pick', 'ship'] as const): Promise<Order> {
    const isDelivery = part.kind !== 'collect';
    const locationId = isDelivery ? 'online' : STORE;
    const draft = await aCartToOrder(
      shop.db,
      [
        { itemId: ITEM, quantity: 3, locationId },
        { itemId: OTHER, quantity: 1, locationId },
      ],
      {
        email,
        paymentMethod: 'PAY_IN_STORE',
        needsPayment: false,
        companyId: isDelivery ? null : STORE,
        ...part,
      },
    );
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, clock));
    const { orderId } = placed as { orderId: string };
    const steps = isDelivery ? events : (['pick', 'find', 'ready', 'collect'] as const);
    for (const event of steps)
      await shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: 'desk online', now: clock }));
    return (await findOrder(shop.db, orderId))!;
  }
  const aCollection = () => anOrder({ kind: 'collect' });
  const again = async ({ id }: Order) => (await findOrder(shop.db, id))!;

  async function call(desk: Desk, url: string, payload?: object, key?: string) {
    const answer = await shop.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${TOKENS[desk]}`, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    });
    const body = answer.json<DeskCase & DeskCases & Partial<ErrorBody>>();
    return { status: answer.statusCode, msg: body.globalErrors?.[0]?.msg, ...body };
  }
  const act = (desk: Desk, { caseId }: { caseId: string }, event: string, body: object = {}, key?: string) =>
    call(desk, `${readDeskCases.path}${caseId}/${event}/`, body, key);
  const read = (desk: Desk, { caseId }: { caseId: string }) => call(desk, `${readDeskCases.path}${caseId}/`);
  const list = async (desk: Desk, query = '') => (await call(desk, `${readDeskCases.path}${query}`)).cases;
  const pieces = (...quantities: number[]) => ({
    lines: quantities.flatMap((quantity, index) => (quantity > 0 ? [{ lineId: index + 1, quantity }] : [])),
  });
  const create = (desk: Desk, { number }: Order, body: object = {}, key?: string) =>
    call(
      desk,
      readDeskCases.path,
      { orderNumber: number, kind: 'RETURN', wish: 'REFUND', ...pieces(2), ...body },
      key,
    );
  const stock = async (itemId: string, locationId: string) =>
    (
      await shop.db.query<{ quantity: number }>(
        'select quantity from stock where item_id = $1 and location_id = $2',
        [itemId, locationId],
      )
    )[0]!.quantity;

  async function mailOf(kind: string) {
    await shop.runJobs('render mails of orders');
    return (await mailsTo(shop.db, email)).find((mail) => mail.kind === kind);
  }
  async function open(order: Order): Promise<void> {
    const body = { orderNumber: order.number, email, zip: '50667' };
    expect((await visitor.post(logInToOrder.path, body)).statusCode).toBe(200);
  }
  const view = async ({ id }: Order) => (await visitor.get(`/rest/orders/${id}/`)).json<OrderView>();
  const report = (order: Order, fields: Record<string, string> = {}) =>
    visitor.post(pathOf(reportCase, { orderId: order.id }), {
      kind: 'COMPLAINT',
      wish: 'REPAIR',
      lines: '1,1:1',
      text: 'Der Schalter klemmt.',
      ...fields,
    });
  const withdraw = async (fields: Record<string, string>) =>
    (
      await visitor.post(confirmWithdrawal.path, {
        name: 'Erika Musterfrau',
        orderNumber: '4711',
        email,
        text: '',
        ...fields,
      })
    ).json<WithdrawalReceipt>();
  const caseOf = async (receipt: WithdrawalReceipt, desk: Desk = 'online') =>
    (await list(desk)).find(({ receiptNumber }) => receiptNumber === receipt.receiptNumber)!;

  describe('of goods that come back to the counter', () => {
    it('has four states, and only the shelf raises the stock', async () => {
      const order = await aCollection();
      const before = await stock(ITEM, STORE);
      const made = await create('store', order);
      expect(made).toMatchObject({ status: 200, goods: 'EXPECTED', money: 'OPEN', kind: 'RETURN' });

      expect(await act('store', made, 'arrived', pieces(1))).toMatchObject({ goods: 'PARTLY_ARRIVED' });
      expect(await act('store', made, 'give', pieces(1))).toMatchObject({
        goods: 'PARTLY_ARRIVED',
        money: 'PARTLY_GIVEN',
      });
      expect(await stock(ITEM, STORE)).toBe(before);
      await act('store', made, 'arrived', pieces(1));
      await act('store', made, 'disposition', { ...pieces(1), to: 'DAMAGED' });
      expect(await stock(ITEM, STORE)).toBe(before);
      await act('store', made, 'disposition', { ...pieces(1), to: 'SHELF' });
      expect(await stock(ITEM, STORE)).toBe(before + 1);
      expect((await again(order)).refundedCents).toBe(1000);

      await act('store', made, 'give');
      const closed = await act('store', made, 'close');
      expect(closed).toMatchObject({ isEnded: true, goods: 'ARRIVED', money: 'GIVEN', events: [] });
      expect((await again(order)).refundedCents).toBe(2000);
    });

    it('is kept by the buyer with the money, without a change of the stock', async () => {
      const order = await aCollection();
      const before = await stock(ITEM, STORE);
      const made = await create('store', order, pieces(1));

      await act('store', made, 'not-coming', pieces(1));
      await act('store', made, 'give');

      expect(await act('store', made, 'close')).toMatchObject({ goods: 'NOT_COMING', money: 'GIVEN' });
      expect(await stock(ITEM, STORE)).toBe(before);
    });

    it('cannot end before goods, place and money are decided', async () => {
      const made = await create('store', await aCollection(), pieces(1));
      const close = async () => (await act('store', made, 'close')).msg;

      expect(await close()).toBe('caseError.goodsOpen');
      await act('store', made, 'arrived', pieces(1));
      expect(await close()).toBe('caseError.dispositionOpen');
      await act('store', made, 'disposition', { ...pieces(1), to: 'SHELF' });
      expect(await close()).toBe('caseError.moneyOpen');
      await act('store', made, 'not-owed', { reason: 'Ohne Kassenbon' });
      expect(await close()).toBe('caseError.goodsWithoutMoney');
    });

    it.each([
      ['more pieces than were handed over', pieces(4), 'caseError.tooManyPieces'],
      [
        'a line that the order does not have',
        { lines: [{ lineId: 9, quantity: 1 }] },
        'caseError.unknownLine',
      ],
      [
        'one line twice, together too many',
        {
          lines: [
            { lineId: 1, quantity: 2 },
            { lineId: 1, quantity: 2 },
          ],
        },
        'caseError.tooManyPieces',
      ],
    ])('is refused for %s', async (_, body, msg) => {
      expect(await create('store', await aCollection(), body)).toMatchObject({ status: 412, msg });
    });

    it('is refused for pieces that another case expects, and for goods that were not handed over', async () => {
      const order = await aCollection();
      await create('store', order, pieces(2));
      expect((await create('store', order, pieces(2))).status).toBe(412);
      expect((await create('store', order, pieces(1))).status).toBe(200);

      const unsent = await anOrder({}, ['pick'] as never);
      expect((await create('online', unsent, pieces(1))).status).toBe(412);
    });

    it('states what a refund gives back before it does, and what the case needs before its end', async () => {
      const order = await aCollection();
      const made = await create('store', order);
      const refund = (desk: Desk, query = '') =>
        call(desk, `${readDeskCases.path}${made.caseId}/refund/${query}`) as Promise<
          Partial<CaseRefund> & { status: number; msg?: string }
        >;
      expect(made.endNeeds).toBe('caseError.goodsOpen');

      expect(await refund('store', '?lines=1:1')).toMatchObject({ status: 200, total: { value: 1000 } });
      expect(await refund('store')).toMatchObject({ status: 200, total: { value: 2000 } });
      expect(await refund('store', '?lines=1:3')).toMatchObject({
        status: 412,
        msg: 'caseError.tooMuchMoney',
      });
      expect((await refund('store', '?lines=x')).status).toBe(400);
      expect((await refund('other')).status).toBe(404);
      expect((await again(order)).refundedCents).toBe(0);

      const given = await act('store', made, 'give', pieces(1));
      expect((await again(order)).refundedCents).toBe(1000);
      expect(given.lines[0]?.open).toEqual({ goods: 2, place: 0, give: 1, notOwed: 1, replace: 1 });
      expect(await act('store', made, 'give', { total: 900 })).toMatchObject({
        status: 412,
        msg: 'caseError.otherAmount',
      });
      expect((await act('store', made, 'give', { total: 1000 })).status).toBe(200);
      expect((await refund('store')).msg).toBe('caseError.nothing');
    });

    it('keeps who did what, and when', async () => {
      const made = await create('store', await aCollection());
      await act('store', made, 'arrived', pieces(2));
      await act('store', made, 'disposition', { ...pieces(1), to: 'DAMAGED' });
      const { journal } = await act('store', made, 'not-owed', { ...pieces(1), reason: 'Zerkratzt' });

      const at = NOW.toISOString();
      const own = { at, by: 'desk 1001' };
      expect(journal).toEqual([
        { ...own, event: 'not-owed', pieces: pieces(1).lines, reason: 'Zerkratzt' },
        { ...own, event: 'disposition', pieces: pieces(1).lines, where: 'DAMAGED' },
        { ...own, event: 'arrived', pieces: pieces(2).lines },
        { ...own, event: 'create', pieces: pieces(2).lines },
      ]);
    });

    it('counts what two devices report at the same moment once', async () => {
      const order = await aCollection();
      const made = await create('store', order, pieces(1));
      const both = await Promise.all([1, 2].map(() => act('store', made, 'arrived', pieces(1))));

      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
      const paid = await Promise.all([1, 2].map(() => act('store', made, 'give', pieces(1))));
      expect(paid.map(({ status }) => status).sort()).toEqual([200, 412]);
      expect((await again(order)).refundedCents).toBe(1000);
    });

    it('has one effect for one key, and none for the key of another call', async () => {
      const order = await aCollection();
      const made = await create('store', order, pieces(1), 'k-1');
      expect((await create('store', order, pieces(1), 'k-1')).caseId).toBe(made.caseId);
      expect((await create('store', order, pieces(2), 'k-1')).status).toBe(409);

      for (const _ of [1, 2])
        expect((await act('store', made, 'arrived', pieces(1), 'k-2')).lines[0]?.arrived).toBe(1);
      expect((await act('store', made, 'not-coming', pieces(1), 'k-2')).status).toBe(409);
    });

    it('gives no money twice when the order has moved meanwhile', async () => {
      const order = await aCollection();
      const made = await create('store', order, pieces(3));
      const url = `/rest/desk/orders/${order.id}/return/`;
      expect((await call('store', url, pieces(2))).status).toBe(200);

      const all = await act('store', made, 'give', pieces(3));
      expect(all).toMatchObject({ status: 412, msg: 'caseError.notGiven' });
      expect((await act('store', made, 'arrived', pieces(3))).status).toBe(412);
      expect((await act('store', made, 'give')).status).toBe(200);
      expect(await act('store', made, 'give')).toMatchObject({ status: 412, msg: 'caseError.notGiven' });
      expect((await again(order)).refundedCents).toBe(3000);
    });

    it('does not change after its end', async () => {
      const made = await create('store', await aCollection(), pieces(1));
      await act('store', made, 'not-coming', pieces(1));
      await act('store', made, 'not-owed', { reason: 'Bleibt beim Kunden' });
      await act('store', made, 'close');

      for (const event of ['arrived', 'give', 'replace'])
        expect(await act('store', made, event, pieces(1))).toMatchObject({
          status: 412,
          msg: 'caseError.ended',
        });
    });
  });

  it('is written for the return of machines, which is on the shelf and paid at once', async () => {
    const order = await aCollection();
    const before = await stock(ITEM, STORE);
    const url = `/rest/desk/orders/${order.id}/return/`;
    for (const _ of [1, 2]) expect((await call('store', url, pieces(2), 'machine')).status).toBe(200);

    expect(await stock(ITEM, STORE)).toBe(before + 2);
    expect((await again(order)).refundedCents).toBe(2000);
    await open(order);
    expect((await view(order)).cases).toMatchObject([
      { isEnded: true, goodsText: 'Artikel bei uns eingetroffen', moneyText: 'erstattet' },
    ]);
    expect((await call('store', url, pieces(2))).status).toBe(412);
    expect(await stock(ITEM, STORE)).toBe(before + 2);
  });

  it('knows a key of its desk again, also of another person', () => {
    const keys = ['desk 1001 4711', 'desk 1001 4712', 'desk 1002 4711'].map(
      (actor) => caseKey(actor, 'k', 'r').key,
    );

    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('is seen by the desk of its order only', async () => {
    const made = await create('store', await aCollection(), pieces(1));
    const sent = await create('online', await anOrder(), pieces(1));

    for (const [desk, found] of [
      ['other', made],
      ['online', made],
      ['other', sent],
      ['store', sent],
    ] as const) {
      expect((await read(desk, found)).status).toBe(404);
      expect((await act(desk, found, 'arrived', pieces(1))).status).toBe(404);
      expect((await list(desk)).map(({ caseId }) => caseId)).not.toContain(found.caseId);
    }
    expect((await create('other', await aCollection())).status).toBe(404);
  });

  it('is listed in pages', async () => {
    for (let made = 0; made < 3; made++) await create('store', await aCollection(), pieces(1));
    const all = (await list('store')).map(({ caseId }) => caseId);
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: DeskCases = await call('store', `${readDeskCases.path}?size=2&after=${next}`);
      seen.push(...page.cases.map(({ caseId }) => caseId));
      ({ next } = page);
    }
    expect(seen).toEqual(all);
  });

  describe('of a withdrawal', () => {
    it('has its lines and its day, and ends with it', async () => {
      const order = await anOrder();
      await open(order);
      const receipt = await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:2' });
      const found = await caseOf(receipt);
      expect(found).toMatchObject({
        kind: 'WITHDRAWAL',
        dueOn: '2026-12-07',
        mayHoldBack: true,
        lines: [{ lineId: 1, pieces: 2 }],
      });

      expect(await act('online', found, 'dispatched')).toMatchObject({
        mayHoldBack: false,
        goods: 'EXPECTED',
      });
      await act('online', found, 'give');
      await act('online', found, 'arrived', pieces(2));
      await act('online', found, 'disposition', { ...pieces(2), to: 'SHELF' });
      expect(await act('online', found, 'close')).toMatchObject({ status: 200, isEnded: true });

      expect((await again(order)).refundedCents).toBe(2000);
      expect(
        await shop.db.query('select handled_by from withdrawal where receipt_number = $1', [
          receipt.receiptNumber,
        ]),
      ).toEqual([{ handled_by: 'desk online' }]);
    });

    it('of an unknown order is matched by the online shop, again until something has happened', async () => {
      const [order, wrong] = [await anOrder(), await anOrder()];
      const found = await caseOf(await withdraw({ orderNumber: 'unleserlich' }));
      expect(found).toMatchObject({ orderId: null, lines: [] });
      expect((await act('online', found, 'give')).msg).toBe('caseError.unmatched');
      expect((await act('online', found, 'match', { orderNumber: 'gibt es nicht' })).status).toBe(412);
      const tooMany = { orderNumber: wrong.number, ...pieces(9) };
      expect((await act('online', found, 'match', tooMany)).msg).toBe('caseError.tooManyPieces');
      await act('online', found, 'match', { orderNumber: wrong.number });

      const matched = await act('online', found, 'match', { orderNumber: order.number, ...pieces(1, 1) });

      expect(matched).toMatchObject({ orderId: order.id, lines: [{ pieces: 1 }, { pieces: 1 }] });
      await act('online', found, 'arrived', pieces(1));
      expect((await act('online', found, 'match', { orderNumber: wrong.number })).status).toBe(412);
    });

    it('of an order of a store is matched to the desk of the store, and a mistake is corrected', async () => {
      const [wrong, order] = [await aCollection(), await anOrder()];
      const found = await caseOf(await withdraw({ orderNumber: 'x' }));

      await act('online', found, 'match', { orderNumber: wrong.number });

      expect((await read('store', found)).status).toBe(200);
      expect((await read('online', found)).status).toBe(404);
      expect((await act('store', found, 'match', { orderNumber: order.number })).status).toBe(412);
      expect((await act('other', found, 'match', { orderNumber: order.number })).status).toBe(404);
      expect(await act('online', found, 'match', { orderNumber: order.number })).toMatchObject({
        status: 200,
        orderId: order.id,
      });
      expect((await read('store', found)).status).toBe(404);
    });

    it('takes over pieces of an open return: money and goods are awaited once', async () => {
      const order = await anOrder();
      await open(order);
      const whole = await create('online', order, pieces(1));
      const part = await create('online', order, pieces(2, 1));

      const found = await caseOf(
        await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:3' }),
      );

      expect(await read('online', whole)).toMatchObject({
        isEnded: true,
        money: 'NOT_OWED',
        goods: 'NOT_COMING',
      });
      expect(await read('online', part)).toMatchObject({
        isEnded: false,
        lines: [
          { notComing: 2, notOwed: 2 },
          { notComing: 0, notOwed: 0 },
        ],
      });
      expect((await view(order)).cases?.find(({ number }) => number === whole.number)?.nextText).toBe(
        'Dieser Vorgang ist ohne Rückgabe abgeschlossen. Haben Sie dieselben Artikel widerrufen, bearbeiten wir sie mit dem Widerruf.',
      );
      await act('online', found, 'arrived', pieces(3));
      await act('online', found, 'disposition', { ...pieces(3), to: 'SHELF' });
      await act('online', found, 'give');
      expect((await act('online', found, 'close')).status).toBe(200);
      expect((await again(order)).refundedCents).toBe(3000);
    });

    it('before the goods are picked cancels them at once, and nothing has to come back', async () => {
      const order = await anOrder({}, [] as never);
      await open(order);

      const part = await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:2' });
      expect(await again(order)).toMatchObject({
        state: 'CONFIRMED',
        lines: [{ cancelled: 2 }, { cancelled: 0 }],
      });
      await withdraw({ order: order.id, orderNumber: order.number, lines: '1,2' });

      expect(await again(order)).toMatchObject({
        state: 'CANCELLED',
        lines: [{ cancelled: 3 }, { cancelled: 1 }],
      });
      expect(await mailOf('order-cancelled')).toBeDefined();
      expect((await list('online')).filter(({ orderId }) => orderId === order.id)).toEqual([]);
      expect(
        await shop.db.query('select handled_by from withdrawal where receipt_number = $1', [
          part.receiptNumber,
        ]),
      ).toEqual([{ handled_by: 'guest' }]);
    });

    /** The phone of a person who packs. */
    const pack = async ({ id }: Order, step = '', body?: object) =>
      (await call('online', `/rest/desk/orders/${id}/${step}`, body)) as unknown as DeskOrder & {
        status: number;
        msg?: string;
      };

    it('while the goods are picked cancels what has not left, and is no piece that was not found', async () => {
      const order = await anOrder({ payableCents: 4000, paymentMethod: 'CREDIT_CARD' }, ['pick'] as never);
      await open(order);
      await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:2' });

      expect((await pack(order)).lines).toMatchObject([{ open: 1, withdrawn: 2 }, { open: 1 }]);
      expect((await list('online')).filter(({ orderId }) => orderId === order.id)).toEqual([]);

      // A phone that was offline has found all of what was ordered.
      const found = await pack(order, 'found/', pieces(3, 1));
      expect(found).toMatchObject({ status: 200, order: { state: 'PICKING' } });
      expect(found.lines).toMatchObject([{ open: 1, withdrawn: 2 }, { open: 1 }]);
      expect(found.lines[1]).not.toHaveProperty('withdrawn');
      expect(found.order.rest).toBeUndefined();
      expect((await again(order)).lines.map(({ missing }) => missing)).toEqual([0, 0]);
      expect((await mailOf('order-cancelled'))?.text).not.toMatch(/nicht (gefunden|vorrätig)/);

      const parcel = { carrier: 'DHL', trackingNumber: '1' };
      expect(await pack(order, 'ship/', { ...parcel, ...pieces(3, 1) })).toMatchObject({
        status: 412,
        msg: 'deskError.withdrawn',
      });
      expect((await pack(order, 'ship/', { ...parcel, ...pieces(1, 1) })).status).toBe(200);
      expect(await again(order)).toMatchObject({ state: 'SHIPPED', capturedCents: 2000, refundedCents: 0 });
    });

    it('of all pieces that are picked ends the order, and tells a phone that was offline why', async () => {
      const order = await anOrder({}, ['pick'] as never);
      await open(order);
      await withdraw({ order: order.id, orderNumber: order.number, lines: '1,2' });

      expect((await again(order)).state).toBe('CANCELLED');
      expect(await pack(order, 'found/', pieces(3, 1))).toMatchObject({
        status: 412,
        msg: 'deskError.withdrawn',
      });
      expect((await pack(order)).lines).toMatchObject([{ withdrawn: 3 }, { withdrawn: 1 }]);
    });

    it('that is matched while the goods are picked cancels them at once, and ends', async () => {
      const order = await anOrder({ payableCents: 4000, paymentMethod: 'CREDIT_CARD' }, ['pick'] as never);
      await open(order);
      const receipt = await withdraw({ orderNumber: 'unleserlich' });
      const found = await caseOf(receipt);
      const match = { orderNumber: order.number, ...pieces(3) };
      expect(await act('online', found, 'match', match, 'a-match')).toMatchObject({
        status: 200,
        isEnded: true,
        lines: [],
      });
      expect((await act('online', found, 'match', match, 'a-match')).status).toBe(200);

      const atDesk = await pack(order);
      expect(atDesk.lines).toMatchObject([{ open: 0, withdrawn: 3 }, { open: 1 }]);
      expect(atDesk.order.cases).toEqual([]);
      expect((await view(order)).cases).toEqual([]);
      expect(await mailOf('order-cancelled')).toBeDefined();
      expect(
        await shop.db.query('select handled_by from withdrawal where receipt_number = $1', [
          receipt.receiptNumber,
        ]),
      ).toEqual([{ handled_by: 'desk online' }]);
    });

    it('of goods that are made to order is decided by people once they are picked (BGB §312g(2) no. 1)', async () => {
      const order = await anOrder({}, ['pick'] as never);
      await shop.db.query(
        `update order_line set withdrawal_exclusion = 'MIXED_PAINT' where order_id = $1 and line_id = 1`,
        [order.id],
      );
      await open(order);
      const found = await caseOf(
        await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:2' }),
      );

      expect(found).toMatchObject({ isEnded: false, lines: [{ pieces: 2 }] });
      expect((await again(order)).lines[0]).toMatchObject({ cancelled: 0 });
      const [shown] = (await view(order)).cases ?? [];
      expect(shown).not.toHaveProperty('slip');
    });

    it('pays what was sent, while a part of the order is still on its way', async () => {
      const order = await anOrder({}, ['pick'] as never);
      await shop.db.transaction((tx) =>
        moveOrder(tx, order.id, 'ship', {
          actor: 'desk online',
          now: clock,
          details: { lines: [{ lineId: 1, quantity: 2 }] },
        }),
      );
      const found = await caseOf(await withdraw({ orderNumber: 'unleserlich' }));
      // The third piece has not left: the match cancels it.
      expect(await act('online', found, 'match', { orderNumber: order.number, ...pieces(3) })).toMatchObject({
        lines: [{ pieces: 2 }],
      });

      expect((await act('online', found, 'give')).status).toBe(200);

      expect((await again(order)).refundedCents).toBe(2000);
      expect((await act('online', found, 'give')).msg).toBe('caseError.nothing');
    });

    describe('about a gift card', () => {
      const cardOf = async ({ id }: Order) =>
        (
          await shop.db.query<{ id: string; isBlocked: boolean }>(
            `select c.id, blocked_at is not null as "isBlocked" from gift_card c
             join gift_card_ledger l on l.card_id = c.id and l.cause = 'issue' where l.reference = $1`,
            [`${id} 1`],
          )
        )[0]!;
      async function run({ id }: Pick<Order, 'id'>, events: readonly OrderEvent[]): Promise<void> {
        for (const event of events)
          await shop.db.transaction((tx) => moveOrder(tx, id, event, { actor: 'desk online', now: clock }));
      }
      /** A gift card that was issued, and goods that have not left. */
      async function aGiftCardOrder(
        { kind = 'delivery', goods = 0, isFreeGift = false }: CardOrder = {},
        events: readonly OrderEvent[] = [],
      ): Promise<Order> {
        const locationId = kind === 'delivery' ? 'online' : STORE;
        const card = { itemId: ITEM, unitCents: 2500, locationId: null, giftCardValue: 2500 };
        const other = { itemId: OTHER, quantity: goods, isFreeGift, locationId };
        const draft = await aCartToOrder(
          shop.db,
          goods === 0 ? [card] : [card, { ...other, ...(isFreeGift && { unitCents: 0, entryId: null }) }],
          {
            email,
            kind,
            paymentMethod: 'PAY_IN_STORE',
            needsPayment: false,
            companyId: kind === 'delivery' ? null : STORE,
          },
        );
        const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, clock));
        await shop.runJobs('timers of orders');
        const id = (placed as { orderId: string }).orderId;
        await run({ id }, events);
        return (await findOrder(shop.db, id))!;
      }

      it('waits for no goods, and the money blocks the card', async () => {
        const order = await aGiftCardOrder();
        await open(order);
        const found = await caseOf(
          await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:1' }),
        );
        expect(found).toMatchObject({ goods: 'NOT_COMING', money: 'OPEN', mayHoldBack: false });
        expect(found.events).not.toContain('arrived');
        expect(found.events).toContain('match');

        expect(await act('online', found, 'give')).toMatchObject({ status: 200, money: 'GIVEN' });

        expect(await cardOf(order)).toMatchObject({ isBlocked: true });
        expect(await again(order)).toMatchObject({ state: 'RETURNED', refundedCents: 2500 });
        expect((await act('online', found, 'close')).status).toBe(200);
      });

      it('says nothing to the buyer of goods that are kept or came back', async () => {
        const order = await aGiftCardOrder();
        await open(order);
        const found = await caseOf(
          await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:1' }),
        );
        expect((await mailOf('withdrawal-receipt'))?.text).not.toContain('Rücksendeschein');
        const [one] = (await view(order)).cases ?? [];
        expect(one?.goodsText).toBe('Geschenkkarte per E-Mail, nichts zurückzugeben');
        expect(one?.nextText).toMatch(/noch nicht bezahlt, sperren wir sie/);
        // A withdrawal from before cards were told apart expects its pieces.
        await shop.db.query('update order_case_line set not_coming = 0 where case_id = $1', [found.caseId]);
        const [before] = (await view(order)).cases ?? [];
        expect(before).toEqual(one);
        expect(before).not.toHaveProperty('slip');

        await act('online', found, 'give');

        const after = await view(order);
        expect(after).toMatchObject({ state: 'RETURNED', stateText: 'Zurückgenommen' });
        expect(after.nextText).toMatch(/^Geschenkkarten aus dieser Bestellung sind gesperrt/);
        expect(after.history.map(({ text }) => text)).toContain('Geschenkkarte zurückgenommen und gesperrt');
        expect(JSON.stringify(after)).not.toMatch(/Rücksendung|Zurückgesendet|behalten die Artikel/);
      });

      describe.each([
        ['delivery', 'CONFIRMED', []],
        ['delivery', 'PICKING', ['pick']],
        ['collect', 'CONFIRMED', []],
        ['collect', 'PICKING', ['pick', 'find']],
        ['collect', 'READY', ['pick', 'find', 'ready']],
      ] as const)('of a %s in %s', (kind, state, before) => {
        const after = (
          kind === 'delivery' ? (['pick', 'ship'] as const) : (['pick', 'find', 'ready', 'collect'] as const)
        ).filter((event) => !before.some((one) => one === event));

        it('is given back, and the goods leave as before', async () => {
          const order = await aGiftCardOrder({ kind, goods: 1 }, before);
          expect(order).toMatchObject({ state, capturedCents: 2500 });
          await open(order);
          const desk = kind === 'delivery' ? 'online' : 'store';
          const found = await caseOf(
            await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:1' }),
            desk,
          );

          expect(await act(desk, found, 'give')).toMatchObject({ status: 200, money: 'GIVEN' });

          expect(await cardOf(order)).toMatchObject({ isBlocked: true });
          const { collectUntil, dueAt, dueEvent } = order;
          expect(await again(order)).toMatchObject({
            state,
            refundedCents: 2500,
            lines: [{ returned: 1 }, {}],
          });
          expect(await again(order)).toMatchObject({ collectUntil, dueAt, dueEvent });
          await run(order, after);
          expect(await again(order)).toMatchObject({
            state: kind === 'delivery' ? 'SHIPPED' : 'COLLECTED',
            capturedCents: 3500,
            refundedCents: 2500,
          });
        });

        it('ends the order, if its goods are a free gift only', async () => {
          const order = await aGiftCardOrder({ kind, goods: 1, isFreeGift: true }, before);
          await open(order);
          const desk = kind === 'delivery' ? 'online' : 'store';
          const found = await caseOf(
            await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:1' }),
            desk,
          );

          expect((await act(desk, found, 'give')).status).toBe(200);

          expect(await again(order)).toMatchObject({
            state: 'RETURNED',
            dueAt: null,
            lines: [{ returned: 1 }, { cancelled: 1, handedOver: 0 }],
          });
        });
      });

      it('that has paid is refused with its balance, and stays as it is', async () => {
        const order = await aGiftCardOrder();
        await open(order);
        const { id } = await cardOf(order);
        await redeemGiftCard(shop.db, id, 700, 'another order');
        const found = await caseOf(
          await withdraw({ order: order.id, orderNumber: order.number, lines: '1,1:1' }),
        );

        const refund = await call('online', `${readDeskCases.path}${found.caseId}/refund/`);
        const refused = await act('online', found, 'give');

        // The amount is not offered before the click either.
        for (const answer of [refund, refused]) {
          expect(answer).toMatchObject({ status: 412, msg: 'caseError.cardUsed' });
          expect(JSON.stringify(answer.globalErrors?.[0]?.values)).toMatch(/18,00/);
        }
        expect(await cardOf(order)).toMatchObject({ isBlocked: false });
        expect(await again(order)).toMatchObject({ refundedCents: 0, lines: [{ returned: 0 }] });
        expect((await act('online', found, 'not-owed', { reason: 'eingelöst' })).status).toBe(200);
      });
    });

    it('without an order ends with a reason', async () => {
      const found = await caseOf(await withdraw({ orderNumber: 'y' }));
      expect((await act('online', found, 'close')).msg).toBe('caseError.needsReason');
      expect((await act('online', found, 'close', { reason: 'Keine Bestellung dazu' })).status).toBe(200);
    });

    it('is due first, and ends when its withdrawal is reported as handled', async () => {
      const late = await caseOf(await withdraw({ orderNumber: 'spät' }));
      clock = new Date('2026-11-10T12:00:00Z');
      const receipt = await withdraw({ orderNumber: 'früh' });
      const early = await caseOf(receipt);
      const ids = (await list('online')).map(({ caseId }) => caseId);
      expect(ids.indexOf(early.caseId)).toBeLessThan(ids.indexOf(late.caseId));
      expect((await list('online', '?dueUntil=2026-11-24')).map(({ caseId }) => caseId)).toEqual([
        early.caseId,
      ]);

      await call('online', pathOf(reportWithdrawalHandled, { receiptNumber: receipt.receiptNumber }), {});
      expect(await read('online', early)).toMatchObject({ isEnded: true });
    });

    it('of before there were cases gets one, once', async () => {
      const receipt = await withdraw({ orderNumber: 'alt' });
      await shop.db.query('delete from order_case where receipt_number = $1', [receipt.receiptNumber]);

      for (const _ of [1, 2]) await shop.runJobs('add missing cases');

      expect(await caseOf(receipt)).toMatchObject({ orderNumber: 'alt', dueOn: '2026-12-07' });
    });
  });

  it('that was never matched is removed with its withdrawal', async () => {
    const found = await caseOf(await withdraw({ orderNumber: 'uralt' }));
    const matched = await create('store', await aCollection(), pieces(1));
    for (const { caseId } of [found, matched])
      await shop.db.query(
        `update order_case set received_at = now() - interval '7 years 1 day' where id = $1`,
        [caseId],
      );

    await shop.runJobs('remove old cases');

    expect((await read('online', found)).status).toBe(404);
    expect((await read('store', matched)).status).toBe(200);
  });

  describe('of a complaint', () => {
    const atRepairer = async (order: Order) => {
      const made = await create('store', order, { kind: 'COMPLAINT', wish: 'REPAIR', ...pieces(1) });
      await act('store', made, 'arrived', pieces(1));
      return act('store', made, 'disposition', { ...pieces(1), to: 'REPAIR' });
    };

    it('is repaired: the warranty is 12 months longer, once, in writing and on the page', async () => {
      const order = await aCollection();
      const made = await atRepairer(order);
      expect(made.lines[0]?.dispositions).toEqual([{ where: 'REPAIR', pieces: 1 }]);
      const repaired = await act('store', made, 'repaired', pieces(1));
      expect(repaired.lines[0]).toMatchObject({
        repaired: 1,
        warrantyUntil: '2029-11-23',
        dispositions: [{ where: 'BACK_TO_BUYER', pieces: 1 }],
      });
      await act('store', made, 'not-owed', { reason: 'Repariert' });
      expect((await act('store', made, 'close')).status).toBe(200);

      const mail = await mailOf('repair-confirmed');
      expect(mail?.text).toMatch(/Repariert am:?\s+23\.11\.2026/);
      expect(mail?.text).toMatch(/1 × .+:?\s+Gewährleistung bis 23\.11\.2029/);
      expect(mail?.text).toMatch(/zwölf Monate länger \(§\s475e/);
      await open(order);
      expect((await view(order)).cases?.[0]?.warranty).toEqual([
        expect.stringContaining('Gewährleistung nach der Reparatur bis 23.11.2029') as string,
      ]);
    });

    it('extends the warranty of one piece once, however often it is repaired', async () => {
      const order = await aCollection();
      const body = { kind: 'COMPLAINT', wish: 'REPAIR', ...pieces(0, 1) };
      const warranty: unknown[] = [];
      for (const _ of [1, 2]) {
        const made = await create('store', order, body);
        await act('store', made, 'arrived', pieces(0, 1));
        await act('store', made, 'disposition', { ...pieces(0, 1), to: 'REPAIR' });
        warranty.push((await act('store', made, 'repaired', pieces(0, 1))).lines[0]?.warrantyUntil);
        await act('store', made, 'not-owed', { reason: 'Repariert' });
        await act('store', made, 'close');
      }
      expect(warranty).toEqual(['2029-11-23', null]);
    });

    it('is repaired as goodwill when the warranty had ended: nothing gets longer', async () => {
      const order = await aCollection();
      clock = new Date('2028-11-24T09:00:00Z');
      const made = await atRepairer(order);

      expect((await act('store', made, 'repaired', pieces(1))).lines[0]).toMatchObject({
        repaired: 1,
        warrantyUntil: null,
      });
      expect(await mailOf('repair-confirmed')).toBeUndefined();
    });

    it('gives neither a new piece nor the own one for money that another call has given', async () => {
      const order = await aCollection();
      const replaced = await create('store', order, { kind: 'COMPLAINT', wish: 'REPLACE', ...pieces(0, 1) });
      const inRepair = await atRepairer(order);
      const before = await stock(OTHER, STORE);
      const withdrawn = await caseOf(await withdraw({ orderNumber: 'unleserlich' }));
      await act('online', withdrawn, 'match', { orderNumber: order.number, ...pieces(3) });
      expect((await act('store', withdrawn, 'give')).status).toBe(200);
      const returned = await call('store', `/rest/desk/orders/${order.id}/return/`, pieces(0, 1));
      expect(returned.status).toBe(200);
      const after = await stock(OTHER, STORE);

      expect((await act('store', replaced, 'replace', pieces(0, 1))).msg).toBe('caseError.alreadySatisfied');
      expect((await act('store', inRepair, 'repaired', pieces(1))).msg).toBe('caseError.alreadySatisfied');
      const back = { ...pieces(1), from: 'REPAIR', to: 'BACK_TO_BUYER' };
      expect((await act('store', inRepair, 'disposition', back)).msg).toBe('caseError.alreadySatisfied');
      expect([after, await stock(OTHER, STORE)]).toEqual([before + 1, before + 1]);
    });

    it('is exchanged: new goods leave the stock without a charge', async () => {
      const order = await aCollection();
      const before = await stock(ITEM, STORE);
      const made = await create('store', order, { kind: 'COMPLAINT', wish: 'REPLACE', ...pieces(1) });
      await act('store', made, 'arrived', pieces(1));
      await act('store', made, 'disposition', { ...pieces(1), to: 'SUPPLIER' });

      expect((await act('store', made, 'replace', pieces(1))).lines[0]).toMatchObject({ replaced: 1 });

      expect(await stock(ITEM, STORE)).toBe(before - 1);
      expect((await act('store', made, 'give')).msg).toBe('caseError.alreadySatisfied');
      expect((await act('store', made, 'replace', pieces(1))).msg).toBe('caseError.alreadySatisfied');
      expect((await again(order)).refundedCents).toBe(0);
    });

    it('of a lost parcel is closed when the parcel comes after the new goods', async () => {
      const order = await anOrder();
      const lost = await create('online', order, {
        kind: 'COMPLAINT',
        wish: 'REPLACE',
        text: 'Fehlt',
        ...pieces(1),
      });
      await act('online', lost, 'replace', pieces(1));
      await act('online', lost, 'not-coming', pieces(1));
      await act('online', lost, 'not-owed', { reason: 'ersetzt' });
      expect((await act('online', lost, 'close')).status).toBe(200);

      const late = await create('online', order, pieces(1));
      await act('online', late, 'arrived', pieces(1));
      await act('online', late, 'disposition', { ...pieces(1), to: 'SHELF' });
      await act('online', late, 'not-owed', { reason: 'schon ersetzt' });
      expect((await act('online', late, 'close')).status).toBe(200);

      const next = await create('online', order, pieces(1));
      await act('online', next, 'arrived', pieces(1));
      await act('online', next, 'disposition', { ...pieces(1), to: 'SHELF' });
      await act('online', next, 'not-owed', { reason: 'ein Versehen' });
      expect((await act('online', next, 'close')).msg).toBe('caseError.goodsWithoutMoney');
    });

    it('is not exchanged without goods in the place', async () => {
      const order = await aCollection();
      const made = await create('store', order, { kind: 'COMPLAINT', wish: 'REPLACE', ...pieces(1) });
      await shop.setStock(ITEM, 0, STORE);

      expect((await act('store', made, 'replace', pieces(1))).msg).toBe('caseError.noStock');
      await shop.setStock(ITEM, 1000, STORE);
    });
  });

  describe('with pictures of the buyer', () => {
    const BOUNDARY = 'x-boundary';
    /** As a browser sends a form with files. */
    async function send(
      order: Order,
      pictures: readonly Buffer[],
      accept = 'application/json',
      by = visitor,
    ) {
      const fields = { kind: 'COMPLAINT', wish: 'REPAIR', lines: '1,1:1', text: 'Der Griff ist gerissen.' };
      const payload = Buffer.concat([
        ...Object.entries(fields).map(([name, value]) =>
          Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
        ),
        ...pictures.flatMap((bytes) => [
          Buffer.from(
            `--${BOUNDARY}\r\ncontent-disposition: form-data; name="pictures"; filename="../a.jpg"\r\n\r\n`,
          ),
          bytes,
          Buffer.from('\r\n'),
        ]),
        Buffer.from(`--${BOUNDARY}--\r\n`),
      ]);
      await by.get('/rest/user/');
      return shop.app.inject({
        method: 'POST',
        url: pathOf(reportCase, { orderId: order.id }),
        headers: {
          accept,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          origin: PUBLIC_URL,
          cookie: by.cookie,
          ...(accept === 'application/json' && { 'x-csrf-token': by.csrf }),
        },
        payload,
      });
    }
    const pathsOf = async (order: Order) =>
      (await view(order)).cases?.[0]?.pictures?.map(({ src }) => src) ?? [];

    it('keeps them without place and hands them to the buyer and to the desk of the case only', async () => {
      const order = await aCollection();
      await open(order);

      expect((await send(order, [aJpeg(), aPng()])).statusCode).toBe(200);

      const [first = ''] = await pathsOf(order);
      const shown = await visitor.get(first);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': expect.stringMatching(/^inline; filename="R-[A-Z0-9]+-1.jpeg"$/) as string,
      });
      expect(shown.rawPayload.includes(PLACE)).toBe(false);
      const atDesk = (await list('store')).find(({ orderId }) => orderId === order.id);
      expect(atDesk?.pictures).toMatchObject([
        { width: 1, height: 1 },
        { width: 1, height: 1 },
      ]);
      const src = atDesk?.pictures?.[1]?.src ?? '';
      const seen = async (desk: Desk) =>
        (await shop.app.inject({ url: src, headers: { authorization: `Bearer ${TOKENS[desk]}` } }))
          .statusCode;
      expect([await seen('store'), await seen('other'), await seen('online')]).toEqual([200, 404, 404]);
      expect((await new Visitor(shop.app).get(first)).statusCode).toBe(404);
      expect((await visitor.get(src)).statusCode).toBe(401);
      expect((await visitor.get(first.replace('/1/', '/3/'))).statusCode).toBe(404);
      await act('store', atDesk!, 'not-coming', pieces(1));
      await act('store', atDesk!, 'not-owed', { reason: 'Für den Test' });
      await act('store', atDesk!, 'close');
    });

    it('has each picture once, however often the form is sent, and three of them', async () => {
      const order = await anOrder();
      await open(order);
      await send(order, [aJpeg(), aPng()]);
      await send(order, [aPng(), aJpeg(), aWebp()]);
      expect(await pathsOf(order)).toHaveLength(3);
      await send(order, [aJpeg({ orientation: 3 })]);
      expect(await pathsOf(order)).toHaveLength(3);
      await shop.db.query('delete from order_case where order_id = $1', [order.id]);
      expect(await shop.db.query('select from order_case_picture')).toEqual(
        await shop.db.query('select from order_case_picture p join order_case c on c.id = p.case_id'),
      );
    });

    it.each([
      ['of 50 MB', Buffer.alloc(50 * 1024 * 1024, 1), 'returnOrder.pictures.tooLarge'],
      ['that is a page', Buffer.from('<script>alert(1)</script>'), 'returnOrder.pictures.unreadable'],
      ['with too many pixels', aPng(9000, 9000), 'returnOrder.pictures.tooManyPixels'],
    ])('refuses a picture %s with a reason, and keeps what was typed', async (_what, picture, msg) => {
      const order = await anOrder();
      await open(order);

      const refused = await send(order, [picture]);
      expect(refused.statusCode).toBe(400);
      expect(refused.json<ErrorBody>().fieldErrors).toEqual([{ field: 'pictures', msg }]);

      const page = await send(order, [picture], 'text/html');
      expect(page.statusCode).toBe(303);
      const key = new URL(page.headers.location ?? '', PUBLIC_URL).searchParams.get('answer') ?? '';
      const answer = (await visitor.get(pathOf(readFormAnswer, { key }))).json<FormAnswer>();
      expect(answer.values).toMatchObject({
        text: 'Der Griff ist gerissen.',
        lines: '1,1:1',
        wish: 'REPAIR',
      });
      expect(answer.fieldErrors).toEqual([{ field: 'pictures', msg }]);
      expect((await view(order)).cases).toEqual([]);
    });

    it('takes a form without script and without a file', async () => {
      const order = await anOrder();
      await open(order);
      expect((await send(order, [], 'text/html')).statusCode).toBe(303);
      expect((await view(order)).cases).toHaveLength(1);
    });

    it('reads no pictures of those who may not read the order', async () => {
      const order = await anOrder();
      expect((await send(order, [aJpeg()], 'application/json', new Visitor(shop.app))).statusCode).toBe(404);
    });
  });

  describe('that the buyer reports', () => {
    it('as a guest is on the page of the order and in a mail, with what is next', async () => {
      const order = await anOrder();
      await open(order);

      const receipt = (await report(order)).json<CaseReceipt>();

      expect(receipt).toMatchObject({ number: expect.stringMatching(/^R-/) as string });
      expect((await view(order)).cases).toMatchObject([
        {
          number: receipt.number,
          kindText: 'Reklamation',
          goodsText: 'Artikel noch bei Ihnen',
          nextText: receipt.nextText,
          isEnded: false,
        },
      ]);
      const mail = await mailOf('case-received');
      expect(mail?.text).toContain(receipt.number);
      expect(mail?.text).toContain('Den Rücksendeschein zum Ausdrucken finden Sie auf der Seite');
      expect(mail?.text).not.toContain('klemmt');
      expect((await list('online')).find(({ number }) => number === receipt.number)).toMatchObject({
        text: 'Der Schalter klemmt.',
        wish: 'REPAIR',
      });
    });

    it('has a slip with what is still to be given back, until nothing is', async () => {
      const order = await anOrder();
      await shop.db.query(
        `update order_line set details = jsonb_set(details, '{duties}', '{"isBulky": true}')
         where order_id = $1 and line_id = 2`,
        [order.id],
      );
      await open(order);
      const { number } = (await report(order, { kind: 'RETURN', lines: '1,1:2,2' })).json<CaseReceipt>();
      const slip = async () => (await view(order)).cases?.find((one) => one.number === number)?.slip;
      const made = (await list('online')).find((one) => one.number === number)!;
      expect(await slip()).toEqual({
        sent: [`2 × Artikel ${ITEM}`],
        collected: [`1 × Artikel ${OTHER}`],
        address: ['Fachwerk Baumarkt GmbH', 'Rücksendungen', 'Musterstraße 1', '50667 Köln'],
        email: 'service@fachwerk.example',
      });
      await act('online', made, 'arrived', pieces(1, 1));
      expect(await slip()).toMatchObject({ sent: [`1 × Artikel ${ITEM}`], collected: [] });
      await act('online', made, 'not-coming', pieces(1));
      expect(await slip()).toBeUndefined();
    });

    it('has its number as a bar code for the readers of its order, which no cache keeps', async () => {
      const order = await anOrder();
      await open(order);
      const { number } = (await report(order)).json<CaseReceipt>();
      const code = (caseNumber: string, of = order, by = visitor) =>
        by.get(pathOf(readCaseCode, { orderId: of.id, caseNumber }));

      const { statusCode, headers, body } = await code(number);
      expect([statusCode, body.slice(0, 4)]).toEqual([200, '<svg']);
      expect(headers['content-type']).toContain('image/svg+xml');
      expect(headers['cache-control']).toContain('no-store');
      const other = await anOrder();
      await open(other);
      expect((await code(number, other)).statusCode).toBe(404);
      expect((await code('R-NONE')).statusCode).toBe(404);
      expect((await code('R-%00')).statusCode).toBe(400);
      expect((await code(number, order, new Visitor(shop.app))).statusCode).toBe(404);
    });

    it('is found at its desk by the number of its slip, also after its end, and at no other desk', async () => {
      const order = await anOrder();
      await open(order);
      const { number } = (await report(order)).json<CaseReceipt>();
      const find = async (desk: Desk, typed: string) =>
        (await list(desk, `?number=${encodeURIComponent(typed)}`)).map((one) => one.number);
      const plain = number.toLowerCase().replace('-', ' ');

      expect(await find('online', number)).toEqual([number]);
      expect(await find('online', plain)).toEqual([number]);
      expect(await find('store', number)).toEqual([]);
      for (const odd of ['', 'R-', order.number, "R-' or 1=1", '\u0000', 'R-22222222222'])
        expect(await find('online', odd)).toEqual([]);
      expect((await call('online', `${readDeskCases.path}?number=${'1'.repeat(41)}`)).status).toBe(400);

      const [made] = await list('online', `?number=${number}`);
      await act('online', made!, 'not-coming', pieces(1));
      await act('online', made!, 'not-owed', { reason: 'Kein Mangel' });
      expect(await act('online', made!, 'close')).toMatchObject({ isEnded: true });
      expect(await find('online', number)).toEqual([number]);
    });

    it('twice is one, and later again another', async () => {
      const order = await anOrder();
      await open(order);
      const [one, two] = await Promise.all([report(order), report(order)]);
      expect(one?.json<CaseReceipt>().number).toBe(two?.json<CaseReceipt>().number);

      clock = new Date(NOW.getTime() + 60 * 60_000);
      expect((await report(order)).json<CaseReceipt>().number).not.toBe(one?.json<CaseReceipt>().number);
    });

    it('is taken after a delivery that was reported, however early, as before it', async () => {
      const order = await anOrder();
      await open(order);
      const { actions } = await view(order);
      const delivered = await call('online', pathOf(reportDelivered, { orderId: order.id }), {});
      expect(delivered.status).toBe(200);
      expect(await view(order)).toMatchObject({ state: 'DELIVERED', stateText: 'Zugestellt', actions });
      clock = new Date('2027-11-23T09:00:00Z');
      await open(order);

      expect((await report(order, { lines: '1,1:1' })).statusCode).toBe(200);
      const receipt = await withdraw({ order: order.id, lines: '2', orderNumber: order.number });
      expect(await caseOf(receipt)).toMatchObject({ orderId: order.id, lines: [{ lineId: 2, pieces: 1 }] });
      expect((await view(order)).cases).toHaveLength(2);
    });

    it('needs a line, and a complaint its reason', async () => {
      const order = await anOrder();
      await open(order);
      for (const [fields, field] of [
        [{ lines: '1:2' }, 'lines'],
        [{ text: ' ' }, 'text'],
      ] as const)
        expect((await report(order, fields)).json<ErrorBody>().fieldErrors).toMatchObject([{ field }]);
    });

    it.each([['1,1:4'], ['1,1:0,9'], ['7']])('is refused for the pieces %s', async (lines) => {
      const order = await anOrder();
      await open(order);
      const { statusCode } = await report(order, { lines });
      expect([400, 412]).toContain(statusCode);
      expect((await view(order)).cases).toEqual([]);
    });

    it('has all pieces of a line that is ticked without a number', async () => {
      const order = await anOrder();
      await open(order);
      const { number } = (await report(order, { lines: '1,2' })).json<CaseReceipt>();

      const found = (await list('online')).find((one) => one.number === number);
      expect(found?.lines).toMatchObject([{ pieces: 3 }, { pieces: 1 }]);
      expect((await report(order, { lines: '2', text: 'Noch einmal.' })).statusCode).toBe(412);
    });

    it('is closed to others', async () => {
      expect((await report(await anOrder())).statusCode).toBe(404);
    });

    it('is limited for one order', async () => {
      const order = await anOrder();
      await open(order);
      const statuses = new Set<number>();
      for (let sent = 0; sent < 12; sent++) statuses.add((await report(order, { lines: '7' })).statusCode);
      expect(statuses).toEqual(new Set([412, 429]));
      await shop.db.query('delete from attempt_limit');
    });

    it('works without script, and keeps what was typed', async () => {
      const order = await anOrder();
      await open(order);
      const path = pathOf(reportCase, { orderId: order.id });
      const fields = { kind: 'COMPLAINT', wish: 'REPLACE', line: ['1', '1:2'], text: '' };
      const page = `/bestellungen/${order.id}/zurueckgeben/`;

      const refused = await visitor.submit(path, fields);
      const key = /answer=([\w-]+)/.exec(String(refused.headers.location))?.[1];
      expect(refused.headers.location).toContain(page);
      expect((await visitor.get(`/rest/form-answer/${key}/`)).json()).toMatchObject({
        form: 'order-case',
        values: { kind: 'COMPLAINT', wish: 'REPLACE', lines: '1,1:2' },
        fieldErrors: [{ field: 'text' }],
      });

      const sent = await visitor.submit(path, { ...fields, text: 'Riss im Griff' });
      expect([sent.statusCode, String(sent.headers.location)]).toEqual([303, expect.stringContaining(page)]);
      expect((await view(order)).cases).toHaveLength(1);
    });
  });

  it('has a journal that is not rewritten', async () => {
    const made = await create('store', await aCollection(), pieces(1));
    await act('store', made, 'not-coming', pieces(1));

    expect(
      await shop.db.query('select seq, event, actor from order_case_event where case_id = $1 order by seq', [
        made.caseId,
      ]),
    ).toEqual([
      { seq: 1, event: 'create', actor: `desk ${STORE}` },
      { seq: 2, event: 'not-coming', actor: `desk ${STORE}` },
    ]);
    await expect(
      shop.db.query(`update order_case_event set actor = 'x' where case_id = $1`, [made.caseId]),
    ).rejects.toThrow('append-only');
    expect(closeCase.path).toContain(readDeskCases.path);
  });
});
