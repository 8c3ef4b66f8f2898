/** @jest-environment node */
import { openDatabase } from '@fachwerk/database';
import { createTestDatabase } from '@fachwerk/database/testing';
import { buildPaymentSandbox } from '@fachwerk/payment-sandbox/app';
import { sandboxMigrations } from '@fachwerk/payment-sandbox/paths';
import { CHALLENGE_CODE, TEST_CARDS, type TestName } from '@fachwerk/payment-sandbox/test-data';
import { until } from '@fachwerk/server-kit/testing/until';
import { pathOf, paymentCallback, readPayment } from '@fachwerk/shared/calls';
import type { Checkout, OrderPlaced, PaymentState } from '@fachwerk/shared/contracts';
import type { PaymentType } from '@fachwerk/shared/rules';
import Fastify from 'fastify';
import { ADDRESS, CONTACT, DELIVERY } from '../../selling/checkout/testing/checkout-forms';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { moveOrder } from '../lifecycle/move-order';
import { findOrder, type Order } from '../lifecycle/order';
import { type NewOrder, placeOrder } from '../lifecycle/place-order';
import { returnPath } from './payment-pages';
import { createPaymentService, type PaymentService } from './payment-service';
import { createSandboxProvider } from './sandbox-provider';

const ITEM = '100401';
const KEYS = { apiKey: 'a key for tests', webhookSecret: 'a secret for tests' };
/** Longer than an answer takes on a busy machine. */
const TIMEOUT_MS = 2500;
const DELAYS = { messageMs: 1500, decisionMs: 1500, responseMs: TIMEOUT_MS + 500 };
/** No request is repeated while it may still be answered. */
const PAUSE_MS = TIMEOUT_MS + 200;

let shop: TestShop;
let payments: PaymentService;
let close: () => Promise<void>;

/** Shop and sandbox call each other over HTTP, as in operation, each with its database. */
beforeAll(async () => {
  const database = await createTestDatabase(sandboxMigrations, 'embedded');
  const webhook = { url: '', secret: KEYS.webhookSecret };
  const sandbox = await buildPaymentSandbox({
    databaseUrl: database.url,
    apiKey: KEYS.apiKey,
    webhook,
    delays: DELAYS,
    publicUrl: 'http://sandbox.test',
  });
  const url = `${await sandbox.listen({ port: 0, host: '127.0.0.1' })}/payment-sandbox/`;
  const config = { url, ...KEYS, timeoutMs: TIMEOUT_MS };
  shop = await openTestShop('embedded', { payments: { sandbox: config, taskPauseMs: PAUSE_MS } });
  await shop.setStock(ITEM, 100_000);
  webhook.url = (await shop.app.listen({ port: 0, host: '127.0.0.1' })) + callbackPath('sandbox');
  payments = createPaymentService({
    db: openDatabase({ url: shop.databaseUrl, maxConnections: 4 }),
    providers: [createSandboxProvider(config)],
    log: Fastify().log,
    pauseMs: PAUSE_MS,
    returnUrl: (paymentId) => `http://shop.test${returnPath(paymentId)}`,
  });
  pay = buyerOf(url);
  close = async () => {
    await sandbox.close();
    await database.drop();
  };
});
afterAll(async () => {
  await shop.close();
  await close();
});

const callbackPath = (provider: string) => pathOf(paymentCallback, { provider });

type Fields = Record<string, string>;
let pay: (redirectUrl: string, fields: Fields) => Promise<Response>;

