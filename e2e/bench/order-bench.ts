import { randomBytes, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type { Checkout } from '@fachwerk/shared/contracts';
import pg from 'pg';
import { openBareTransaction } from './bare-transaction';
import { addressIn } from './cart-bench';
import { printTable } from './markdown';
import { ShopClient } from './shop-client';
import { median, medianAndSpread, percentile } from './statistics';

/** Orders by a number of clients; one value per round. */
interface OrderFigure {
  clients: number;
  perSecond: number[];
  p95: number[];
  /** The transaction of the order without the API, per second. */
  bare: number[];
}

export interface OrderFigures {
  /** Program that ran the bare transaction. */
  tool: string;
  figures: OrderFigure[];
}

const CLIENTS = [1, 16, 64];
const ROUNDS = 3;
/** Orders of all clients together in one round. */
const ORDERS = 640;
const ORDERS_OF_ONE_CLIENT = 100;
/** Prepared side by side. */
const PREPARED_AT_ONCE = 16;
const ITEMS = 24;
const LINES = 2;

/** Mails to one address are limited. */
const aContact = (): string =>
  form({
    salutation: 'MRS',
    firstName: 'Erika',
    lastName: 'Muster',
    email: `erika.${randomUUID()}@example.org`,
    phonePrefix: '+49',
    phone: '0221 123456',
  });
const ADDRESS = form({
  firstName: 'Erika',
  lastName: 'Muster',
  street: 'Venloer Straße',
  streetNumber: '12',
  zipCode: '50672',
  city: 'Köln',
  country: 'DE',
});

/** A visitor before the last click. */
export interface Buyer {
  client: ShopClient;
  acceptedTotal: number;
  submitKey: string;
}

/**
 * Submits of prepared checkouts with two lines, paid by gift cards so that no provider takes part, and the
 * transaction of the same orders without the API. Both take turns.
 */
export async function benchOrders(shopUrl: string, dataDir: string): Promise<OrderFigures> {
  const databaseUrl = addressIn(dataDir);
  const bare = await openBareTransaction(databaseUrl);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const items = await itemsForManyOrders(database);
  const figures: OrderFigure[] = CLIENTS.map((clients) => ({ clients, perSecond: [], p95: [], bare: [] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const figure of figures) {
      const { clients } = figure;
      const orders = clients === 1 ? ORDERS_OF_ONE_CLIENT : ORDERS;
      const buyers = await prepareBuyers({ shopUrl, database, items, orders });
      const { times, seconds } = await submitAll(buyers, clients);
      figure.perSecond.push(times.length / seconds);
      figure.p95.push(percentile(times, 0.95));
      const visitors = `bench-${randomBytes(6).toString('hex')}-`;
      await prepareCarts(database, { visitors, items, carts: orders });
      figure.bare.push(await bare.perSecond(orderStatement(visitors), clients, Math.floor(orders / clients)));
      await expectOrders(database, visitors, Math.floor(orders / clients) * clients);
    }
  await database.query('drop sequence if exists bench_order');
  await database.end();
  return { tool: bare.tool, figures };
}

/** Goods of the warehouse that a parcel can take and that need no declaration. */
export async function itemsForManyOrders(database: pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ itemId: string }>(
    `select s.item_id as "itemId" from stock s join item i on i.id = s.item_id
     where s.location_id = 'online' and s.quantity - s.reserved > 20 and i.duties = '{}' and i.weight_grams < 5000
     order by s.item_id limit $1`,
    [ITEMS],
  );
  const items = rows.map(({ itemId }) => itemId);
  // The stock of free gifts too.
  await database.query(`update stock set quantity = 1000000 where location_id = 'online'`);
  return items;
}

const itemsOfOrder = (items: readonly string[], order: number): string[] =>
  Array.from({ length: LINES }, (_, line) => items[(order * 5 + line * 7) % items.length] ?? '');

export interface Preparation {
  shopUrl: string;
  database: pg.Client;
  items: readonly string[];
  orders: number;
}

export async function prepareBuyers({ shopUrl, database, items, orders }: Preparation): Promise<Buyer[]> {
  const { rows } = await database.query<{ now: Date }>('select now()');
  const numbers = Array.from({ length: orders }, (_, order) => order);
  const clients = await inTurns(numbers, PREPARED_AT_ONCE, async (order, agent) => {
    const client = await ShopClient.enter(shopUrl, agent);
    for (const itemId of itemsOfOrder(items, order))
      await expectOk(client.post('/basket/add/', form({ itemId, quantity: '1' })));
    await expectOk(client.post('/rest/checkout/start/', 'start=1'));
    await expectOk(client.post('/rest/checkout/contact/', aContact()));
    await expectOk(client.post('/rest/checkout/delivery/', form({ kind: 'delivery' })));
    await expectOk(client.post('/rest/checkout/address/', ADDRESS));
    return client;
  });
  await database.query(
    `with buyer as (select id from cart where session_id is not null and updated_at >= $1),
     card as (${GIFT_CARD} from buyer n returning id)
     update cart set gift_card_id = card.id from card where card.id = 'bench-' || cart.id`,
    [rows[0]?.now],
  );
  return inTurns(clients, PREPARED_AT_ONCE, async (client, agent) => {
    client.agent = agent;
    const { review, sum } = JSON.parse(await expectOk(client.get('/rest/checkout/'))) as Checkout;
    if (!review) throw new Error('A prepared checkout has open steps.');
    return { client, acceptedTotal: sum.total.value, submitKey: review.submitKey };
  });
}

export async function submitAll(buyers: readonly Buyer[], clients: number) {
  const start = performance.now();
  const times = await inTurns(buyers, clients, async ({ client, acceptedTotal, submitKey }, agent) => {
    client.agent = agent;
    const began = performance.now();
    const order = { acceptedTotal: String(acceptedTotal), idempotencyKey: submitKey };
    await expectOk(client.post('/rest/checkout/submit/', form(order)), 201);
    return performance.now() - began;
  });
  return { times, seconds: (performance.now() - start) / 1000 };
}

/** Handles all values in so many chains with a connection each. */
async function inTurns<Value, Result>(
  values: readonly Value[],
  chains: number,
  handle: (value: Value, agent: Agent) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...values];
  const work = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let value = waiting.shift(); value !== undefined; value = waiting.shift())
      results.push(await handle(value, agent));
    agent.destroy();
  };
  await Promise.all(Array.from({ length: chains }, work));
  return results;
}

