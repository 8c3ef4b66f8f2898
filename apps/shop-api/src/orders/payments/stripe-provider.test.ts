/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { BadSignature, type PaymentProvider, ProviderRefusal } from './payment-provider';
import { createStripeProvider } from './stripe-provider';

const SECRET = 'whsec_for_tests';

interface Sent {
  method: string;
  path: string;
  body: URLSearchParams;
  key: string | undefined;
}

/** Answers like api.stripe.com, by method and path. */
let answers: Record<string, { status?: number; body: object }>;
let sent: Sent[];
let server: Server;
let provider: PaymentProvider;
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const [path = ''] = (request.url ?? '').split('?');
      const call = `${request.method} ${path}`;
      const key = request.headers['idempotency-key'] as string | undefined;
      sent.push({ method: request.method ?? '', path, body: new URLSearchParams(body), key });
      const answer = answers[call] ?? { status: 500, body: { error: { message: `no answer for ${call}` } } };
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  provider = createStripeProvider({
    secretKey: 'sk_test_x',
    webhookSecret: SECRET,
    host: { host: '127.0.0.1', port, protocol: 'http' },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  answers = {};
  sent = [];
});

const SESSION = 'cs_test_1';
const aSession = (intent: object | null, session: object = {}) => ({
  id: SESSION,
  object: 'checkout.session',
  client_reference_id: 'pay-1',
  status: intent ? 'complete' : 'open',
  payment_intent: intent,
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  ...session,
});
const anIntent = (intent: object = {}, charge: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  status: 'requires_capture',
  amount: 5000,
  amount_capturable: 5000,
  amount_received: 0,
  last_payment_error: null,
  latest_charge: {
    id: 'ch_1',
    object: 'charge',
    amount: 5000,
    amount_captured: 0,
    amount_refunded: 0,
    ...charge,
  },
  ...intent,
});
const stored = (session: object) => {
  answers[`GET /v1/checkout/sessions/${SESSION}`] = { body: session };
};
const invalid = {
  error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'x' },
};

const START = {
  language: 'en' as const,
  id: 'pay-1',
  cents: 5000,
  orderNumber: 'F7K4-M92T-X',
  email: 'erika@example.org',
  returnUrl: 'https://shop.example/back',
};