/** The buyer at the sandbox: fills its form. */
const buyerOf = (url: string) => async (redirectUrl: string, fields: Fields) =>
  fetch(new URL(new URL(redirectUrl).pathname, url), {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const PLAIN = { card: TEST_CARDS.plain.number, name: 'Erika Musterfrau', action: 'pay' };
const named = (name: TestName) => ({ ...PLAIN, name: `${name} Musterfrau` });

interface Ordered {
  orderId: string;
  redirectUrl: string;
}

async function order(method: PaymentType = 'CREDIT_CARD', details: Partial<NewOrder> = {}): Promise<Ordered> {
  const lines = [{ itemId: ITEM, quantity: 2, unitCents: 2500 }];
  const draft = await aCartToOrder(shop.db, lines, { paymentMethod: method, ...details });
  const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
  if (placed.outcome !== 'placed') throw new Error(placed.outcome);
  const started = await payments.start(placed.orderId);
  return { orderId: placed.orderId, redirectUrl: started.state === 'redirect' ? started.redirectUrl : '' };
}

async function reachReview(visitor: Visitor, paymentMethod: PaymentType): Promise<void> {
  await visitor.post('/basket/add/', { itemId: ITEM });
  await visitor.post('/rest/checkout/start/', {});
  await visitor.post('/rest/checkout/contact/', CONTACT);
  await visitor.post('/rest/checkout/delivery/', DELIVERY);
  await visitor.post('/rest/checkout/address/', ADDRESS);
  await visitor.post('/rest/checkout/payment/', { paymentMethod });
}

const move = (orderId: string, event: Parameters<typeof moveOrder>[2], details = {}) =>
  shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event), details }));

async function ship(orderId: string, quantity: number): Promise<void> {
  for (const event of ['pick', 'find'] as const) await move(orderId, event);
  await move(orderId, 'ship', { lines: [{ lineId: 1, quantity }] });
}

interface Books {
  state: Order['state'];
  captured: number;
  refunded: number;
}

/** The order and what its ledger contains. */
async function booksOf(orderId: string): Promise<Books> {
  const [books] = await shop.db.query<{ captured: number; refunded: number }>(
    `select coalesce(sum(cents) filter (where cents > 0), 0)::integer as captured,
       coalesce(-sum(cents) filter (where cents < 0), 0)::integer as refunded
     from money_ledger where order_id = $1`,
    [orderId],
  );
  const found = await findOrder(shop.db, orderId);
  return { state: found!.state, captured: 0, refunded: 0, ...books };
}

/** Waits until the books have this state, and shows that they stay so and that nothing is left to do. */
async function expectBooks(orderId: string, expected: Books): Promise<void> {
  const open = () =>
    shop.db.query(
      `select 1 from payment_task t join payment p on p.id = t.payment_id
       where p.order_id = $1 and t.done_at is null and t.failed_at is null`,
      [orderId],
    );
  await until(async () => {
    await payments.runTasks();
    return same(await booksOf(orderId), expected) && (await open()).length === 0;
  });
  expect(await booksOf(orderId)).toEqual(expected);
  expect(await open()).toEqual([]);
  await hasNoDifferences();
}
const same = (a: Books, b: Books) => JSON.stringify(a) === JSON.stringify(b);

/** Messages may be on the way: what differs for a moment is no fault. */
const hasNoDifferences = () =>
  until(async () => (await payments.findDifferences(new Date(0), 0)).length === 0);

async function paymentOf(orderId: string): Promise<string> {
  const [row] = await shop.db.query<{ id: string }>(
    'select id from payment where order_id = $1 order by created_at desc, is_wanted desc limit 1',
    [orderId],
  );
  return row!.id;
}
const stateOf = async (orderId: string) =>
  (await shop.app.inject(pathOf(readPayment, { paymentId: await paymentOf(orderId) }))).json<PaymentState>();

const CREDIT = { birthDate: '1980-01-01', consent: 'yes', contract: 'yes', months: '12' };

