/** @jest-environment node */
import {
  logInToOrder,
  pathOf,
  readDeskOrders,
  readWithdrawals,
  reportWithdrawalHandled,
} from '@fachwerk/shared/calls';
import type {
  DeskOrders,
  ErrorBody,
  FormAnswer,
  OpenWithdrawals,
  OrderView,
  WithdrawalReceipt,
} from '@fachwerk/shared/contracts';
import { aCartToOrder } from '../../testing/an-order';
import { aCustomer, mailsTo, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { moveOrder } from '../lifecycle/move-order';
import { findOrder } from '../lifecycle/order';
import { placeOrder } from '../lifecycle/place-order';
import { removeOldWithdrawals } from './withdrawal-repository';

const ITEM = '100401';
const OTHER = '100201';
const ONLINE = 'a-token-of-the-warehouse';
const STORE = 'a-token-of-a-store';

describe('withdrawing from a contract', () => {
  let shop: TestShop;
  let visitor: Visitor;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {
      now: () => new Date('2026-11-21T16:05:30Z'),
      deskTokens: [`online:${ONLINE}`, `1001:${STORE}`],
    });
    for (const item of [ITEM, OTHER]) await shop.setStock(item, 100);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    visitor = new Visitor(shop.app);
    email = `widerruf-${++count}@example.org`;
  });
  const form = (fields: Record<string, string> = {}) => ({
    name: 'Erika Musterfrau',
    orderNumber: '4711-0815',
    email,
    text: 'Nur der Hammer.',
    ...fields,
  });
  const confirm = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    visitor.post('/widerruf/bestaetigen/', form(fields), headers);
  const kept = () => shop.db.query('select * from withdrawal where email = $1', [email]);
  const answerOf = async (location: unknown) =>
    (
      await visitor.get(`/rest/form-answer/${/answer=([\w-]+)/.exec(String(location))?.[1]}/`)
    ).json<FormAnswer>();

  it('is only validated in the first step', async () => {
    expect((await visitor.post('/widerruf/', form())).json()).toEqual({});
    expect(await kept()).toEqual([]);
  });

  /** Returns the number of an order for the address. */
  async function anOrder({ isPaid }: { isPaid: boolean }): Promise<string> {
    const draft = await aCartToOrder(shop.db, [{ itemId: ITEM }], { email });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
    const { orderId } = placed as { orderId: string };
    if (isPaid) await shop.db.transaction((tx) => moveOrder(tx, orderId, 'pay', { actor: 'payment' }));
    return (await findOrder(shop.db, orderId))?.number ?? '';
  }

  it('is stored in the second step and confirmed by mail with content, date and time, without a login', async () => {
    const orderNumber = await anOrder({ isPaid: true });
    const receipt = (await confirm({ orderNumber })).json<WithdrawalReceipt>();

    expect(receipt).toEqual({
      receiptNumber: expect.stringMatching(/^W-[2-9A-HJ-NP-Z]{10}$/) as string,
      receivedAt: '2026-11-21T16:05:30.000Z',
      receivedText: '21.11.2026, 17:05 Uhr',
    });
    const [mail] = await mailsTo(shop.db, email);
    expect(mail?.subject).toBe('Eingangsbestätigung Ihres Widerrufs');
    for (const words of [
      receipt.receiptNumber,
      '21.11.2026, 17:05 Uhr',
      'Erika Musterfrau',
      orderNumber,
      'Nur der Hammer.',
    ])
      expect(mail?.text).toContain(words);
    expect(await kept()).toMatchObject([
      { receipt_number: receipt.receiptNumber, order_number: orderNumber },
    ]);
  });

  it('of a customer who is logged in is confirmed with its content', async () => {
    await aCustomer(shop.db, email);
    await visitor.post('/login/', { email, password: PASSWORD });
    await confirm();

    expect((await mailsTo(shop.db, email))[0]?.text).toContain('Nur der Hammer.');
  });

  it.each([
    ['an unknown order', () => Promise.resolve('4711-0815')],
    ['an order that is not paid', () => anOrder({ isPaid: false })],
  ])(
    'of %s is confirmed to its address with date and number, without the text of a stranger',
    async (_, of) => {
      const orderNumber = await of();
      const receipt = (
        await confirm({ orderNumber, text: 'Jetzt kaufen: evil.example' })
      ).json<WithdrawalReceipt>();

      const [mail] = await mailsTo(shop.db, email);
      for (const words of [receipt.receiptNumber, '21.11.2026, 17:05 Uhr', orderNumber])
        expect(mail?.text).toContain(words);
      expect(mail?.text).not.toMatch(/Musterfrau|kaufen|evil/);
      expect(await kept()).toMatchObject([{ text: 'Jetzt kaufen: evil.example' }]);
    },
  );

  describe('of an order that the visitor has opened', () => {
    /** An order of two hammers and a saw, opened by the guest login. */
    async function anOpenOrder(): Promise<{ id: string; number: string }> {
      const draft = await aCartToOrder(shop.db, [{ itemId: ITEM, quantity: 2 }, { itemId: OTHER }], {
        email,
      });
      const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
      const { orderId } = placed as { orderId: string };
      await shop.db.transaction((tx) => moveOrder(tx, orderId, 'pay', { actor: 'payment' }));
      const number = (await findOrder(shop.db, orderId))?.number ?? '';
      await visitor.post(logInToOrder.path, { orderNumber: number, email, zip: '50667' });
      return { id: orderId, number };
    }
    const of = ({ id, number }: { id: string; number: string }, lines: string) =>
      confirm({ order: id, orderNumber: number, lines, text: '' });

    it('declares a part of the contract for the ticked lines, and stores them', async () => {
      const order = await anOpenOrder();
      const name = (await findOrder(shop.db, order.id))?.lines[0]?.name ?? '';

      expect((await of(order, '1,1:1')).statusCode).toBe(200);

      const [mail] = await mailsTo(shop.db, email);
      expect(mail?.text).toContain(`der Vertrag, soweit er diese Artikel betrifft: 1 × ${name}`);
      expect(mail?.text).not.toContain('der ganze Vertrag');
      expect(await kept()).toMatchObject([
        { order_id: order.id, is_part: true, lines: [{ lineId: 1, quantity: 1, name }] },
      ]);
      const { history } = (await visitor.get(`/rest/orders/${order.id}/`)).json<OrderView>();
      expect(history.map(({ text, details }) => [text, details])).toContainEqual([
        'Widerruf einzelner Artikel eingegangen',
        [`1 × ${name}`],
      ]);
    });

    it('knows the order by its number as people type it', async () => {
      const order = await anOpenOrder();
      const number = ` ${order.number.replaceAll('-', '').toLowerCase()}`;
      await of({ ...order, number }, '1,2');

      expect(await kept()).toMatchObject([{ order_id: order.id, is_part: false }]);
    });

    it('declares the whole contract if all its pieces are ticked', async () => {
      await of(await anOpenOrder(), '1,1:2,2');

      expect((await mailsTo(shop.db, email))[0]?.text).toContain('der ganze Vertrag: 2 × ');
      expect(await kept()).toMatchObject([{ is_part: false }]);
    });

    it('needs a ticked line in both steps', async () => {
      const order = await anOpenOrder();
      const fields = { order: order.id, orderNumber: order.number, lines: '1:2' };

      for (const path of ['/widerruf/', '/widerruf/bestaetigen/'])
        expect((await visitor.post(path, form(fields))).json<ErrorBody>().fieldErrors).toEqual([
          { field: 'lines', msg: 'withdrawal.lines.missing' },
        ]);
    });

    it('is kept as it was sent if the order is not open any more', async () => {
      const order = await anOpenOrder();
      await shop.db.query('delete from order_access where order_id = $1', [order.id]);

      expect((await of(order, '1,1:1,2')).statusCode).toBe(200);

      expect((await mailsTo(shop.db, email))[0]?.text).toMatch(
        /soweit .*: Position 1: 1 Stück; Position 2\s/,
      );
      expect(await kept()).toMatchObject([{ order_id: null, is_part: true }]);
    });

    it('sends each line as a field of its own without script', async () => {
      const order = await anOpenOrder();
      const fields = form({ order: order.id, orderNumber: order.number, text: '' });

      const { headers } = await visitor.submit('/widerruf/', { ...fields, line: ['1', '1:1', '2:1'] });

      expect(await answerOf(headers.location)).toMatchObject({
        values: { order: order.id, lines: '1,1:1,2:1' },
        fieldErrors: [],
      });
    });
  });

  describe('at the desk of the online shop', () => {
    const desk = (token: string, url: string, method: 'GET' | 'POST' = 'GET') =>
      shop.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
    const open = async (query = '') =>
      (await desk(ONLINE, `${readWithdrawals.path}${query}`))
        .json<OpenWithdrawals>()
        .withdrawals.filter((one) => one.email === email);
    const received = (receiptNumber: string, at: string) =>
      shop.db.query('update withdrawal set received_at = $2 where receipt_number = $1', [receiptNumber, at]);
    const withdrawn = async (orderNumber: string) =>
      (await confirm({ orderNumber })).json<WithdrawalReceipt>().receiptNumber;

    it('are listed by the day on which the money is due, until they are handled', async () => {
      const [late, early] = [await withdrawn('spät'), await withdrawn('früh')];
      await received(late, '2026-11-20T23:30:00Z');
      await received(early, '2026-11-10T12:00:00Z');

      expect((await open()).map(({ receiptNumber, dueOn }) => [receiptNumber, dueOn])).toEqual([
        [early, '2026-11-24'],
        [late, '2026-12-05'],
      ]);
      expect((await open('?dueUntil=2026-11-24')).map(({ receiptNumber }) => receiptNumber)).toEqual([early]);
      expect(await open('?dueUntil=2026-12-04')).toHaveLength(1);

      const handled = pathOf(reportWithdrawalHandled, { receiptNumber: early });
      for (const _ of [1, 2]) expect((await desk(ONLINE, handled, 'POST')).statusCode).toBe(200);
      expect((await open()).map(({ receiptNumber }) => receiptNumber)).toEqual([late]);
    });

    it('are shown with the order that has their number, however it was typed, until they are handled', async () => {
      const number = await anOrder({ isPaid: true });
      const isWithdrawn = async () => {
        const { orders } = (await desk(ONLINE, `${readDeskOrders.path}?number=${number}`)).json<DeskOrders>();
        return orders.map((one) => one.hasUnmatchedWithdrawal);
      };
      expect(await isWithdrawn()).toEqual([undefined]);

      const receiptNumber = await withdrawn(` ${number.replaceAll('-', ' ').toLowerCase()}`);
      await withdrawn('F7K4-M92T-X');
      expect(await isWithdrawn()).toEqual([true]);
      await desk(ONLINE, pathOf(reportWithdrawalHandled, { receiptNumber }), 'POST');
      expect(await isWithdrawn()).toEqual([undefined]);
    });

    it.each([
      ['the token of a store', STORE, 404],
      ['a wrong token', 'a-token-of-a-stranger', 401],
    ])('are closed to %s', async (_, token, status) => {
      expect((await desk(token, readWithdrawals.path)).statusCode).toBe(status);
    });

    it.each([
      ['2026-03-20T22:30:00Z', '2026-04-03'],
      ['2026-10-20T22:30:00Z', '2026-11-04'],
    ])('received at %s, shortly before the clocks change, are due on %s', async (at, dueOn) => {
      const receiptNumber = await withdrawn('Zeitumstellung');
      await received(receiptNumber, at);

      const found = await open(`?dueUntil=${dueOn}`);
      expect(found.find((one) => one.receiptNumber === receiptNumber)).toMatchObject({ dueOn });
      await desk(ONLINE, pathOf(reportWithdrawalHandled, { receiptNumber }), 'POST');
    });

    it('reads open ones by their index only', async () => {
      const plan = await shop.db.transaction(async (tx) => {
        await tx.query('set local enable_seqscan = off');
        return tx.query(
          'explain select 1 from withdrawal where handled_at is null order by received_at, id limit 200',
        );
      });

      expect(JSON.stringify(plan)).toContain('withdrawal_open');
    });
  });

  it('needs no reason', async () => {
    expect((await confirm({ text: '' })).statusCode).toBe(200);
  });

  it('reveals nothing about the existence of the order', async () => {
    const answers = [await confirm({ orderNumber: '1' }), await confirm({ orderNumber: 'gibt es nicht' })];

    expect(answers.map((answer) => Object.keys(answer.json<WithdrawalReceipt>()).sort())).toEqual([
      ['receiptNumber', 'receivedAt', 'receivedText'],
      ['receiptNumber', 'receivedAt', 'receivedText'],
    ]);
  });

  it('is confirmed by mail each time', async () => {
    for (let call = 0; call < 12; call++) await confirm({ orderNumber: String(call) });

    expect(await mailsTo(shop.db, email)).toHaveLength(12);
  });

  it('cannot be used to send hundreds of mails to others', async () => {
    await shop.db.query('delete from attempt_limit');
    const statuses = new Set<number>();
    for (let call = 0; call < 55; call++) {
      email = `opfer-${call}@example.org`;
      statuses.add((await confirm({ text: 'Jetzt kaufen: https://evil.example/' })).statusCode);
    }

    expect(statuses).toEqual(new Set([200, 429]));
    expect(await mailsTo(shop.db, 'opfer-49@example.org')).toHaveLength(1);
    expect(await mailsTo(shop.db, 'opfer-50@example.org')).toEqual([]);
    await shop.db.query('delete from attempt_limit');
  });

  it('is deleted after the end of the sixth year', async () => {
    await confirm({ orderNumber: 'alt' });
    await confirm({ orderNumber: 'neu' });
    const set = (order: string, months: string) =>
      shop.db.query(
        `update withdrawal set received_at = date_trunc('year', now()) - interval '6 years' + $2::interval
         where order_number = $1 and email = $3`,
        [order, months, email],
      );
    await set('alt', '-1 day');
    await set('neu', '1 day');

    await removeOldWithdrawals(shop.db);

    expect((await kept()).map((row) => row.order_number)).toEqual(['neu']);
  });

  it('is one withdrawal for one key, with the same receipt', async () => {
    const key = { 'idempotency-key': 'abc-1' };
    await visitor.post('/widerruf/', form());
    const [one, two] = await Promise.all([confirm({}, key), confirm({}, key)]);

    expect(one.json()).toEqual(two.json());
    expect(await kept()).toHaveLength(1);
    expect(await mailsTo(shop.db, email)).toHaveLength(1);
  });

  it('is never refused because of its key: different content is a different withdrawal', async () => {
    const key = { 'idempotency-key': 'abc-2' };
    await confirm({}, key);
    expect((await confirm({ orderNumber: '4712' }, key)).statusCode).toBe(200);
    expect(await kept()).toHaveLength(2);
  });

  it('does not return the receipt to another visitor with the same key', async () => {
    const key = { 'idempotency-key': 'abc-3' };
    const own = (await confirm({}, key)).json<WithdrawalReceipt>();
    visitor = new Visitor(shop.app);

    expect((await confirm({}, key)).json<WithdrawalReceipt>().receiptNumber).not.toBe(own.receiptNumber);
  });

  describe('without script', () => {
    it('has two steps, and a double click stores one withdrawal', async () => {
      await visitor.get('/rest/user/');
      const first = await visitor.submit('/widerruf/', form());
      expect([first.statusCode, first.headers.location]).toEqual([
        303,
        expect.stringMatching(/^\/widerruf\/\?answer=[\w-]{22}$/),
      ]);
      expect(await answerOf(first.headers.location)).toMatchObject({
        form: 'withdrawal',
        values: form(),
        fieldErrors: [],
        globalErrors: [],
      });

      const answer = /answer=(.+)$/.exec(String(first.headers.location))?.[1] ?? '';
      const clicks = await Promise.all(
        [1, 2].map(() => visitor.submit('/widerruf/bestaetigen/', { ...form(), answer })),
      );

      const answers = await Promise.all(clicks.map(({ headers }) => answerOf(headers.location)));
      expect(answers[0]).toMatchObject({
        form: 'withdrawal-confirm',
        msg: 'withdrawal.done',
        result: { receivedText: '21.11.2026, 17:05 Uhr' },
      });
      expect(answers[0]?.result).toEqual(answers[1]?.result);
      expect(await kept()).toHaveLength(1);
    });

    it('keeps the typed values when a field is invalid', async () => {
      await visitor.get('/rest/user/');
      const { headers } = await visitor.submit('/widerruf/', form({ email: 'x' }));

      expect(await answerOf(headers.location)).toMatchObject({
        values: { name: 'Erika Musterfrau', email: 'x', text: 'Nur der Hammer.' },
        fieldErrors: [{ field: 'email', msg: 'forms.minLength', values: { min: 5 } }],
      });
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'name', 'forms.required'],
    ['no order', { orderNumber: '' }, 'orderNumber', 'forms.required'],
    ['two addresses', { email: 'a@example.org,b@example.org' }, 'email', 'forms.email'],
    ['too long a text', { text: 'x'.repeat(2001) }, 'text', 'forms.maxLength'],
    ['a NUL sign', { name: 'Eri\u0000ka' }, 'name', 'forms.oneLine'],
  ])('with %s reports the invalid field', async (_, fields, field, msg) => {
    const answer = await confirm(fields);

    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().fieldErrors).toEqual([expect.objectContaining({ field, msg })]);
    expect(await kept()).toEqual([]);
  });
});
