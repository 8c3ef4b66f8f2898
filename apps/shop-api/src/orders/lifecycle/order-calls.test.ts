/** @jest-environment node */
import { cookieOf } from '@fachwerk/server-kit/cookies';
import type { DeskOrder, OrderKind, OrderView, Reservation } from '@fachwerk/shared/contracts';
import { sessionId } from '../../kernel/session/signed-value';
import { UNREACHABLE_PROVIDER } from '../../selling/checkout/testing/checkout-forms';
import { WAREHOUSE } from '../../stores/stock/write-stock';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { grantOrderAccess } from '../access/order-access';
import { moveOrder } from './move-order';
import { findOrder, type Order } from './order';
import { placeOrder } from './place-order';
import { callTable, type Expected, STATES } from './testing/order-call-table';

const STORE = '1001';
const ITEMS = ['100401', '100301'];
const KINDS: readonly OrderKind[] = ['delivery', 'collect', 'reservation'];
const ACCOUNT = { accountHolder: 'Erika Musterfrau', iban: 'DE02120300000000202051' };

type Send = (order: Order, by: Visitor) => Promise<{ statusCode: number }>;
const path = ({ id }: Order) => `/rest/orders/${id}/`;
const reservation = ({ id }: Order) => `/rest/reservation/${id}/`;
const pending = '/rest/checkout/pending/';

/** Calls of the buyer, as the pages send them. */
const BUYER_CALLS: Record<string, Send> = {
  read: (order, by) => by.get(path(order)),
  pay: (order, by) => by.post(`${pending}continue/`, { orderId: order.id }),
  'give-up': (order, by) => by.post(`${pending}abandon/`, { orderId: order.id }),
  cancel: (order, by) => by.post(`${path(order)}cancel/`, { lines: '' }),
  'cancel-lines': (order, by) => by.post(`${path(order)}cancel/`, { lines: '1:2' }),
  'keep-rest': (order, by) => by.post(`${path(order)}rest/`, { answer: 'keep' }),
  'cancel-rest': (order, by) => by.post(`${path(order)}rest/`, { answer: 'cancel' }),
  'see-refund': (order, by) => by.get(`${path(order)}cancellation/`),
  'see-refund-of-lines': (order, by) => by.get(`${path(order)}cancellation/?lines=1:2`),
  invoice: (order, by) => by.get(`${path(order)}invoice.pdf`),
  'collection-code': (order, by) => by.get(`${path(order)}collection-code/qr/`),
  calendar: (order, by) => by.get(`${path(order)}calendar.ics`),
  'save-account': (order, by) => by.post(`${path(order)}bank-details/`, ACCOUNT),
  confirmation: ({ id }, by) => by.get(`/rest/checkout/confirmation/${id}/`),
  reservation: (order, by) => by.get(reservation(order)),
  'cancel-reservation': (order, by) => by.post(`${reservation(order)}cancel/`, {}),
  extend: (order, by) => by.post(`${reservation(order)}extend/`, {}),
};

/** Calls of the desk: the end of the address, and the body. */
const DESK_CALLS: Record<string, (order: Order) => readonly [string, object?]> = {
  'desk-read': () => [''],
  pick: () => ['pick/', {}],
  // What was found before is not there any more.
  find: (order) => [
    'found/',
    {
      lines: order.lines.map(({ lineId, quantity, found }) => ({
        lineId,
        quantity: found > 0 ? 0 : quantity,
      })),
    },
  ],
  ready: () => ['ready/', {}],
  ship: () => ['ship/', { carrier: 'DHL', trackingNumber: '1' }],
  deliver: () => ['deliver/', {}],
  // The last step has sent it.
  'correct-parcel': ({ version }) => ['parcel/', { parcel: version, carrier: 'GLS', trackingNumber: '2' }],
  collect: ({ collectionCode }) => ['hand-over/', { code: collectionCode ?? '0' }],
  return: (order) => [
    'return/',
    {
      lines: order.lines
        .map(({ lineId, handedOver, returned }) => ({ lineId, quantity: handedOver - returned || 1 }))
        .filter(({ lineId }) => lineId === 1),
    },
  ],
  expire: () => ['expire/', {}],
  'put-back': () => ['put-back/', {}],
  'expire-early': () => ['expire/', {}],
};

