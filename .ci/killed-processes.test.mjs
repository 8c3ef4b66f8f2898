/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from './project.mjs';
import { freePort, runShop } from './run-shop.mjs';

const pg = createRequire(join(ROOT, 'apps/database/package.json'))('pg');

const IS_LONG = process.env.LONG === '1';
/** What each of twelve kills in a row ends; the whole shop contains all of its processes. */
const TARGETS = [
  ...['process', 'database', 'shop and database', 'process', 'database', 'process'],
  ...['process', 'database', 'shop', 'process', 'database', 'process'],
];
const KILLS = Number(process.env.KILLS ?? (IS_LONG ? 500 : 3));
/** After each round everything is settled and compared: a long run that is stopped has shown something. */
const KILLS_OF_ROUND = 50;
/** On an idle machine it is 5 s; with other work on it the start took up to 62 s. */
const READY_MS = 120_000;
const SHOPPERS = IS_LONG ? 4 : 2;
const BUYERS = IS_LONG ? 8 : 2;
const PAUSE_MS = 100;
/** In which payments, mails and messages of the provider are settled. */
const SETTLED_MS = 120_000;
/** Where a submit leads whose provider does not answer. */
const CHECKOUT_PAGE = '/checkout/';
/** In which an order is confirmed: messages of the provider are repeated after growing pauses. */
const LATE_MS = 600_000;
const DESK_TOKEN = 'a-token-of-the-warehouse';
/** A request without an answer after this time is sent again. */
const ANSWER_MS = 10_000;

const dataDir = join(ROOT, '.cache/killed-data');
let port;
let shop;

const start = async () => {
  const begin = Date.now();
  shop = await runShop({
    root: ROOT,
    dataDir,
    port,
    env: {
      PROCESSES: '2',
      CATALOGUE_ITEMS: '200',
      CHANGES_PER_MINUTE: '1000000',
      DEV_MAILBOX: 'true',
      DESK_TOKENS: `online:${DESK_TOKEN}`,
    },
  });
  return Date.now() - begin;
};

/** Process ids of the serving processes. */
const serving = () =>
  execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid=', '-o', 'args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((row) => row && Number(row[2]) === shop.pid && row[3].includes('all-in-one/dist/server.js'))
    .map(([, pid]) => Number(pid));

/** A visitor with a session. */
class Visitor {
  isOver = false;

  async open() {
    const response = await retry((signal) => fetch(`${shop.url}/rest/user/`, { signal }));
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    this.csrf = (await response.json()).csrf.value;
  }

  /** Sent until it is answered, with the same key: a change whose answer was lost counts once. */
  post(path, fields, key = randomUUID()) {
    return retry((signal) =>
      fetch(`${shop.url}${path}`, {
        method: 'POST',
        signal,
        headers: {
          cookie: this.cookie,
          'x-csrf-token': this.csrf,
          'idempotency-key': key,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(fields),
      }),
    );
  }

  async get(path) {
    const response = await retry((signal) =>
      fetch(`${shop.url}${path}`, {
        signal,
        headers: { cookie: this.cookie, accept: 'application/json' },
      }),
    );
    return response.json();
  }
}

/** Adds items to the cart until the end, one at least. */
class Shopper extends Visitor {
  acknowledged = new Map();

  constructor(itemIds) {
    super();
    this.itemIds = itemIds;
  }

  async run() {
    for (let count = 0; !this.isOver || this.acknowledged.size === 0; count += 1) {
      const itemId = this.itemIds[count % this.itemIds.length];
      const response = await this.post('/basket/add/', { itemId, quantity: '1' });
      if (response.status === 200) this.acknowledged.set(itemId, (this.acknowledged.get(itemId) ?? 0) + 1);
      await wait(PAUSE_MS);
    }
  }

  async positions() {
    return (await this.get('/rest/basket/')).onlineCart.positions;
  }
}

const CONTACT = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Muster',
  phonePrefix: '+49',
  phone: '0221 123456',
};
const ADDRESS = {
  firstName: 'Erika',
  lastName: 'Muster',
  street: 'Venloer Straße',
  streetNumber: '12',
  zipCode: '50672',
  city: 'Köln',
  country: 'DE',
};