describe('Stripe', () => {
  it.each([
    ['card', 'card', 'manual'],
    ['google_pay', 'card', 'manual'],
    ['apple_pay', 'card', 'manual'],
    ['paypal', 'paypal', 'manual'],
    ['klarna', 'klarna', 'manual'],
    ['instalments', 'klarna', 'manual'],
    ['sepa_debit', 'sepa_debit', null],
  ] as const)('starts %s on its own page, once per payment', async (method, type, captureMethod) => {
    answers['POST /v1/checkout/sessions'] = { body: aSession(null) };

    const started = await provider.start({ ...START, method });

    expect(started).toEqual({
      reference: SESSION,
      paymentId: 'pay-1',
      state: 'open',
      capturedCents: 0,
      refundedCents: 0,
      redirectUrl: 'https://checkout.stripe.com/c/pay/cs_test_1',
    });
    const [{ body, key }] = sent as [Sent];
    expect(key).toBe('pay-1');
    expect(body.get('allowed_payment_method_types[0]')).toBe(type);
    expect(body.get('payment_intent_data[capture_method]')).toBe(captureMethod);
    expect(body.get('line_items[0][price_data][unit_amount]')).toBe('5000');
    expect(body.get('success_url')).toBe('https://shop.example/back');
    expect(body.get('locale')).toBe('en');
  });

  it.each<[string, object, object]>([
    ['open', aSession(null), { state: 'open' }],
    ['expired', aSession(null, { status: 'expired' }), { state: 'refused', refusal: 'expired' }],
    ['authorised', aSession(anIntent()), { state: 'authorized', capturedCents: 0 }],
    ['being collected', aSession(anIntent({ status: 'processing' })), { state: 'open' }],
    [
      'cancelled',
      aSession(anIntent({ status: 'canceled', amount_capturable: 0 }, { amount_refunded: 5000 })),
      { state: 'cancelled', refundedCents: 0 },
    ],
    [
      'declined',
      aSession(
        anIntent({
          status: 'requires_payment_method',
          last_payment_error: { decline_code: 'insufficient_funds' },
        }),
      ),
      { state: 'refused', refusal: 'insufficient-funds' },
    ],
    [
      'captured in part, rest released',
      aSession(
        anIntent(
          { status: 'succeeded', amount_received: 3000, amount_capturable: 0 },
          { amount_captured: 3000, amount_refunded: 2000 },
        ),
      ),
      { state: 'authorized', capturedCents: 3000, refundedCents: 0 },
    ],
    [
      'refunded in part',
      aSession(
        anIntent(
          { status: 'succeeded', amount_received: 5000, amount_capturable: 0 },
          { amount_captured: 5000, amount_refunded: 1500 },
        ),
      ),
      { state: 'authorized', capturedCents: 5000, refundedCents: 1500 },
    ],
  ])('reads a payment that is %s', async (_, session, expected) => {
    stored(session);

    expect(await provider.read(SESSION)).toMatchObject(expected);
  });

  it('captures with the key of the task, and keeps the rest if several captures are possible', async () => {
    const card = { multicapture: { status: 'available' } };
    stored(aSession(anIntent({}, { payment_method_details: { card } })));
    answers['POST /v1/payment_intents/pi_1/capture'] = { body: anIntent() };

    await provider.capture(SESSION, 3000, 'task-1');

    const capture = sent.find(({ method }) => method === 'POST');
    expect([
      capture?.key,
      capture?.body.get('amount_to_capture'),
      capture?.body.get('final_capture'),
    ]).toEqual(['task-1', '3000', 'false']);
  });

  it('refunds and cancels with the key of the task', async () => {
    stored(aSession(anIntent()));
    answers['POST /v1/refunds'] = { body: { id: 're_1', object: 'refund' } };
    answers['POST /v1/payment_intents/pi_1/cancel'] = { body: anIntent({ status: 'canceled' }) };

    await provider.refund(SESSION, 1500, 'task-2');
    await provider.cancel(SESSION, 'task-3');

    expect(sent.filter(({ method }) => method === 'POST').map(({ key }) => key)).toEqual([
      'task-2',
      'task-3',
    ]);
  });

  it('ends a page on which the buyer has not paid', async () => {
    stored(aSession(null));
    answers[`POST /v1/checkout/sessions/${SESSION}/expire`] = { body: aSession(null, { status: 'expired' }) };

    await provider.cancel(SESSION, 'task-4');

    expect(sent.map(({ path }) => path)).toContain(`/v1/checkout/sessions/${SESSION}/expire`);
  });

  it('tells a refusal from a failure', async () => {
    stored(aSession(anIntent()));
    answers['POST /v1/payment_intents/pi_1/capture'] = { status: 400, body: invalid };
    await expect(provider.capture(SESSION, 1, 'a')).rejects.toThrow(ProviderRefusal);

    answers['POST /v1/payment_intents/pi_1/capture'] = {
      status: 503,
      body: { error: { type: 'api_error' } },
    };
    await expect(provider.capture(SESSION, 1, 'b')).rejects.not.toThrow(ProviderRefusal);
  });
});