describe('a payment without a fault', () => {
  it.each<[PaymentType, Fields]>([
    ['PAYPAL', { email: 'erika@example.org' }],
    ['CREDIT_CARD', {}],
    ['GOOGLEPAY', {}],
    ['APPLEPAY', {}],
    ['INVOICE_KLARNA', CREDIT],
    ['INSTALLMENTS_UNZER', CREDIT],
    ['DIRECTDEBIT_UNZER', {}],
  ])(
    'by %s confirms the order, is captured when it is sent and refunded when it returns',
    async (method, fields) => {
      const { orderId, redirectUrl } = await order(method);

      const answer = await pay(redirectUrl, { ...PLAIN, ...fields });

      expect(answer.headers.get('location')).toBe(`http://shop.test${returnPath(await paymentOf(orderId))}`);
      await expectBooks(orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });
      await ship(orderId, 2);
      await expectBooks(orderId, { state: 'SHIPPED', captured: 5000, refunded: 0 });
      await move(orderId, 'return', { lines: [{ lineId: 1, quantity: 1 }] });
      await expectBooks(orderId, { state: 'SHIPPED', captured: 5000, refunded: 2500 });
    },
  );

  it('is captured in parts', async () => {
    const { orderId, redirectUrl } = await order();
    await pay(redirectUrl, PLAIN);
    await expectBooks(orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });

    await ship(orderId, 1);

    await expectBooks(orderId, { state: 'PARTLY_SHIPPED', captured: 2500, refunded: 0 });
  });

  it('is given up with the order', async () => {
    const { orderId, redirectUrl } = await order();
    await pay(redirectUrl, PLAIN);
    await expectBooks(orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });

    await move(orderId, 'cancel');

    await expectBooks(orderId, { state: 'CANCELLED', captured: 0, refunded: 0 });
    expect((await stateOf(orderId)).state).toBe('refused');
  });
});

describe('a refusal', () => {
  it.each<[string, PaymentType, Fields, PaymentState['refusal']]>([
    ['card', 'CREDIT_CARD', { card: TEST_CARDS.declined.number }, 'declined'],
    ['card without money', 'CREDIT_CARD', { card: TEST_CARDS.noFunds.number }, 'insufficient-funds'],
    ['expired card', 'CREDIT_CARD', { card: TEST_CARDS.expired.number }, 'expired-card'],
    ['credit check', 'INVOICE_KLARNA', { ...CREDIT, name: 'Ablehnung Musterfrau' }, 'credit-check'],
    ['account', 'PAYPAL', { name: 'Ablehnung Musterfrau' }, 'declined'],
    ['buyer', 'GOOGLEPAY', { action: 'cancel' }, 'cancelled-by-buyer'],
  ])(
    'by %s names its reason, and the order waits for another payment',
    async (_, method, fields, refusal) => {
      const { orderId, redirectUrl } = await order(method);

      await pay(redirectUrl, { ...PLAIN, ...fields });

      await expectBooks(orderId, { state: 'PAYMENT_PENDING', captured: 0, refunded: 0 });
      // Read without the session of the buyer.
      expect(await stateOf(orderId)).toMatchObject({
        state: 'refused',
        refusal,
        isCartElsewhere: true,
        payUntilText: expect.stringMatching(/^\d\d\.\d\d\.\d{4}, \d{1,2}:\d\d Uhr$/),
      });
    },
  );

  it('at the start of the payment ends the order', async () => {
    const { orderId } = await order('CREDIT_CARD', { email: 'abgelehnt@sandbox.example' });

    await expectBooks(orderId, { state: 'CANCELLED', captured: 0, refunded: 0 });
  });

  it('shows the form again for a wrong card number', async () => {
    const { orderId, redirectUrl } = await order();

    const answer = await pay(redirectUrl, { ...PLAIN, card: '4111111111111112' });

    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Kartennummer')]);
    expect((await stateOf(orderId)).state).toBe('open');
  });
});