/**
 * What happens to the orders of a buyer, in turn. All of them use a coupon. A small gift card pays a part, a
 * large one all. Money moves when the goods leave (`ship`) and when they return.
 */
const COURSES = [
  { giftCardCents: 500 },
  { pays: true, ends: ['ship'] },
  { giftCardCents: 1_000_000, ends: ['cancel'] },
  { pays: true, ends: ['ship', 'return'] },
  { giftCardCents: 1_000_000, ends: ['ship'] },
  { giftCardCents: 500, pays: true, ends: ['cancel'] },
];

/** Places orders until the end, one of each course at least. */
class Buyer {
  isOver = false;
  /** Ids of the orders that were accepted. */
  accepted = [];

  constructor(itemIds) {
    this.itemIds = itemIds;
  }

  async run() {
    for (let count = 0; !this.isOver || this.accepted.length < COURSES.length; count += 1)
      await this.order(this.itemIds[count % this.itemIds.length], COURSES[count % COURSES.length]);
  }

  async order(itemId, { giftCardCents, pays, ends = [] }) {
    const visitor = new Visitor();
    await visitor.open();
    await visitor.post('/basket/add/', { itemId, quantity: '20' });
    await visitor.post('/rest/voucher/basket/add/', { coupon: 'WILLKOMMEN10' });
    if (giftCardCents) await attachGiftCard(visitor, giftCardCents);
    await visitor.post('/rest/checkout/start/', {});
    await visitor.post('/rest/checkout/contact/', { ...CONTACT, email: `${randomUUID()}@example.org` });
    await visitor.post('/rest/checkout/delivery/', { kind: 'delivery' });
    await visitor.post('/rest/checkout/address/', ADDRESS);
    await visitor.post('/rest/checkout/payment/', { paymentMethod: 'PAYPAL' });
    const { sum, review } = await visitor.get('/rest/checkout/');
    if (!review) return;
    if (!pays && ends.length > 0) expect(sum.payable.value).toBe(0);
    const fields = { acceptedTotal: String(sum.total.value), acceptedPayable: String(sum.payable.value) };
    const submit = () => visitor.post('/rest/checkout/submit/', fields, review.submitKey);
    const response = await submit();
    if (response.status !== 201) return;
    const { orderId } = await response.json();
    this.accepted.push(orderId);
    // The answer might have been lost: the same key answers with the same order.
    const again = await (await submit()).json();
    expect(again).toMatchObject({ orderId });
    if (pays) {
      let { paymentRedirect } = again;
      // The provider did not answer, and the checkout offers to pay later.
      await until(`The page of the provider for ${orderId}`, async () => {
        if (paymentRedirect === CHECKOUT_PAGE) ({ paymentRedirect } = await (await submit()).json());
        return paymentRedirect !== CHECKOUT_PAGE;
      });
      await payAtProvider(paymentRedirect);
    }
    if (ends.length > 0)
      await until(
        `The confirmation of ${orderId}`,
        async () => (await orderOf(visitor, orderId)).state === 'CONFIRMED',
      );
    for (const end of ends) await END[end](orderId, visitor);
  }
}

const orderOf = (visitor, orderId) => visitor.get(`/rest/orders/${orderId}/`);

/** The form of the provider's page, as a browser sends it. */
async function payAtProvider(address) {
  const response = await retry((signal) =>
    fetch(new URL(address, shop.url), {
      method: 'POST',
      redirect: 'manual',
      signal,
      body: new URLSearchParams({ email: 'erika@example.org', name: 'Erika Muster' }),
    }),
  );
  expect([address, response.status]).toEqual([address, 303]);
}

const END = {
  cancel: (orderId, visitor) => visitor.post(`/rest/orders/${orderId}/cancel/`, {}),
  async ship(orderId, visitor) {
    const lines = await linesOf(orderId, visitor);
    await atDesk(orderId, 'pick');
    await atDesk(orderId, 'ship', { carrier: 'DHL', trackingNumber: '00340434161094000000', lines });
  },
  async return(orderId, visitor) {
    await atDesk(orderId, 'return', { lines: await linesOf(orderId, visitor) });
  },
};

