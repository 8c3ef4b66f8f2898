import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decide } from './decide';
import { PREFIX } from './paths';
import { METHODS, type SandboxPayment, toApi } from './payment';
import type { Delays, PaymentStore } from './payment-store';

export interface ApiOptions {
  store: PaymentStore;
  apiKey: string;
  /** Address of a buyer's page. */
  pageUrl: (token: string) => string;
  delays: Delays;
}

class Refused extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

const LIST_LIMIT = 100;
const cents = { type: 'integer', minimum: 1, maximum: 100_000_000 };
const text = { type: 'string', maxLength: 500 };
const amountBody = { type: 'object', required: ['amount'], properties: { amount: cents } };
const startBody = {
  type: 'object',
  required: ['merchantReference', 'amount', 'method', 'returnUrl', 'description', 'email'],
  properties: {
    merchantReference: { ...text, minLength: 8 },
    amount: cents,
    method: { enum: METHODS },
    returnUrl: text,
    description: text,
    email: text,
    // From the sheet of a wallet in an app: the number of a test card.
    walletToken: text,
  },
};

const listQuery = {
  type: 'object',
  required: ['since'],
  properties: { since: { type: 'string', format: 'date-time' }, after: text },
};

type StartBody = Pick<
  SandboxPayment,
  'merchantReference' | 'amount' | 'method' | 'returnUrl' | 'description' | 'email'
> & { walletToken?: string };
type Target = { Params: { id: string }; Body: { amount: number } };

const digest = (value: string) => createHash('sha256').update(value).digest();

/** The API for merchants, with an API key and an idempotency key for each change. */
export async function apiRoutes(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { store, apiKey, pageUrl, delays } = options;
  const expected = digest(`Bearer ${apiKey}`);

  app.addHook('onRequest', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      return reply.code(401).send({ error: { code: 'unauthorized' } });
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused) return reply.code(409).send({ error: { code: error.code } });
    throw error;
  });

  app.post<{ Body: StartBody }>(
    `${PREFIX}/api/payments`,
    { schema: { body: startBody } },
    async (request, reply) => {
      const { walletToken, ...body } = request.body;
      const payment = await store.create({
        id: `sp_${randomBytes(12).toString('hex')}`,
        token: randomBytes(24).toString('base64url'),
        status: 'created',
        captured: 0,
        refunded: 0,
        keys: [],
        failed: [],
        ...body,
      });
      if (payment.email === 'ausfall@sandbox.example' && (await isFirstTry(payment.id, 'start')))
        return reply.code(503).send({ error: { code: 'unavailable' } });
      const current =
        payment.email === 'abgelehnt@sandbox.example'
          ? await store.change(payment.id, (one) =>
              Object.assign(one, { status: 'declined', reason: 'declined' }),
            )
          : walletToken === undefined
            ? payment
            : await store.change(payment.id, (one) => {
                if (one.status === 'created') decide(one, { card: walletToken });
              });
      return reply.code(201).send({ ...toApi(current), redirectUrl: pageUrl(current.token) });
    },
  );

  app.get<{ Querystring: { since: string; after?: string } }>(
    `${PREFIX}/api/payments`,
    { schema: { querystring: listQuery } },
    async ({ query }) => {
      // eslint-disable-next-line fachwerk/dates-from-text -- the schema checks the format
      const payments = await store.list(new Date(query.since), query.after, LIST_LIMIT);
      return { payments: payments.map(toApi), isLast: payments.length < LIST_LIMIT };
    },
  );

  app.get<Target>(`${PREFIX}/api/payments/:id`, async ({ params }, reply) => {
    const payment = await store.byId(params.id);
    return payment ? toApi(payment) : reply.code(404).send({ error: { code: 'not_found' } });
  });

  app.post<Target>(
    `${PREFIX}/api/payments/:id/captures`,
    { schema: { body: amountBody } },
    (request, reply) =>
      answer(request, reply, (payment) => {
        if (payment.status !== 'authorized') throw new Refused('not_authorized');
        if (payment.captured + request.body.amount > payment.amount) throw new Refused('too_much');
        payment.captured += request.body.amount;
      }),
  );

  app.post<Target>(`${PREFIX}/api/payments/:id/refunds`, { schema: { body: amountBody } }, (request, reply) =>
    answer(request, reply, (payment) => {
      if (payment.refunded + request.body.amount > payment.captured) throw new Refused('too_much');
      payment.refunded += request.body.amount;
    }),
  );

  app.post<Target>(`${PREFIX}/api/payments/:id/cancel`, (request, reply) =>
    answer(request, reply, (payment) => {
      if (payment.status === 'processing') throw new Refused('processing');
      if (payment.captured > 0) throw new Refused('captured');
      if (payment.status !== 'declined') payment.status = 'cancelled';
    }),
  );

  /** Carries a change out once per idempotency key, with the faults that the buyer has chosen. */
  async function answer(
    request: FastifyRequest<Target>,
    reply: FastifyReply,
    apply: (payment: SandboxPayment) => void,
  ): Promise<unknown> {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return reply.code(400).send({ error: { code: 'idempotency_key_missing' } });
    const known = await store.byId(request.params.id);
    if (!known) return reply.code(404).send({ error: { code: 'not_found' } });
    if (known.fault === 'Ausfall' && (await isFirstTry(known.id, key)))
      return reply.code(503).send({ error: { code: 'unavailable' } });
    const payment = await store.change(known.id, (one) => {
      if (one.keys.includes(key)) return;
      apply(one);
      one.keys.push(key);
    });
    if (payment.fault === 'Langsam' && !known.keys.includes(key)) await wait(delays.responseMs);
    return toApi(payment);
  }

  async function isFirstTry(id: string, key: string): Promise<boolean> {
    let isFirst = false;
    await store.change(id, (payment) => {
      isFirst = !payment.failed.includes(key);
      if (isFirst) payment.failed.push(key);
    });
    return isFirst;
  }
}