describe('a wallet in the app', () => {
  const ofApp = { metadata: { paymentId: 'pay-1', wallet: 'app' } };
  const start = () => provider.start({ ...START, method: 'google_pay', walletToken: 'pm_1' });
  const intentIs = (intent: object) => {
    answers['GET /v1/payment_intents/pi_1'] = { body: intent };
  };

  it('pays with what its sheet has given, once per payment', async () => {
    answers['POST /v1/payment_intents'] = { body: anIntent(ofApp) };

    expect(await start()).toEqual({
      reference: 'pi_1',
      paymentId: 'pay-1',
      state: 'authorized',
      capturedCents: 0,
      refundedCents: 0,
    });
    const [{ body, key }] = sent as [Sent];
    expect([key, body.get('payment_method'), body.get('capture_method'), body.get('amount')]).toEqual([
      'pay-1',
      'pm_1',
      'manual',
      '5000',
    ]);
    // The name of the API version; it refuses the former one, payment_method_types.
    expect(body.get('allowed_payment_method_types[0]')).toBe('card');
  });

  it('leads to the bank if the card needs it', async () => {
    const url = 'https://hooks.stripe.com/3ds';
    answers['POST /v1/payment_intents'] = {
      body: anIntent({
        ...ofApp,
        status: 'requires_action',
        latest_charge: null,
        next_action: { type: 'redirect_to_url', redirect_to_url: { url } },
      }),
    };

    expect(await start()).toMatchObject({ state: 'open', redirectUrl: url });
  });

  it('is refused with the reason of the bank', async () => {
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' };
    const intent = anIntent({
      ...ofApp,
      status: 'requires_payment_method',
      last_payment_error: error,
      latest_charge: null,
    });
    answers['POST /v1/payment_intents'] = {
      status: 402,
      body: { error: { ...error, payment_intent: intent } },
    };

    expect(await start()).toMatchObject({
      paymentId: 'pay-1',
      state: 'refused',
      refusal: 'insufficient-funds',
    });
  });

  it('is captured, read and listed without a page of Stripe', async () => {
    intentIs(anIntent(ofApp));
    answers['POST /v1/payment_intents/pi_1/capture'] = { body: anIntent(ofApp) };
    answers['GET /v1/checkout/sessions'] = { body: { object: 'list', data: [], has_more: false } };
    const withoutMark = anIntent({ id: 'pi_2', metadata: { paymentId: 'pay-2' } });
    answers['GET /v1/payment_intents'] = {
      body: { object: 'list', data: [anIntent(ofApp), withoutMark], has_more: false },
    };

    expect(await provider.capture('pi_1', 3000, 'task-1')).toMatchObject({ paymentId: 'pay-1' });
    const listed = [];
    for await (const { paymentId } of provider.list(new Date(0))) listed.push(paymentId);
    expect(listed).toEqual(['pay-1']);
    const body = JSON.stringify({
      id: 'evt_2',
      object: 'event',
      type: 'x',
      data: { object: { id: 'pi_1', object: 'payment_intent' } },
    });
    const headers = {
      'stripe-signature': new Stripe('sk_test_x').webhooks.generateTestHeaderString({
        payload: body,
        secret: SECRET,
      }),
    };
    expect(await provider.readWebhook(headers, body)).toMatchObject({
      id: 'evt_2',
      snapshot: { reference: 'pi_1', state: 'authorized' },
    });
  });
});

describe('a message of Stripe', () => {
  const message = (object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object } });
  const signed = (payload: string, secret = SECRET, timestamp = Math.floor(Date.now() / 1000)) => ({
    'stripe-signature': new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp,
    }),
  });

  it.each([
    ['a session', { id: SESSION, object: 'checkout.session' }],
    ['a payment', { id: 'pi_1', object: 'payment_intent' }],
    ['a charge', { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' }],
  ])('about %s leads to the present state', async (_, object) => {
    stored(aSession(anIntent()));
    answers['GET /v1/checkout/sessions'] = {
      body: { object: 'list', data: [aSession(anIntent())], has_more: false },
    };
    const body = message(object);

    expect(await provider.readWebhook(signed(body), body)).toMatchObject({
      id: 'evt_1',
      snapshot: { paymentId: 'pay-1', state: 'authorized' },
    });
  });

  it('about something else is left out', async () => {
    const body = message({ id: 'cus_1', object: 'customer' });

    expect(await provider.readWebhook(signed(body), body)).toBeUndefined();
  });

  it('with a wrong, missing or old signature is refused', async () => {
    const body = message({ id: SESSION, object: 'checkout.session' });

    for (const headers of [
      signed(body, 'whsec_other'),
      {},
      signed(body, SECRET, 1_600_000_000),
      signed('{}'),
    ])
      await expect(provider.readWebhook(headers, body)).rejects.toThrow(BadSignature);
  });
});