const linesOf = async (orderId, visitor) =>
  (await orderOf(visitor, orderId)).lines.map(({ lineId, quantity }) => ({ lineId, quantity }));

/** A call of the desk, sent with the same key until it is answered. */
async function atDesk(orderId, what, body = {}) {
  const key = randomUUID();
  const response = await retry((signal) =>
    fetch(`${shop.url}/rest/desk/orders/${orderId}/${what}/`, {
      method: 'POST',
      signal,
      headers: {
        authorization: `Bearer ${DESK_TOKEN}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
  expect([what, response.status]).toEqual([what, 200]);
}

/** Fails with the name of what does not happen. */
async function until(what, isTrue) {
  const end = Date.now() + LATE_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`${what} has not come within ${LATE_MS / 1000} s.`);
    await wait(PAUSE_MS);
  }
}

/** Until the database answers. */
async function query(sql, values = []) {
  for (;;) {
    const { port: databasePort, password } = JSON.parse(
      readFileSync(join(dataDir, 'postgres/state.json'), 'utf8'),
    );
    const client = new pg.Client(`postgres://fachwerk:${password}@127.0.0.1:${databasePort}/shop`);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(sql, values)).rows;
    } catch (error) {
      // Errors of a statement have a position or a constraint; those of a lost connection have neither.
      if (error.position !== undefined || error.constraint !== undefined) throw error;
      await wait(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Gives a card to the cart of a visitor, once also when it is asked again. */
async function attachGiftCard(visitor, cents) {
  const [, token] = /session=([\w-]+)\./.exec(visitor.cookie);
  const sessionId = createHash('sha256').update(token).digest('base64url');
  const cardId = randomUUID();
  await query(
    `with card as (insert into gift_card (id, number_hash, pin_hash, last_digits, balance_cents, valid_until)
       values ($1, $1, '', '0000', $2, current_date + 365) on conflict do nothing returning id),
     issued as (insert into gift_card_ledger (card_id, cause, reference, delta_cents)
       select id, 'issue', id, $2 from card)
     update cart set gift_card_id = (select id from card) where session_id = $3 and exists (select from card)`,
    [cardId, cents, sessionId],
  );
}

/** Jobs repeat after growing pauses what was not answered: messages and requests of payments, and mails. */
const WAITING = {
  sandbox_webhook: 'delivered_at is null',
  payment_task: 'done_at is null',
  order_mail: 'rendered_at is null',
};

/** Ends the pauses and waits until nothing waits. */
async function settle() {
  const end = Date.now() + SETTLED_MS;
  for (const [table, waits] of Object.entries(WAITING))
    for (let round = 0; ; round += 1) {
      const [{ count }] = await query(`select count(*)::int from ${table} where ${waits}`);
      if (count === 0) break;
      if (Date.now() > end) throw new Error(`${count} rows of ${table} still wait.`);
      if (round % 20 === 0) await query(`update ${table} set due_at = now() where ${waits}`);
      await wait(500);
    }
}

/** What does not add up, by rule. All of them are empty in right books. */
const FAULTS = {
  'an order has its lines, its journal and its mail': `
    select id from shop_order o where o.placed_at > $1 and (
      not exists (select from order_line l where l.order_id = o.id)
      or (select count(*) from order_event e where e.order_id = o.id) <> o.version
      or (select count(*) from order_mail m where m.order_id = o.id
          and m.kind = case when o.payable_cents > 0 then 'order-received' else 'order-confirmed' end) <> 1)`,
  'an order waits for its payment, or is paid': `
    select o.id, o.state from shop_order o where o.placed_at > $1 and o.payable_cents > 0
      and o.state <> 'CANCELLED' and not exists (
        select from payment p where p.order_id = o.id and p.is_wanted and p.cents = o.payable_cents
          and (p.state = 'authorized' or o.state = 'PAYMENT_PENDING'))`,
  'goods that have left are charged once, and given back once when they return': `
    select o.id, o.state, o.captured_cents, o.refunded_cents from shop_order o
    left join money_ledger m on m.order_id = o.id
    where o.placed_at > $1
    group by o.id
    having o.captured_cents - o.refunded_cents <> coalesce(sum(m.cents), 0)
      or coalesce(sum(m.cents), 0) <> case o.state when 'SHIPPED' then o.payable_cents else 0 end
      or (o.state = 'REFUNDED' and o.captured_cents <> o.payable_cents)`,
  'a gift card gets back what an order does not cost': `
    select o.id, o.state from shop_order o where o.placed_at > $1
      and o.gift_card_returned_cents
        <> case when o.state in ('CANCELLED', 'RETURNED', 'REFUNDED') then o.gift_card_cents else 0 end`,
  'payments are what their ledger adds up to': 'select payment_id from payment_difference',
  'provider and books agree': `
    select p.id, p.state, s.data from payment p
    full join sandbox_payment s on s.merchant_reference = p.id
    where coalesce(p.created_at, s.created_at) > $1 and (p.id is null
      or (s.id is null and p.reference is not null)
      or (s.data->>'captured')::int <> p.captured_cents
      or (s.data->>'refunded')::int <> p.refunded_cents
      or (s.data->>'status' = 'authorized') <> (p.state = 'authorized'))`,
  'lines are in the order and not in the cart': `
    select o.id from shop_order o join cart_position p on p.cart_id = o.cart_id where o.placed_at > $1
      and not exists (select from order_event e where e.order_id = o.id and e.event = 'expire-payment')`,
  // After 30 minutes without a payment, which a long run reaches. Each buyer orders once per cart.
  'lines of an order that was not paid in time are in the cart again': `
    select o.id from shop_order o
    where o.placed_at > $1
      and exists (select from order_event e where e.order_id = o.id and e.event = 'expire-payment')
      and (select coalesce(sum(p.quantity), 0) from cart_position p where p.cart_id = o.cart_id)
        <> (select sum(l.quantity) from order_line l where l.order_id = o.id and not l.is_free_gift)`,
  'goods of an order are allocated once, until they leave or are cancelled': `
    select o.id, o.state from shop_order o where o.placed_at > $1
      and (case when o.state in ('PAYMENT_PENDING', 'CONFIRMED', 'PICKING')
           then (select sum(quantity) from order_line l where l.order_id = o.id) else 0 end)
        <> (select coalesce(sum(open), 0) from stock_allocation a where a.reference = o.id)`,
  'goods are allocated for orders only': `
    select a.reference from stock_allocation a where a.open > 0
      and not exists (select from shop_order o where o.id = a.reference)`,
  'stock is what ledger, holds and allocations add up to': 'select item_id from stock_difference',
  'a coupon is used as often as orders use it': `
    select p.id from promotion p where p.uses <> (
      select count(*) from promotion_redemption r where r.promotion_id = p.id and r.released_at is null)`,
  'a coupon is used by orders only': `
    select r.reference from promotion_redemption r
    where not exists (select from shop_order o where o.id = r.reference)`,
  'a gift card contains what its ledger adds up to': `
    select g.id from gift_card g where g.balance_cents <> (
      select coalesce(sum(l.delta_cents), 0) from gift_card_ledger l where l.card_id = g.id)`,
  'an order has redeemed what it states of a gift card': `
    select o.id from shop_order o where o.placed_at > $1 and o.gift_card_cents - o.gift_card_returned_cents <> (
      select coalesce(-sum(l.delta_cents), 0) from gift_card_ledger l
      where split_part(l.reference, ' ', 1) = o.id and l.cause in ('redeem', 'release'))`,
};

/**
 * Until there is an answer that is not a failure of the server. A connection that Node gives to a process in
 * the moment of its end is neither answered nor closed.
 */
async function retry(request) {
  for (;;) {
    const response = await request(AbortSignal.timeout(ANSWER_MS)).catch(() => undefined);
    if (response && response.status < 500) return response;
    await wait(50);
  }
}

/** Ends the database as a failing machine does. */
function killDatabase() {
  const [pid] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Ends processes `count` times at random moments. Returns the milliseconds until the shop answered again. */
async function killRepeatedly(first, count) {
  const times = [];
  for (let kill = first; kill < first + count; kill += 1) {
    await wait(500 + Math.random() * 1000);
    const target = TARGETS[kill % TARGETS.length];
    if (target.startsWith('shop')) {
      process.kill(shop.pid, 'SIGKILL');
      if (target.endsWith('database')) killDatabase();
      times.push(await start());
    } else {
      while (serving().length < 2) await wait(50);
      const killed = Date.now();
      if (target === 'database') killDatabase();
      else process.kill(serving()[kill % 2], 'SIGKILL');
      await retry((signal) => fetch(`${shop.url}/rest/user/`, { signal, headers: { connection: 'close' } }));
      times.push(Date.now() - killed);
    }
  }
  return times;
}

/** Items that many can order, with more stock than all orders together need. */
async function stockedItems() {
  const { items } = await (await fetch(`${shop.url}/rest/products/?sort=popularity&size=24`)).json();
  const scout = new Visitor();
  await scout.open();
  for (const { itemId } of items) await scout.post('/basket/add/', { itemId, quantity: '1' });
  const { onlineCart } = await scout.get('/rest/basket/');
  const itemIds = onlineCart.positions.filter(({ maxStock }) => maxStock >= 100).map(({ itemId }) => itemId);
  await query(
    `select write_stock($1, array_fill('online'::text, array[$2::int]), array_fill(1000000, array[$2::int]), 'count', $3)`,
    [itemIds, itemIds.length, randomUUID()],
  );
  return itemIds;
}

/** Every acknowledged change is in the carts of the shoppers, and the orders are those that were accepted. */
async function compare(shoppers, accepted, begin) {
  for (const shopper of shoppers) {
    expect(['additions', shopper.acknowledged.size > 0]).toEqual(['additions', true]);
    const inCart = (await shopper.positions()).map(({ itemId, quantity }) => [itemId, quantity]);
    expect(new Map(inCart)).toEqual(shopper.acknowledged);
  }
  await settle();
  const placed = await query(
    `select id, state, voucher_code is not null as "hasCoupon", gift_card_cents > 0 as "hasGiftCard"
     from shop_order where placed_at > $1`,
    [begin],
  );
  expect(placed.map(({ id }) => id).sort()).toEqual([...accepted].sort());
  for (const benefit of ['hasCoupon', 'hasGiftCard'])
    expect([benefit, placed.some((order) => order[benefit])]).toEqual([benefit, true]);
  const states = new Set(placed.map(({ state }) => state));
  expect([...states].sort()).toEqual(['CANCELLED', 'PAYMENT_PENDING', 'REFUNDED', 'SHIPPED']);
  for (const [rule, sql] of Object.entries(FAULTS)) {
    const faults = await query(sql, sql.includes('$1') ? [begin] : []);
    expect([rule, faults]).toEqual([rule, []]);
  }
}

beforeAll(async () => {
  mkdirSync(dataDir, { recursive: true });
  port = await freePort();
  await start();
});
afterAll(() => shop?.stop(), 60_000);

it(`loses no acknowledged change of a cart and no accepted order in ${KILLS} kills`, async () => {
  const itemIds = await stockedItems();
  const [{ begin }] = await query('select now() as begin');
  const accepted = [];
  const times = [];
  while (times.length < KILLS) {
    const shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(itemIds));
    const buyers = Array.from({ length: BUYERS }, () => new Buyer(itemIds));
    for (const shopper of shoppers) await shopper.open();
    const runs = [...shoppers, ...buyers].map((visitor) => visitor.run());
    times.push(...(await killRepeatedly(times.length, Math.min(KILLS_OF_ROUND, KILLS - times.length))));
    for (const visitor of [...shoppers, ...buyers]) visitor.isOver = true;
    await Promise.all(runs);
    for (const buyer of buyers) {
      expect(buyer.accepted.length).toBeGreaterThanOrEqual(COURSES.length);
      accepted.push(...buyer.accepted);
    }
    await compare(shoppers, accepted, begin);
    const sorted = [...times].sort((a, b) => a - b);
    process.stderr.write(
      `${times.length} of ${KILLS} kills, ${accepted.length} orders, the books add up. Until the shop answered ` +
        `again: median ${sorted[sorted.length >> 1]} ms, slowest ${sorted.at(-1)} ms\n`,
    );
    expect(times.filter((time) => time >= READY_MS)).toEqual([]);
  }
}, 7_200_000);