describe('3-D Secure', () => {
  it.each([
    ['the right code', CHALLENGE_CODE, { state: 'CONFIRMED', captured: 0, refunded: 0 } as const],
    ['another code', '9999', { state: 'PAYMENT_PENDING', captured: 0, refunded: 0 } as const],
  ])('with %s', async (_, code, books) => {
    const { orderId, redirectUrl } = await order();
    const challenge = await pay(redirectUrl, { ...PLAIN, card: TEST_CARDS.challenge.number });
    expect(challenge.headers.get('location')).toBe(new URL(redirectUrl).pathname);

    await pay(redirectUrl, { code, action: 'pay' });

    await expectBooks(orderId, books);
    if (books.state === 'PAYMENT_PENDING') expect((await stateOf(orderId)).refusal).toBe('authentication');
  });

  it('that is refused is followed by another payment of the same order, without a further mail', async () => {
    const visitor = new Visitor(shop.app);
    await reachReview(visitor, 'CREDIT_CARD');
    const { sum, review } = (await visitor.get('/rest/checkout/')).json<Checkout>();
    const submitted = await visitor.post('/rest/checkout/submit/', {
      acceptedTotal: sum.total.value,
      idempotencyKey: review?.submitKey ?? '',
    });
    const { orderId, paymentRedirect = '' } = submitted.json<OrderPlaced>();
    const mails = () =>
      shop.db.query<{ kind: string }>('select kind from order_mail where order_id = $1 order by 1', [
        orderId,
      ]);
    const challenge = async (redirect: string, code: string) => {
      await pay(redirect, { ...PLAIN, card: TEST_CARDS.challenge.number });
      await pay(redirect, { code, action: 'pay' });
    };

    await challenge(paymentRedirect, '9999');
    const refused = await paymentOf(orderId);
    const page = async () =>
      (await visitor.get(pathOf(readPayment, { paymentId: refused }))).json<PaymentState>();
    await until(async () => (await page()).state === 'refused');
    expect((await page()).isCartElsewhere).toBeUndefined();
    const again = await visitor.post('/rest/checkout/pending/continue/', { orderId, paymentMethod: '' });
    await challenge(again.json<OrderPlaced>().paymentRedirect ?? '', CHALLENGE_CODE);

    expect(again.json<OrderPlaced>().orderId).toBe(orderId);
    expect(await paymentOf(orderId)).not.toBe(refused);
    await expectBooks(orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });
    expect((await mails()).map(({ kind }) => kind)).toEqual(['order-confirmed', 'order-received']);
    // The page of the refused payment leads to the order.
    expect((await page()).state).toBe('paid');
  });

  it('that is refused again and again is not repeated without end', async () => {
    const visitor = new Visitor(shop.app);
    await reachReview(visitor, 'CREDIT_CARD');
    const { sum, review } = (await visitor.get('/rest/checkout/')).json<Checkout>();
    const submitted = await visitor.post('/rest/checkout/submit/', {
      acceptedTotal: sum.total.value,
      idempotencyKey: review?.submitKey ?? '',
    });
    const placed = submitted.json<OrderPlaced>();
    const { orderId } = placed;
    const statuses: number[] = [];
    for (let url = placed.paymentRedirect; url && statuses.length < 30;) {
      await pay(url, { ...PLAIN, card: TEST_CARDS.declined.number });
      await until(async () => (await stateOf(orderId)).state === 'refused');
      const again = await visitor.post('/rest/checkout/pending/continue/', { orderId, paymentMethod: '' });
      statuses.push(again.statusCode);
      url = again.json<Partial<OrderPlaced>>().paymentRedirect;
    }

    expect(statuses.length).toBeGreaterThan(3);
    expect(statuses.at(-1)).toBe(429);
    await shop.db.query('delete from attempt_limit');
  });
});

