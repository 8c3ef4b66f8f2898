/** @jest-environment node */
import { cookieOf } from '@fachwerk/server-kit/cookies';
import type {
  BankDetails,
  BankDetailsState,
  Cancellation,
  ErrorBody,
  FormAnswer,
  OrderConfirmation,
  TransactionReport,
} from '@fachwerk/shared/contracts';
import { sessionId } from '../../kernel/session/signed-value';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { aCustomer } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { createOrderLinks } from '../access/order-link';
import { moveOrder } from '../lifecycle/move-order';
import { findOrder } from '../lifecycle/order';
import { type NewOrder, placeOrder } from '../lifecycle/place-order';
import { removeOldBankDetails } from './bank-details-repository';

const ITEM = '100401';
const SECRET = 'a secret for tests';
const IBAN = 'DE02120300000000202051';

describe('the pages after an order', () => {
  let shop: TestShop;
  let buyer: Visitor;
  let stranger: Visitor;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { sessionSecret: SECRET });
    await writeStores(shop.db, testStores);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    buyer = new Visitor(shop.app);
    stranger = new Visitor(shop.app);
    await Promise.all([buyer.get('/rest/user/'), stranger.get('/rest/user/')]);
    await shop.db.query('delete from attempt_limit');
    await shop.setStock(ITEM, 1000);
    await shop.setStock(ITEM, 1000, '1001');
  });

  const idOf = ({ cookie }: Visitor) => {
    const signed = cookieOf({ headers: { cookie } } as Parameters<typeof cookieOf>[0], 'session') ?? '';
    return sessionId(signed.split('.')[0] ?? '');
  };

  /** A confirmed order of the buyer's session. */
  async function anOrder(
    order: Partial<NewOrder> = {},
    lines: Parameters<typeof aCartToOrder>[1] = [{ itemId: ITEM, quantity: 2 }],
  ): Promise<{ id: string; number: string }> {
    const composed = await aCartToOrder(shop.db, lines, { needsPayment: false, ...order });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, composed, new Date()));
    if (!('orderId' in placed)) throw new Error(placed.outcome);
    await shop.db.query(
      `insert into session (id, expires_at) values ($1, now() + interval '1 day') on conflict do nothing`,
      [idOf(buyer)],
    );
    await shop.db.query('update shop_order set session_id = $2 where id = $1', [placed.orderId, idOf(buyer)]);
    const stored = await findOrder(shop.db, placed.orderId);
    return { id: placed.orderId, number: stored?.number ?? '' };
  }
  const aCollection = () =>
    anOrder({ kind: 'collect', companyId: '1001' }, [{ itemId: ITEM, locationId: '1001' }]);
  const aReservation = () =>
    anOrder({ kind: 'reservation', companyId: '1001', billingAddress: null, paymentMethod: 'PAY_IN_STORE' }, [
      { itemId: ITEM, locationId: '1001' },
    ]);
  const move = (id: string, event: Parameters<typeof moveOrder>[2]) =>
    shop.db.transaction((tx) => moveOrder(tx, id, event, { actor: actorOf(event) }));
  const confirmation = (id: string) => `/rest/checkout/confirmation/${id}/`;

  /** A refund that the provider has refused for good. */
  async function refuseRefund(id: string, cents = 2000): Promise<void> {
    await shop.db.query(
      `with paid as (insert into payment (id, order_id, method, provider, cents, state, is_wanted)
         values ('p-' || $1, $1, 'CREDIT_CARD', 'test', $2, 'authorized', false) returning id)
       insert into payment_task (payment_id, kind, reference, cents, failed_at, failure)
       select id, 'refund', 'r1', $2, now(), 'card closed' from paid`,
      [id, cents],
    );
  }

  describe('belong to the buyer', () => {
    it.each([
      ['GET', (id: string) => confirmation(id)],
      ['POST', (id: string) => `${confirmation(id)}transaction/`],
      ['GET', (id: string) => `/rest/orders/${id}/cancellation/`],
      ['GET', (id: string) => `/rest/orders/${id}/collection-code/qr/`],
      ['GET', (id: string) => `/rest/orders/${id}/calendar.ics`],
      ['GET', (id: string) => `/rest/orders/${id}/bank-details/`],
      ['POST', (id: string) => `/rest/orders/${id}/bank-details/`],
    ])('%s %s: others get the answer of an order that does not exist', async (method, pathOf) => {
      const { id } = await aReservation();
      await refuseRefund(id);
      const form: Record<string, string> = { accountHolder: 'Erika Musterfrau', iban: IBAN };
      const send = (visitor: Visitor, path: string) =>
        method === 'GET' ? visitor.get(path) : visitor.post(path, path.includes('bank') ? form : {});

      const answers = [await send(stranger, pathOf(id)), await send(stranger, pathOf('unknown'))];

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
      expect(answers[0]?.body).toBe(answers[1]?.body);
      expect((await send(buyer, pathOf(id))).statusCode).toBe(200);
    });

    it('end for guests after 30 minutes, and stay for the customer with the login', async () => {
      const { id } = await anOrder();
      await shop.db.query(`update shop_order set placed_at = now() - interval '31 minutes' where id = $1`, [
        id,
      ]);
      expect((await buyer.get(confirmation(id))).statusCode).toBe(404);

      const customerId = await aCustomer(shop.db, `kunde-${id}@example.org`);
      await shop.db.query('update shop_order set customer_id = $2 where id = $1', [id, customerId]);
      await stranger.post('/login/', { email: `kunde-${id}@example.org`, password: 'Holzleim-47' });
      expect((await stranger.get(confirmation(id))).statusCode).toBe(200);
    });
  });

  describe('the transaction', () => {
    const report = async (id: string) =>
      (await buyer.post(`${confirmation(id)}transaction/`, {})).json<TransactionReport>();
    const isReported = async (id: string) =>
      (await buyer.get(confirmation(id))).json<OrderConfirmation>().isReported;

    it('is reported once, also by two tabs and after a reload', async () => {
      const { id } = await anOrder();
      expect(await isReported(id)).toBe(false);

      const answers = await Promise.all([report(id), report(id), report(id)]);

      expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1);
      expect(await isReported(id)).toBe(true);
      expect(await report(id)).toEqual({ isFirst: false });
    });

    it('waits for the payment', async () => {
      const { id } = await anOrder({ needsPayment: true });
      expect(await isReported(id)).toBe(true);
      expect(await report(id)).toEqual({ isFirst: false });

      await move(id, 'pay');

      expect(await isReported(id)).toBe(false);
      expect(await report(id)).toEqual({ isFirst: true });
    });
  });

  describe('the guest login', () => {
    const logIn = (fields: Record<string, string>, visitor = stranger) =>
      visitor.post('/rest/orders/guest/login/', {
        email: 'erika@example.org',
        zip: '50667',
        ...fields,
      });

    it('opens one order for 30 minutes, with the number in any spelling', async () => {
      const { id, number } = await anOrder();
      const other = await anOrder();
      const before = stranger.cookie;

      const answer = await logIn({
        orderNumber: ` ${number.toLowerCase().replace(/-/g, ' ')} `,
        email: 'Erika@Example.org',
      });

      expect(answer.json()).toEqual({ redirect: `/bestellungen/${id}/` });
      // A new session id: one that was planted before is worth nothing.
      expect(stranger.cookie).not.toBe(before);
      expect((await stranger.get(confirmation(id))).statusCode).toBe(200);
      expect((await stranger.get(confirmation(other.id))).statusCode).toBe(404);
      await shop.db.query(`update order_access set expires_at = now() - interval '1 second'`);
      expect((await stranger.get(confirmation(id))).statusCode).toBe(404);
    });

    it('reads the postal code as letters are addressed', async () => {
      const { number } = await anOrder();

      expect((await logIn({ orderNumber: number, zip: ' D-50667' })).statusCode).toBe(200);
    });

    it('gives one answer for every mistake', async () => {
      const { number } = await anOrder();
      const answers = [
        await logIn({ orderNumber: number, zip: '50668' }),
        await logIn({ orderNumber: number, email: 'max@example.org' }),
        await logIn({ orderNumber: 'F7K4-M92T-X' }),
        await logIn({ orderNumber: 'keine Nummer' }),
      ];

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
      const texts = answers.map((answer) => answer.json<ErrorBody>().globalErrors);
      expect(new Set(texts.map((text) => JSON.stringify(text))).size).toBe(1);
    });

    it('accepts the postal code of the store for a reservation without address', async () => {
      const { number } = await aReservation();
      const zip = testStores.find(({ companyId }) => companyId === '1001')?.zipCode ?? '';

      expect((await logIn({ orderNumber: number, zip: '99999' })).statusCode).toBe(400);
      expect((await logIn({ orderNumber: number, zip })).statusCode).toBe(200);
    });

    it('asks for a captcha after three mistakes and then for patience', async () => {
      const { number } = await anOrder();
      const answers = [];
      for (let attempt = 0; attempt < 6; attempt++)
        answers.push(await logIn({ orderNumber: number, zip: '11111' }));

      expect(answers.map((answer) => answer.json<ErrorBody>().captchaActive === true)).toEqual([
        ...[false, false, true, true, true, true],
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 429]);
      expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(0);
      // The order is protected, not the visitor: another session waits too.
      expect((await logIn({ orderNumber: number }, buyer)).statusCode).toBe(429);
    });

    it('works without script', async () => {
      const { id, number } = await anOrder();

      const wrong = await stranger.submit('/rest/orders/guest/login/', {
        orderNumber: number,
        email: 'erika@example.org',
        zip: '11111',
      });
      expect(wrong.headers.location).toMatch(/^\/bestellungen\/anmelden\/\?answer=/);
      const key = /answer=(.+)$/.exec(String(wrong.headers.location))?.[1];
      expect((await stranger.get(`/rest/form-answer/${key}/`)).json<FormAnswer>()).toMatchObject({
        values: { orderNumber: number },
        globalErrors: [{ msg: 'guestOrder.login.failed' }],
      });

      const right = await stranger.submit('/rest/orders/guest/login/', {
        orderNumber: number,
        email: 'erika@example.org',
        zip: '50667',
      });
      expect([right.statusCode, right.headers.location]).toEqual([303, `/bestellungen/${id}/`]);
    });
  });

  it('the link of a mail opens its order and no other', async () => {
    const [mine, other] = [await anOrder(), await anOrder()];
    const links = createOrderLinks(SECRET, {
      now: () => new Date(),
      pageUrl: (path) => `http://shop.test${path}`,
    });
    const token = new URL(links.linkTo(mine.id)).searchParams.get('token') ?? '';
    const open = (id: string) => stranger.get(`/rest/orders/${id}/open/?token=${token}`);

    expect((await open(other.id)).headers.location).toBe('/bestellungen/anmelden/?bestellung=1');
    expect((await stranger.get(confirmation(other.id))).statusCode).toBe(404);
    const opened = await open(mine.id);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, `/bestellungen/${mine.id}/`]);
    expect((await stranger.get(confirmation(mine.id))).statusCode).toBe(200);
  });

  describe('a collection', () => {
    it('has its code as pictures, drawn by the server', async () => {
      const { id } = await aCollection();
      for (const symbol of ['qr', 'bar']) {
        const answer = await buyer.get(`/rest/orders/${id}/collection-code/${symbol}/`);
        expect(answer.headers['content-type']).toBe('image/svg+xml');
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.body).toMatch(/^<svg [^]*<path /);
        expect(answer.body).not.toMatch(/script|href/);
      }
      expect((await buyer.get(`/rest/orders/${id}/collection-code/exe/`)).statusCode).toBe(400);
    });

    it('has no code after its end, and a delivery has none', async () => {
      const [{ id }, sent] = [await aCollection(), await anOrder()];
      await move(id, 'cancel');

      for (const order of [id, sent.id])
        expect((await buyer.get(`/rest/orders/${order}/collection-code/qr/`)).statusCode).toBe(404);
      expect((await buyer.get(`/rest/orders/${sent.id}/calendar.ics`)).statusCode).toBe(404);
    });

    it('has a calendar file, once its time is known', async () => {
      const collection = await aCollection();
      expect((await buyer.get(`/rest/orders/${collection.id}/calendar.ics`)).statusCode).toBe(404);
      const { id, number } = await aReservation();
      const answer = await buyer.get(`/rest/orders/${id}/calendar.ics`);

      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${number}.ics"`);
      expect(answer.body).toContain(`SUMMARY:Reservierung ${number} abholen`);
      expect(answer.body).toContain(`URL:http://shop.test/bestellungen/${id}/`);
      await move(id, 'cancel');
      expect((await buyer.get(`/rest/orders/${id}/calendar.ics`)).statusCode).toBe(404);
    });
  });

  describe('the consequences of a cancellation', () => {
    const two = [
      { itemId: ITEM, quantity: 2, unitCents: 1000 },
      { itemId: '100201', unitCents: 500 },
    ];
    const consequences = async (id: string, lines = '') =>
      (await buyer.get(`/rest/orders/${id}/cancellation/?lines=${lines}`)).json<Cancellation>();

    it('are the price of the lines; shipping is given back with the last one', async () => {
      await shop.setStock('100201', 10);
      const { id } = await anOrder({ shippingCents: 595 }, two);

      expect(await consequences(id, '1:1')).toMatchObject({ isWhole: false, amount: { value: 1000 } });
      expect(await consequences(id)).toMatchObject({
        isWhole: true,
        amount: { value: 3095 },
        payment: { value: 3095 },
        giftCard: { value: 0 },
      });
      expect((await findOrder(shop.db, id))?.lines.every(({ cancelled }) => cancelled === 0)).toBe(true);
    });

    it('are refused for pieces that the order does not have', async () => {
      const { id } = await anOrder();
      expect((await buyer.get(`/rest/orders/${id}/cancellation/?lines=1:3`)).statusCode).toBe(412);
      expect((await buyer.get(`/rest/orders/${id}/cancellation/?lines=x`)).statusCode).toBe(400);
    });
  });

  describe('bank details', () => {
    const path = (id: string) => `/rest/orders/${id}/bank-details/`;
    const form = { accountHolder: 'Erika Musterfrau', iban: 'de02 1203 0000 0000 2020 51' };
    const rows = () => shop.db.query<{ sealed: string }>('select sealed from bank_details');

    it('are taken for a refund that the provider has refused, and shown in short', async () => {
      const { id, number } = await anOrder();
      await refuseRefund(id);
      expect((await buyer.get(path(id))).json<BankDetailsState>()).toMatchObject({
        orderNumber: number,
        refund: { value: 2000 },
        saved: null,
      });

      const answer = (await buyer.post(path(id), form)).json<BankDetails>();

      const short = { accountHolder: 'Erika Musterfrau', maskedIban: 'DE•• •••• 2051' };
      expect(answer).toEqual(short);
      expect((await buyer.get(path(id))).json<BankDetailsState>().saved).toEqual(short);
    });

    it('are stored encrypted and deleted after the refund', async () => {
      const { id } = await anOrder();
      await refuseRefund(id);
      await buyer.post(path(id), form);
      expect(JSON.stringify(await rows())).not.toMatch(/Erika|202051/);
      await removeOldBankDetails(shop.db);
      const before = await rows();

      await shop.db.query(
        `update payment_task set done_at = now() where payment_id in (select id from payment where order_id = $1)`,
        [id],
      );
      await removeOldBankDetails(shop.db);

      expect(await rows()).toHaveLength(before.length - 1);
    });

    it('are not collected without need', async () => {
      const { id } = await anOrder();
      expect((await buyer.post(path(id), form)).statusCode).toBe(409);
    });

    it('never return an IBAN to the form, which works without script', async () => {
      const { id } = await anOrder();
      await refuseRefund(id);

      const { headers } = await buyer.submit(path(id), { ...form, iban: 'DE03120300000000202051' });
      expect(headers.location).toMatch(new RegExp(`^/bestellungen/${id}/bankverbindung/\\?answer=`));
      const key = /answer=(.+)$/.exec(String(headers.location))?.[1];
      const answer = (await buyer.get(`/rest/form-answer/${key}/`)).json<FormAnswer>();
      expect(answer.values).toEqual({ accountHolder: 'Erika Musterfrau' });
      expect(answer.fieldErrors).toEqual([
        expect.objectContaining({ field: 'iban', msg: 'forms.ibanChecksum' }),
      ]);
    });
  });
});
