/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { testServers } from '@fachwerk/database/testing';
import { readGaranLabel } from '@fachwerk/server-kit/garan-label';
import type { OrderEvent, OrderView } from '@fachwerk/shared/contracts';
import { WAREHOUSE } from '../../stores/stock/write-stock';
import { writeStores } from '../../stores/store/store-repository';
import { aGuarantee } from '../../testing/a-guarantee';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { createCase } from '../cases/create-case';
import { type MoveDetails, moveOrder } from '../lifecycle/move-order';
import { newOrderId } from '../lifecycle/order-codes';
import { type NewOrder, placeOrder } from '../lifecycle/place-order';

const ITEM = '100401';
const STORE = '1001';
const UNKNOWN = {
  orderId: newOrderId(),
  reservationId: newOrderId(),
  paymentId: randomUUID(),
  number: 'RE-2020-999999',
};

/** Ids of an order, a reservation, a payment or a document, in a path or in a form. */
const ORDER_IDS = ['orderId', 'reservationId', 'paymentId', 'number'];
/** Other parameters of paths. A new one is entered here or above. */
const OTHER_PARAMETERS = [
  // Own data of customers (privacy-routes.test.ts).
  'exportId',
  'format',
  // Applications of visitors for operators, and passes with a token of their own (wallet.test.ts).
  ...['applicationId', 'deviceId', 'passTypeId', 'serial'],
  // Submissions of professional customers (prohibis-order.test.ts).
  'id',
  // Prize draws (lottery.test.ts).
  'lotteryId',
  ...[
    'attachment',
    'bookingId',
    'caseId',
    'caseNumber',
    'companyId',
    'contactId',
    'day',
    'document',
    'itemId',
    'key',
    'language',
    'lineId',
    'picture',
    'productId',
    'provider',
    'recallId',
    'receiptNumber',
  ],
  ...['releaseId', 'requestId', 'reviewId', 'shape', 'state', 'symbol', 'synonymId', 'token'],
];

/**
 * A payment is read by its random id without a session, because a buyer may return from the provider in
 * another browser; the answer has no personal data (decision 0051).
 */
const READ_BY_ID = [
  'GET /rest/checkout/payment/{paymentId}/',
  'GET /rest/checkout/payment/{paymentId}/continue/',
  'GET /rest/checkout/payment/{paymentId}/return/',
];

/** Forms that a call accepts; the others are empty. */
const FORMS: Record<string, Record<string, string>> = {
  '/rest/orders/{orderId}/cancel/': { lines: '' },
  '/rest/orders/{orderId}/rest/': { answer: 'keep' },
  '/rest/orders/{orderId}/cases/': { kind: 'RETURN', lines: '1' },
  '/rest/orders/{orderId}/bank-details/': { accountHolder: 'Max Fremd', iban: 'DE02120300000000202051' },
};
/** A body that each call of a desk accepts. */
const DESK_BODY = {
  lines: [{ lineId: 1, quantity: 1 }],
  code: '1',
  carrier: 'DHL',
  trackingNumber: '1',
  parcel: 2,
  cents: 100,
  transferReference: 'T-1',
};

const COMPLAINT = {
  kind: 'COMPLAINT',
  wish: 'REPAIR',
  text: 'Der Griff ist gerissen.',
  pictures: [{ mediaType: 'image/png', width: 1, height: 1, bytes: Buffer.from('x') }],
} as const;

type Ids = Record<string, string>;

/** A call of the OpenAPI description that has an id of an order. */
interface OrderCall {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  hasJson: boolean;
  /** The form has the id, not the path. */
  formIds: string[];
}

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const isOfDesk = ({ path }: OrderCall): boolean => path.startsWith('/rest/desk/');

async function orderCalls({ app }: TestShop): Promise<OrderCall[]> {
  const { paths } = (await app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  // The number of a person is not that of a document.
  const others = Object.entries(paths).filter(([path]) => !path.startsWith('/rest/staff/'));
  return others.flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, { requestBody }]) => {
      const bodies = Object.entries(requestBody?.content ?? {});
      const fields = bodies.flatMap(([, { schema }]) => Object.keys(schema.properties ?? {}));
      const formIds = ORDER_IDS.filter((id) => fields.includes(id));
      if (formIds.length === 0 && !parametersOf(path).some((name) => ORDER_IDS.includes(name))) return [];
      const method = verb === 'get' ? ('GET' as const) : ('POST' as const);
      const hasJson = bodies.some(([type]) => type === 'application/json');
      return [{ name: `${method} ${path}`, method, path, hasJson, formIds }];
    }),
  );
}