/**
 * Every call, in every state, by everyone who may try it, and two calls at the same moment. What is right is
 * written down in the table, not computed.
 */
describe('calls of an order', () => {
  let shop: TestShop;
  let buyer: Visitor;
  /** Has opened the order by the link of a mail. */
  let reader: Visitor;
  let customer: Visitor;
  let customerId: string;
  const strangers: Record<string, Visitor> = {};
  beforeAll(async () => {
    shop = await openTestShop('embedded', {
      deskTokens: [
        `${STORE}:the-token-of-the-store`,
        '1002:the-token-of-another-store',
        'online:the-token-of-the-warehouse',
        'reviews:the-token-for-reviews',
      ],
      payments: UNREACHABLE_PROVIDER,
      rateLimit: { changes: 1_000_000 },
    });
    await writeStores(shop.db, testStores);
    for (const itemId of ITEMS)
      for (const locationId of [WAREHOUSE, STORE]) await shop.setStock(itemId, 100_000, locationId);
    const logIn = async (email: string) => {
      const visitor = new Visitor(shop.app);
      await visitor.post('/login/', { email, password: PASSWORD });
      return visitor;
    };
    customerId = await aCustomer(shop.db, 'kundin@example.org');
    await aCustomer(shop.db, 'fremd@example.org');
    customer = await logIn('kundin@example.org');
    [buyer, reader] = [new Visitor(shop.app), new Visitor(shop.app)];
    strangers['a visitor without link'] = new Visitor(shop.app);
    strangers['another customer'] = await logIn('fremd@example.org');
    for (const visitor of [buyer, reader, ...Object.values(strangers)])
      await visitor.post('/basket/add/', { itemId: ITEMS[0]! });
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.db.query('delete from attempt_limit'));

  const idOf = ({ cookie }: Visitor): string =>
    sessionId(
      (cookieOf({ headers: { cookie } } as Parameters<typeof cookieOf>[0], 'session') ?? '').split('.')[0]!,
    );

  /** An order of the buyer's session, opened by the reader too; or of the customer. */
  async function anOrder(kind: OrderKind, state: string, ofCustomer = false): Promise<Order> {
    const locationId = kind === 'delivery' ? WAREHOUSE : STORE;
    const order = await aCartToOrder(
      shop.db,
      ITEMS.map((itemId, index) => ({ itemId, locationId, quantity: 2 - index })),
      {
        kind,
        companyId: kind === 'delivery' ? null : STORE,
        needsPayment: state === 'PAYMENT_PENDING',
        customerId: ofCustomer ? customerId : null,
      },
    );
    return shop.db.transaction(async (tx) => {
      const placed = await placeOrder(tx, order, new Date());
      if (!('orderId' in placed)) throw new Error(JSON.stringify(placed));
      const { orderId } = placed;
      for (const step of STATES[kind][state] ?? []) {
        const [event, pieces] = typeof step === 'string' ? [step] : step;
        await moveOrder(tx, orderId, event, {
          actor: actorOf(event),
          details: pieces ? { lines: pieces } : {},
        });
      }
      await tx.query('update shop_order set session_id = $2 where id = $1', [orderId, idOf(buyer)]);
      if (!ofCustomer) await grantOrderAccess(tx, idOf(reader), orderId);
      const stored = await findOrder(tx, orderId);
      expect(stored?.state).toBe(stateOf(state));
      return stored!;
    });
  }

  async function atDesk(token: string | undefined, order: Order, call: string) {
    if (call === 'expire')
      await shop.db.query(
        `update shop_order set collect_until = now() - interval '1 hour' where id = $1 and collect_until is not null`,
        [order.id],
      );
    const [end, payload] = DESK_CALLS[call]!(order);
    return shop.app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/rest/desk/orders/${order.id}/${end}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  }
  const deskOf = (kind: OrderKind) =>
    kind === 'delivery' ? 'the-token-of-the-warehouse' : 'the-token-of-the-store';
  const deskStrangers = (kind: OrderKind): [string | undefined, number][] => [
    [undefined, 401],
    ['the-token-of-an-operator', 401],
    ['the-token-of-another-store', 404],
    ['the-token-for-reviews', 404],
    [kind === 'delivery' ? 'the-token-of-the-store' : 'the-token-of-the-warehouse', 404],
  ];

  async function stepsOf({ id }: Order): Promise<number> {
    const [row] = await shop.db.query<{ version: number }>('select version from shop_order where id = $1', [
      id,
    ]);
    return row?.version ?? 0;
  }
  /** What the call has done to an order that has not moved since it was read, in the words of the table. */
  async function done(order: Order, send: () => Promise<{ statusCode: number }>): Promise<Expected | string> {
    const { statusCode } = await send();
    const steps = (await stepsOf(order)) - order.version;
    if (steps === 0) return statusCode;
    return statusCode === 200 && steps === 1 ? 'moves' : `${statusCode} with ${steps} steps`;
  }

  const everyState = KINDS.flatMap((kind) =>
    Object.keys(STATES[kind]).map((state) => [kind, state] as const),
  );

  it.each(everyState)(
    'of a %s do in the state %s what the table says, for its buyer',
    async (kind, state) => {
      const { buyer: table } = callTable(kind);
      const wanted = Object.fromEntries(Object.entries(table).map(([call, row]) => [call, row[state]]));
      expect(Object.keys(wanted)).toEqual(Object.keys(BUYER_CALLS));
      for (const [by, ofCustomer] of [
        [buyer, false],
        [reader, false],
        [customer, true],
      ] as const) {
        let unmoved: Order | undefined;
        const got: Record<string, unknown> = {};
        for (const [call, send] of Object.entries(BUYER_CALLS)) {
          const order = (unmoved ??= await anOrder(kind, state, ofCustomer));
          got[call] = await done(order, () => send(order, by));
          if (got[call] === 'moves') unmoved = undefined;
        }
        expect(got).toEqual(wanted);
      }
    },
  );

  it.each(everyState)('of a %s do in the state %s what the table says, for its desk', async (kind, state) => {
    const { desk: table } = callTable(kind);
    const wanted = Object.fromEntries(Object.entries(table).map(([call, row]) => [call, row[state]]));
    expect(Object.keys(wanted)).toEqual(Object.keys(DESK_CALLS));
    const got: Record<string, unknown> = {};
    let unmoved: Order | undefined;
    for (const call of Object.keys(DESK_CALLS)) {
      const order = (unmoved ??= await anOrder(kind, state));
      got[call] = await done(order, () => atDesk(deskOf(kind), order, call));
      // `atDesk` has let its time pass.
      if (got[call] === 'moves' || call === 'expire') unmoved = undefined;
    }
    expect(got).toEqual(wanted);
  });

  it.each(everyState)('of a %s in the state %s are closed to everyone else', async (kind, state) => {
    const [order, ofCustomer] = [await anOrder(kind, state), await anOrder(kind, state, true)];
    const before = [await stepsOf(order), await stepsOf(ofCustomer)];
    for (const [call, send] of Object.entries(BUYER_CALLS)) {
      for (const [name, stranger] of Object.entries(strangers))
        expect([call, name, (await send(order, stranger)).statusCode]).toEqual([call, name, 404]);
      // The session that placed the order of a customer, after the logout.
      expect([call, (await send(ofCustomer, buyer)).statusCode]).toEqual([call, 404]);
    }
    for (const call of Object.keys(DESK_CALLS))
      for (const [token, status] of deskStrangers(kind))
        expect([call, token, (await atDesk(token, order, call)).statusCode]).toEqual([call, token, status]);
    expect([await stepsOf(order), await stepsOf(ofCustomer)]).toEqual(before);
  });

  it.each(everyState)('of a %s in the state %s are those that the pages offer', async (kind, state) => {
    const { buyer: ofBuyer, desk: ofDesk } = callTable(kind);
    const moving = (table: typeof ofBuyer) =>
      Object.keys(table).filter((call) => table[call]?.[state] === 'moves');
    const order = await anOrder(kind, state);
    const { actions } = (await buyer.get(path(order))).json<OrderView>();
    const bought = await buyer.post(`${path(order)}buy-again/`, {});
    expect(bought.statusCode).toBe(actions.includes('buy-again') ? 200 : 409);
    const offered = actions.filter((action) => action !== 'withdraw' && action !== 'buy-again');
    expect(offered).toEqual([
      ...(state === 'PAYMENT_PENDING' ? ['pay'] : []),
      ...moving(ofBuyer).filter((call) =>
        ['cancel', 'cancel-lines', 'keep-rest', 'cancel-rest'].includes(call),
      ),
    ]);
    if (kind === 'reservation') {
      const { canCancel, canExtend } = (await buyer.get(reservation(order))).json<Reservation>();
      expect([canCancel, canExtend]).toEqual(
        ['cancel-reservation', 'extend'].map((call) => moving(ofBuyer).includes(call)),
      );
    }
    const atDeskNow = async (call: string) =>
      [...((await atDesk(deskOf(kind), order, call)).json<DeskOrder>().events ?? [])].sort();
    const expected = moving(ofDesk).sort();
    expect(await atDeskNow('desk-read')).toEqual(expected.filter((call) => call !== 'expire'));
    await shop.db.query(`update shop_order set collect_until = now() - interval '1 hour' where id = $1`, [
      order.id,
    ]);
    expect(await atDeskNow('desk-read')).toEqual(expected);
  });

  /** Two calls that both change an order in this state; also the same call twice. */
  const races = everyState.flatMap(([kind, state]) => {
    const { buyer: ofBuyer, desk: ofDesk } = callTable(kind);
    const moving = Object.entries({ ...ofBuyer, ...ofDesk }).flatMap(([call, row]) =>
      row[state] === 'moves' ? [call] : [],
    );
    return moving.flatMap((first, index) =>
      moving.slice(index).map((second) => [kind, state, first, second] as const),
    );
  });

  it.each(races)('of a %s in the state %s at the same moment: %s and %s', async (kind, state, ...calls) => {
    const table = { ...callTable(kind).buyer, ...callTable(kind).desk };
    const order = await anOrder(kind, state);
    if (calls.includes('expire'))
      await shop.db.query(`update shop_order set collect_until = now() - interval '1 hour' where id = $1`, [
        order.id,
      ]);
    const answers = await Promise.all(
      calls.map(async (call) => {
        const send = BUYER_CALLS[call];
        const { statusCode } = await (send ? send(order, buyer) : atDesk(deskOf(kind), order, call));
        return statusCode;
      }),
    );
    const journal = await shop.db.query<{ event: string; from: string; to: string; until: Date | null }>(
      `select event, from_state as "from", to_state as "to", collect_until as until
       from order_event join shop_order o on o.id = order_id where order_id = $1 and seq > $2 order by seq`,
      [order.id, order.version],
    );

    const [winner] = journal;
    const loser = calls.find((call) => eventOf(call) !== winner?.event) ?? calls[1];
    const isEarly = loser === 'expire' && winner?.until && winner.until > new Date();
    const then = table[isEarly ? 'expire-early' : loser]?.[columnAfter(kind, state, winner)];
    const isRepeated = eventOf(calls[0]) === eventOf(calls[1]);
    // What the first call has done is not done again.
    const expected = isRepeated && then === 'moves' ? 412 : then;
    expect([journal.length, ...[...answers].sort()]).toEqual(
      expected === 'moves' ? [2, 200, 200] : [1, 200, expected],
    );
    expect(journal[0]?.from).toBe(stateOf(state));
    if (journal[1]) expect(journal[1].from).toBe(journal[0]?.to);
  });
});

const stateOf = (column: string): string => column.replace(/-.*/, '');

/** The question about the rest stays open until it is answered. */
function columnAfter(
  kind: OrderKind,
  before: string,
  { event, to }: { event: string; to: string } = { event: '', to: '' },
): string {
  const isAsked = before === 'PARTIAL' || before.endsWith('-ASKED');
  const column = isAsked && event === 'keep-rest' ? `${to}-KEPT` : isAsked ? `${to}-ASKED` : to;
  return column in STATES[kind] ? column : to;
}

const eventOf = (call: string): string =>
  ({ 'give-up': 'cancel', 'cancel-reservation': 'cancel' })[call] ?? call;