async function expectOk(answer: ReturnType<ShopClient['post']>, expected = 200): Promise<string> {
  const { status, body } = await answer;
  if (status !== expected) throw new Error(`${status} ${body.slice(0, 300)}`);
  return body;
}

function form(fields: Record<string, string>): string {
  return new URLSearchParams(fields).toString();
}

const GIFT_CARD = `insert into gift_card (id, number_hash, pin_hash, last_digits, balance_cents, valid_until)
  select 'bench-' || n.id, 'bench-' || n.id, '', '0000', 1000000, current_date + 365`;

/** Carts and sessions of the bare transactions, numbered from 1. */
async function prepareCarts(
  database: pg.Client,
  { visitors, items, carts }: { visitors: string; items: readonly string[]; carts: number },
): Promise<void> {
  await database.query('drop sequence if exists bench_order');
  await database.query('create sequence bench_order');
  const numbers = `generate_series(1, ${carts})`;
  await database.query(
    `insert into session (id, expires_at) select $1 || n, now() + interval '1 hour' from ${numbers} n`,
    [visitors],
  );
  await database.query(`${GIFT_CARD} from (select $1 || n as id from ${numbers} n) n`, [visitors]);
  await database.query(
    `insert into cart (id, session_id, gift_card_id) select $1 || n, $1 || n, 'bench-' || $1 || n from ${numbers} n`,
    [visitors],
  );
  await database.query(
    `insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents)
     select $1 || n, 'line-' || line, ($2::text[])[1 + (n * 5 + line * 7) % ${items.length}], 1, 1000
     from ${numbers} n, generate_series(0, ${LINES - 1}) line`,
    [visitors, items],
  );
  await database.query(
    `insert into checkout (cart_id, submit_key) select $1 || n, $1 || n from ${numbers} n`,
    [visitors],
  );
}