const OTHER_VALUES: Ids = { symbol: 'qr', lineId: '1', caseNumber: 'R-NONE', picture: '1' };

/** The link of a mail: its token opens the order, for every visitor. */
const isMailLink = ({ path }: OrderCall): boolean => path.endsWith('/open/');

const urlOf = (call: OrderCall, ids: Ids): string =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? OTHER_VALUES[name] ?? 'none') +
  (isMailLink(call) ? '?token=wrong' : '');

describe.each(testServers)('orders on %s', (server) => {
  let shop: TestShop;
  let calls: OrderCall[];
  let clock: Date;
  beforeAll(async () => {
    shop = await openTestShop(server, {
      deskTokens: ['online:a token of the warehouse'.replaceAll(' ', '-'), '1001:a-token-of-a-store'],
      now: () => clock,
    });
    await writeStores(shop.db, testStores);
    await shop.setStock(ITEM, 1000);
    await shop.setStock(ITEM, 1000, STORE);
    await aCustomer(shop.db, 'fremd@example.org');
    calls = await orderCalls(shop);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    clock = new Date();
  });

  /** An order of the visitor's session, or of its customer. */
  async function anOrder(owner: Visitor, part: Partial<NewOrder> = {}): Promise<string> {
    const locationId = part.companyId ?? WAREHOUSE;
    const order = await aCartToOrder(shop.db, [{ itemId: ITEM, quantity: 2, locationId }], {
      needsPayment: false,
      ...part,
    });
    const placed = await shop.db.transaction((tx) => placeOrder(tx, order, clock));
    const { orderId } = placed as { orderId: string };
    await shop.db.query(
      `update order_line set details = details || jsonb_build_object('brand', 'Eberholt', 'guarantee', $2::jsonb)
       where order_id = $1`,
      [orderId, JSON.stringify({ months: 60, ...aGuarantee })],
    );
    await owner.post('/basket/add/', { itemId: '100201' });
    await shop.db.query(
      'update shop_order set session_id = (select session_id from cart where session_id is not null order by updated_at desc limit 1) where id = $1',
      [orderId],
    );
    return orderId;
  }
  /** Sent with its invoice, waiting for its payment, ready to be collected, and reserved. */
  async function ordersOfEachKind(owner: Visitor): Promise<Ids[]> {
    // A firm: its invoice is data, too.
    const sent = await anOrder(owner, {
      contact: { firstName: 'Erika', lastName: 'Musterfrau', company: 'Muster GmbH' },
    });
    await move(sent, 'pick');
    await move(sent, 'ship', { carrier: 'DHL', trackingNumber: '1' });
    const pending = await anOrder(owner, { needsPayment: true });
    const ready = await anOrder(owner, { kind: 'collect', companyId: STORE });
    for (const event of ['pick', 'find', 'ready'] as const) await move(ready, event);
    const reserved = await anOrder(owner, { kind: 'reservation', companyId: STORE });
    const report = { ...COMPLAINT, lines: [{ lineId: 1, quantity: 1 }] };
    const { number: caseNumber } = await shop.db.transaction((tx) =>
      createCase(tx, sent, report, {
        actor: 'customer',
        now: clock,
        mailCause: { cause: 'visitor', network: null },
      }),
    );
    const [row] = await shop.db.query<{ number: string; paymentId: string }>(
      `select (select number from order_document where order_id = $1) as number,
         (select id from payment where order_id = $2) as "paymentId"`,
      [sent, pending],
    );
    if (!row?.number || !row.paymentId) throw new Error('No invoice or no payment.');
    return [
      { orderId: sent, reservationId: sent, number: row.number, caseNumber },
      { orderId: pending, reservationId: pending, number: row.number, paymentId: row.paymentId },
      { orderId: ready, reservationId: ready, number: row.number },
      { orderId: reserved, reservationId: reserved, number: row.number },
    ];
  }
  const move = (orderId: string, event: OrderEvent, details: MoveDetails = {}) =>
    shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event), details }));
  const states = () => shop.db.query('select id, state, version from shop_order order by id');

  const ofVisitors = () => calls.filter((call) => !isOfDesk(call) && !READ_BY_ID.includes(call.name));
  const documentCall = (): OrderCall => {
    const call = calls.find(({ path }) => path.endsWith('/documents/{number}/'));
    if (!call) throw new Error('No call for documents.');
    return call;
  };
  async function send(visitor: Visitor, call: OrderCall, ids: Ids) {
    const form = Object.fromEntries(call.formIds.map((name) => [name, ids[name] ?? 'none']));
    const { statusCode, body, headers } =
      call.method === 'GET'
        ? await visitor.get(urlOf(call, ids))
        : await visitor.post(urlOf(call, ids), { ...FORMS[call.path], ...form });
    return { status: statusCode, body, location: headers.location };
  }

  it('have no parameter that this test leaves out', async () => {
    const { paths } = (await shop.app.inject('/openapi.json')).json<{ paths: object }>();
    const names = new Set(Object.keys(paths).flatMap(parametersOf));

    for (const name of names) expect([...ORDER_IDS, ...OTHER_PARAMETERS]).toContain(name);
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(READ_BY_ID));
    expect(calls.filter(({ formIds }) => formIds.length > 0).map(({ path }) => path)).toEqual([
      '/rest/checkout/pending/continue/',
      '/rest/checkout/pending/abandon/',
    ]);
  });

  it('are read by their owner with each call', async () => {
    const owner = new Visitor(shop.app);
    const orders = await ordersOfEachKind(owner);

    for (const call of ofVisitors()) {
      if (call.method !== 'GET' || isMailLink(call)) continue;
      const statuses = [];
      for (const ids of orders) statuses.push((await send(owner, call, ids)).status);
      expect([call.name, statuses]).toEqual([call.name, expect.arrayContaining([200])]);
    }
  });

  it.each(['guest', 'customer'])(
    'have the same answers for another %s as orders that do not exist',
    async (kind) => {
      const orders = await ordersOfEachKind(new Visitor(shop.app));
      const stranger = new Visitor(shop.app);
      if (kind === 'customer')
        await stranger.post('/login/', { email: 'fremd@example.org', password: PASSWORD });
      const before = await states();

      for (const call of ofVisitors()) {
        const unknown = await send(stranger, call, UNKNOWN);
        for (const ids of orders) {
          const answer = await send(stranger, call, ids);
          expect([call.name, answer]).toEqual([call.name, unknown]);
          expect([call.name, answer.status]).toEqual([call.name, isMailLink(call) ? 303 : 404]);
        }
      }
      expect(await states()).toEqual(before);
    },
  );

  it('are not read by the id of a document of another order', async () => {
    const [owner, other] = [new Visitor(shop.app), new Visitor(shop.app)];
    const [ids] = await ordersOfEachKind(owner);
    const [others] = await ordersOfEachKind(other);
    const read = (number = '') => send(owner, documentCall(), { ...ids, number });

    expect((await read(ids?.number)).status).toBe(200);
    expect((await read(others?.number)).status).toBe(404);
    expect(await read(others?.number)).toEqual(await read(UNKNOWN.number));
  });

  it('have the label of the guarantee that was bought, not of today (Regulation (EU) 2025/1960)', async () => {
    const owner = new Visitor(shop.app);
    const orderId = await anOrder(owner);

    const { lines } = (await owner.get(`/rest/orders/${orderId}/`)).json<OrderView>();
    const url = lines[0]?.guaranteeLabelUrl ?? '';
    const label = await owner.get(url);
    expect(label.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'private, no-store',
    });
    expect(label.body).toBe(
      readGaranLabel()('full', { brand: 'Eberholt', model: aGuarantee.model, months: 60 }),
    );
    for (const line of ['2', '0', '9999', 'x', '1 '])
      expect([400, 404]).toContain(
        (await owner.get(url.replace('/1/', `/${encodeURIComponent(line)}/`))).statusCode,
      );
    await shop.db.query(
      `update order_line set details = jsonb_set(details, '{guarantee,scope}', '"PARTIAL"') where order_id = $1`,
      [orderId],
    );
    expect((await owner.get(url)).statusCode).toBe(404);
    const [line] = (await owner.get(`/rest/orders/${orderId}/`)).json<OrderView>().lines;
    expect(line).not.toHaveProperty('guaranteeLabelUrl');
  });

  it('give a payment without personal data to a visitor with its id, and no order', async () => {
    const ids = (await ordersOfEachKind(new Visitor(shop.app))).find(({ paymentId }) => paymentId);
    const stranger = new Visitor(shop.app);

    for (const call of calls.filter(({ name }) => READ_BY_ID.includes(name))) {
      const { status, body } = await send(stranger, call, ids ?? {});
      expect([call.name, [200, 303].includes(status)]).toEqual([call.name, true]);
      expect(body).not.toMatch(/erika|musterfrau|heide/i);
      expect((await send(stranger, call, UNKNOWN)).status).toBe(404);
    }
    expect((await stranger.get(`/rest/orders/${ids?.orderId}/`)).statusCode).toBe(404);
  });

  it('are there for the session of a guest for 30 minutes', async () => {
    const owner = new Visitor(shop.app);
    const orderId = await anOrder(owner);

    const read = () => owner.get(`/rest/orders/${orderId}/`);
    const response = await read();
    expect(response.json<OrderView>()).toMatchObject({
      state: 'CONFIRMED',
      actions: ['cancel', 'cancel-lines', 'buy-again'],
    });
    expect(response.headers['cache-control']).toBe('no-store');
    clock = new Date(clock.getTime() + 31 * 60_000);
    expect((await read()).statusCode).toBe(404);
  });

  it('of a customer need the login, not the session', async () => {
    const customerId = await aCustomer(shop.db, `kundin-${server.replace(/\W/g, '')}@example.org`);
    const owner = new Visitor(shop.app);
    const orderId = await anOrder(owner, { customerId });

    expect((await owner.get(`/rest/orders/${orderId}/`)).statusCode).toBe(404);
    await owner.post('/login/', {
      email: `kundin-${server.replace(/\W/g, '')}@example.org`,
      password: PASSWORD,
    });
    clock = new Date(clock.getTime() + 31 * 60_000);
    expect((await owner.get(`/rest/orders/${orderId}/`)).statusCode).toBe(200);
  });

  it('are cancelled by their owner only before they are picked', async () => {
    const owner = new Visitor(shop.app);
    const orderId = await anOrder(owner);
    const cancel = (lines: string, key?: string) =>
      owner.post(`/rest/orders/${orderId}/cancel/`, { lines }, key ? { 'idempotency-key': key } : {});

    for (let repeat = 0; repeat < 2; repeat++)
      expect((await cancel('1:1', 'one-piece')).json<OrderView>().lines[0]?.cancelled).toBe(1);
    const { history } = (await owner.get(`/rest/orders/${orderId}/`)).json<OrderView>();
    expect(history.map(({ text }) => text)).toEqual(['Bestätigt', 'Artikel storniert']);
    expect(history[1]?.details?.[0]).toBe('1 × Artikel 100401');
    expect((await cancel('1:2')).statusCode).toBe(412);
    expect((await cancel('1:1; drop')).statusCode).toBe(400);
    await shop.db.query(`update shop_order set state = 'PICKING' where id = $1`, [orderId]);
    const refused = await cancel('');
    expect(refused.statusCode).toBe(412);
    await shop.db.query(`update shop_order set state = 'CONFIRMED' where id = $1`, [orderId]);
    for (let repeat = 0; repeat < 2; repeat++)
      expect((await cancel('')).json<OrderView>().state).toBe('CANCELLED');
  });

  it.each([
    ['no token', undefined, 401],
    ['a wrong token', 'Bearer a-token-of-another', 401],
    ['the token of another store', 'Bearer a-token-of-a-store', 404],
  ])('have the same answers as unknown ones for a desk with %s', async (_, authorization, status) => {
    const orderId = await anOrder(new Visitor(shop.app));

    for (const call of calls.filter(isOfDesk)) {
      await shop.db.query('delete from attempt_limit');
      const sendTo = async (ids: Ids) => {
        const { statusCode, body } = await shop.app.inject({
          method: call.method,
          url: urlOf(call, ids),
          headers: authorization === undefined ? {} : { authorization },
          ...(call.hasJson && { payload: DESK_BODY }),
        });
        return [call.name, statusCode, body];
      };
      const answer = await sendTo({ orderId });
      expect(answer.slice(0, 2)).toEqual([call.name, status]);
      expect(answer).toEqual(await sendTo(UNKNOWN));
    }
  });
});