describe('a wallet on a sheet of the native app', () => {
  const shopper = async (): Promise<{ visitor: Visitor; form: Record<string, string | number> }> => {
    const visitor = new Visitor(shop.app);
    await reachReview(visitor, 'GOOGLEPAY');
    const { sum, review } = (await visitor.get('/rest/checkout/')).json<Checkout>();
    return {
      visitor,
      form: { acceptedTotal: sum.total.value, idempotencyKey: review?.submitKey ?? '' },
    };
  };

  it('pays the order with the submission, once', async () => {
    const { visitor, form } = await shopper();
    const submit = () =>
      visitor.post('/rest/checkout/submit/', { ...form, walletToken: TEST_CARDS.plain.number });

    const first = await submit();
    const again = await submit();

    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    const placed = first.json<{ orderId: string; paymentRedirect?: string }>();
    expect(placed.paymentRedirect).toBeUndefined();
    await expectBooks(placed.orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });
  });

  it('is declined, and the cart is kept', async () => {
    const { visitor, form } = await shopper();

    const answer = await visitor.post('/rest/checkout/submit/', {
      ...form,
      walletToken: TEST_CARDS.declined.number,
    });

    expect(answer.statusCode).toBe(402);
    expect(answer.json()).toMatchObject({ checkout: { isEmpty: false, pendingOrder: null } });
  });

  it('continues at the bank if the card needs it', async () => {
    const { visitor, form } = await shopper();

    const answer = await visitor.post('/rest/checkout/submit/', {
      ...form,
      walletToken: TEST_CARDS.challenge.number,
    });
    const { orderId, paymentRedirect = '' } = answer.json<{ orderId: string; paymentRedirect?: string }>();
    await pay(paymentRedirect, { code: CHALLENGE_CODE, action: 'pay' });

    await expectBooks(orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });
  });
});

describe('messages', () => {
  it.each<TestName>(['Doppelt', 'Verkehrt', 'Verspaetet'])(
    'that are faulty (%s) change nothing',
    async (name) => {
      const { orderId, redirectUrl } = await order();
      await pay(redirectUrl, named(name));
      expect((await stateOf(orderId)).state).toBe('paid');

      await ship(orderId, 2);
      await move(orderId, 'return', { lines: [{ lineId: 1, quantity: 2 }] });

      await expectBooks(orderId, { state: 'REFUNDED', captured: 5000, refunded: 5000 });
    },
  );

  it('that never arrive are replaced by the question of the returning buyer', async () => {
    const { orderId, redirectUrl } = await order();
    await pay(redirectUrl, named('Stumm'));

    const answer = await shop.app.inject(returnPath(await paymentOf(orderId)));

    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/bestellung/${orderId}/`]);
    await expectBooks(orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });
  });

  it('that never arrive are replaced by the job if the buyer does not return', async () => {
    const { orderId, redirectUrl } = await order();
    await pay(redirectUrl, named('Stumm'));

    await payments.readSilent(0);

    await expectBooks(orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });
  });

  it.each([
    ['without signature', {}],
    [
      'with a wrong signature',
      { 'sandbox-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` },
    ],
  ])('%s are refused', async (_, headers) => {
    const { orderId } = await order();
    const paymentId = await paymentOf(orderId);
    const payload = JSON.stringify({
      id: 'forged',
      payment: { id: 'x', merchantReference: paymentId, status: 'authorized', captured: 5000, refunded: 0 },
    });

    const answer = await shop.app.inject({
      method: 'POST',
      url: callbackPath('sandbox'),
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

    expect(answer.statusCode).toBe(400);
    expect((await stateOf(orderId)).state).toBe('open');
    await move(orderId, 'cancel');
  });
});

describe('a provider in trouble', () => {
  it('does not answer the start: the buyer tries again', async () => {
    const { orderId, redirectUrl } = await order('CREDIT_CARD', { email: 'ausfall@sandbox.example' });
    expect(redirectUrl).toBe('');

    const again = await payments.start(orderId);

    if (again.state !== 'redirect') throw new Error(again.state);
    await pay(again.redirectUrl, PLAIN);
    await expectBooks(orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });
  });

  it.each<TestName>(['Ausfall', 'Langsam'])(
    'answers late or not at all (%s): each request has one effect',
    async (name) => {
      const { orderId, redirectUrl } = await order();
      await pay(redirectUrl, named(name));
      await expectBooks(orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });

      await ship(orderId, 2);
      await move(orderId, 'return', { lines: [{ lineId: 1, quantity: 1 }] });

      await expectBooks(orderId, { state: 'SHIPPED', captured: 5000, refunded: 2500 });
    },
  );
});