/** The transaction of a submit: the order, its mail, and the end of its draft. */
const orderStatement = (visitors: string) => (): string => `
  with cart as materialized (select '${visitors}' || nextval('bench_order') as id),
  lines as materialized (
    select jsonb_agg(jsonb_build_object('line_id', p.number, 'entry_id', p.entry_id, 'item_id', p.item_id,
      'product_id', p.item_id, 'name', 'Holzschraube', 'details', '{}'::jsonb, 'quantity', p.quantity,
      'unit_cents', 1000, 'discount_cents', 0, 'deposit_cents', 0, 'tax_rate', 1900, 'location_id', 'online',
      'is_free_gift', false)) as lines
    from (select cp.*, row_number() over (order by cp.entry_id) as number
      from cart join cart_position cp on cp.cart_id = cart.id) p),
  placed as materialized (
    select r.* from cart, lines, place_order(jsonb_build_object(
      'order', jsonb_build_object('id', cart.id, 'number', cart.id, 'kind', 'delivery', 'state', 'CONFIRMED',
        'session_id', cart.id, 'submit_key', cart.id, 'cart_id', cart.id, 'email', 'erika.muster@example.org',
        'contact', '{}'::jsonb, 'delivery', '{}'::jsonb, 'payment_method', 'GUTSCHEINKARTE', 'goods_cents', ${LINES * 1000},
        'discount_cents', 0, 'shipping_cents', 0, 'deposit_cents', 0, 'total_cents', ${LINES * 1000},
        'gift_card_cents', ${LINES * 1000}, 'payable_cents', 0, 'vat', '[]'::jsonb, 'gift_card_id', 'bench-' || cart.id,
        'placed_at', now()),
      'lines', lines.lines, 'promotions', '[]'::jsonb, 'person', '["erika.muster@example.org"]'::jsonb,
      'catalogueVersion', (select version from catalogue_state), 'event', 'place', 'actor', 'guest')) r),
  mail as (insert into order_mail (kind, order_id, reference)
    select 'order-received', order_id, order_id || ' order-received 1' from placed),
  draft as (delete from checkout where cart_id in (select order_id from placed))
  select outcome from placed`;

async function expectOrders(database: pg.Client, visitors: string, orders: number): Promise<void> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from shop_order where starts_with(id, $1)',
    [visitors],
  );
  if (rows[0]?.count !== orders) throw new Error(`${rows[0]?.count} of ${orders} bare orders were placed.`);
}

const ratioToBare = ({ perSecond, bare }: OrderFigure): number => median(perSecond) / median(bare);

/** The smallest share of the bare transaction, of all numbers of clients. */
export const orderShare = ({ figures }: OrderFigures): number => Math.min(...figures.map(ratioToBare));

/** Orders per second of 16 clients. */
export const ordersPerSecond = ({ figures }: OrderFigures): number =>
  median(figures.find(({ clients }) => clients === 16)?.perSecond ?? []);

export function printOrders({ tool, figures }: OrderFigures): void {
  printTable(
    'Orders',
    ['call', 'clients', 'per second', 'p95 ms', `bare transaction by ${tool}`, 'share of it'],
    figures.map((figure) => [
      'submit',
      figure.clients,
      medianAndSpread(figure.perSecond),
      medianAndSpread(figure.p95, 1),
      medianAndSpread(figure.bare),
      ratioToBare(figure).toFixed(2),
    ]),
  );
}