describe('a success after the order has ended', () => {
  it('is refunded', async () => {
    const { orderId, redirectUrl } = await order();
    await pay(redirectUrl, named('Nachzuegler'));

    await move(orderId, 'cancel');

    await expectBooks(orderId, { state: 'REFUNDED', captured: 5000, refunded: 5000 });
  });

  it('is refunded if the order is paid in another way meanwhile', async () => {
    const { orderId, redirectUrl } = await order();
    await pay(redirectUrl, named('Nachzuegler'));
    await move(orderId, 'choose-payment', { paymentMethod: 'PAYPAL' });
    const other = await payments.start(orderId);
    if (other.state !== 'redirect') throw new Error(other.state);
    await pay(other.redirectUrl, PLAIN);

    await expectBooks(orderId, { state: 'CONFIRMED', captured: 5000, refunded: 5000 });
  });

  it('is given up if the buyer pays on an old page', async () => {
    const { orderId, redirectUrl } = await order();
    await move(orderId, 'cancel');

    await pay(redirectUrl, PLAIN);

    await expectBooks(orderId, { state: 'CANCELLED', captured: 0, refunded: 0 });
  });
});

it('a payment that is captured at once gives back what the order does not charge', async () => {
  const { orderId, redirectUrl } = await order();
  await pay(redirectUrl, named('Nachzuegler'));
  await expectBooks(orderId, { state: 'CONFIRMED', captured: 5000, refunded: 0 });

  await move(orderId, 'cancel-lines', { lines: [{ lineId: 1, quantity: 1 }] });
  await ship(orderId, 1);

  await expectBooks(orderId, { state: 'SHIPPED', captured: 5000, refunded: 2500 });
});

it('leads a form without script to the page of the provider by a page of our own', async () => {
  const visitor = new Visitor(shop.app);
  await reachReview(visitor, 'CREDIT_CARD');
  const { sum, review } = (await visitor.get('/rest/checkout/')).json<Checkout>();

  const submitted = await visitor.submit('/rest/checkout/submit/', {
    acceptedTotal: sum.total.value,
    idempotencyKey: review?.submitKey ?? '',
  });
  const { location = '' } = submitted.headers;

  // The policy of our pages has form-action 'self': browsers block a redirect to another origin.
  expect([submitted.statusCode, new URL(location, 'http://shop.test').origin]).toEqual([
    303,
    'http://shop.test',
  ]);
  const page = await visitor.get(location);
  expect(page.body).toMatch(/http-equiv="refresh" content="0; url=http:\/\/sandbox\.test\/payment-sandbox\//);
  expect(page.body).toMatch(/<a href="http:\/\/sandbox\.test\/payment-sandbox\/[^"]+">/);
  const [payment] = await shop.db.query<{ id: string; redirectUrl: string }>(
    `select id, redirect_url as "redirectUrl" from payment order by created_at desc limit 1`,
  );
  await pay(payment?.redirectUrl ?? '', PLAIN);
  expect((await visitor.get(location)).headers.location).toMatch(/^\/bestellung\//);
});

it('the state of an unknown payment is not found', async () => {
  expect((await shop.app.inject(pathOf(readPayment, { paymentId: 'unknown' }))).statusCode).toBe(404);
});

it('finds what differs', async () => {
  const { orderId, redirectUrl } = await order();
  await pay(redirectUrl, PLAIN);
  await expectBooks(orderId, { state: 'CONFIRMED', captured: 0, refunded: 0 });
  const paymentId = await paymentOf(orderId);
  await hasNoDifferences();
  await shop.db.query(`update payment set captured_cents = 1 where id = $1`, [paymentId]);

  const found = await payments.findDifferences(new Date(0), 0);

  expect(found.map(({ what }) => what).sort()).toEqual([
    'here authorized, captured 1, refunded 0; at the provider authorized, captured 0, refunded 0',
    'the order was charged 0 cents, the payment 1',
    'totals differ from the ledger',
  ]);
});
