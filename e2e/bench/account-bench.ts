import pg from 'pg';
import { addressIn } from './cart-bench';
import { printTable } from './markdown';
import { cpuSeconds } from './process-cpu';
import { ShopClient } from './shop-client';
import { median, medianAndSpread, percentile, ratioOfMedians } from './statistics';

/** One value per round. */
interface Measured {
  /** In milliseconds. */
  p95: number[];
  /** CPU milliseconds per call of the page server, the API and PostgreSQL together. */
  cpu: number[];
}

/** A call of the account, with few and with many orders in the shop. */
interface AccountFigure {
  call: string;
  few: Measured;
  many: Measured;
}

export type AccountFigures = AccountFigure[];

interface Call {
  name: string;
  path: string;
}

const ROUNDS = 5;
const CALLS = 100;
const OWN = 500;
const FEW = 1000;
const MANY = 1_000_000;
const CUSTOMERS = 50_000;
const LINES = 2;
const ITEMS = 1000;
/** The most that the p95 with a million orders may be, in that with a thousand. */
export const ACCOUNT_GOAL = 1.3;
const OVERVIEW = 'page of the overview';
/** Demonstration account. */
const EMAIL = 'erika@example.org';
const PASSWORD = 'Fachwerk-1';
/** Ids of invented orders and customers begin so. */
const INVENTED = 'bench-';

/**
 * The account of a customer with 500 orders, with a thousand and with a million orders in the shop. The call
 * that comes last in a list begins at the order in its middle.
 */
export async function benchAccount(shopUrl: string, dataDir: string, pid: number): Promise<AccountFigures> {
  const database = new pg.Client({ connectionString: addressIn(dataDir) });
  await database.connect();
  const client = await ShopClient.enter(shopUrl);
  try {
    await removeInvented(database);
    await client.logIn(EMAIL, PASSWORD);
    await inventCustomers(database);
    await inventOrders(database, 1, FEW);
    const calls = await callsFor(database);
    const few = await measure(client, calls, pid);
    await inventOrders(database, FEW + 1, MANY);
    const many = await measure(client, calls, pid);
    return calls.map(({ name }, index) => ({ call: name, few: few[index]!, many: many[index]! }));
  } finally {
    await removeInvented(database);
    client.close();
    await database.end();
  }
}

async function callsFor(database: pg.Client): Promise<Call[]> {
  const { rows } = await database.query<{ id: string }>(
    `select o.id from shop_order o join customer c on c.id = o.customer_id
     where c.email = $1 order by o.placed_at desc, o.id desc offset $2 limit 1`,
    [EMAIL, OWN / 2],
  );
  const cursor = `?before=${rows[0]?.id}`;
  return [
    { name: OVERVIEW, path: '/account/' },
    { name: 'page of the orders', path: '/account/bestellungen/' },
    { name: 'account', path: '/rest/account/' },
    { name: 'newest three orders', path: '/rest/account/orders/?size=3' },
    { name: 'first orders', path: '/rest/account/orders/' },
    { name: 'orders from the middle', path: `/rest/account/orders/${cursor}` },
    { name: 'first articles', path: '/rest/account/products/' },
    { name: 'articles from the middle', path: `/rest/account/products/${cursor}` },
  ];
}

async function measure(client: ShopClient, calls: readonly Call[], pid: number): Promise<Measured[]> {
  const measured = calls.map((): Measured => ({ p95: [], cpu: [] }));
  for (let round = -1; round < ROUNDS; round++)
    for (const [place, { name, path }] of calls.entries()) {
      const times: number[] = [];
      const before = cpuSeconds(pid);
      for (let index = 0; index < CALLS; index++) {
        const start = performance.now();
        const { status, body } = await client.get(path);
        times.push(performance.now() - start);
        // The first round warms up: a cold page may be late.
        if (status !== 200 && round >= 0) throw new Error(`${name}: ${status} ${body.slice(0, 200)}`);
      }
      if (round < 0) continue;
      measured[place]?.p95.push(percentile(times, 0.95));
      measured[place]?.cpu.push(((cpuSeconds(pid) - before) / CALLS) * 1000);
    }
  return measured;
}

const inventCustomers = (database: pg.Client) =>
  database.query(
    `insert into customer
     select (jsonb_populate_record(c, jsonb_build_object('id', '${INVENTED}' || n, 'customer_card_number', null,
       'email', '${INVENTED}' || n || '@example.org'))).*
     from customer c, generate_series(0, $2 - 1) n where c.email = $1`,
    [EMAIL, CUSTOMERS],
  );

/**
 * Orders with these numbers, all delivered, in a random order of three years; the first ones are of the
 * customer of the bench, one of three others of a guest. They are the same in every run.
 */
async function inventOrders(database: pg.Client, from: number, to: number): Promise<void> {
  await database.query('begin');
  // Checks of foreign keys would take most of the time.
  await database.query('set local session_replication_role = replica');
  await database.query(
    `insert into shop_order (id, number, kind, state, customer_id, email, contact, payment_method, goods_cents,
       discount_cents, shipping_cents, deposit_cents, total_cents, payable_cents, captured_cents, placed_at, changed_at)
     select '${INVENTED}' || n, 'BENCH-' || n, 'delivery', 'DELIVERED',
       case when n <= ${OWN} then c.id when n % 3 > 0 then '${INVENTED}' || n % ${CUSTOMERS} end,
       'erika.' || n || '@example.org', '{}', 'RECHNUNG', 2000, 0, 0, 0, 2000, 2000, 2000, at, at
     from customer c, generate_series($2::int, $3::int) n,
       lateral (select now() - (hashint4extended(n, 1) & 67108863) * interval '1 second' as at) placed
     where c.email = $1`,
    [EMAIL, from, to],
  );
  await database.query(
    `insert into order_line (order_id, line_id, item_id, product_id, name, details, quantity, unit_cents, tax_rate,
       location_id, found, handed_over)
     select '${INVENTED}' || n, line, i.id, i.product_id, 'Holzschraube', '{}', 1, 1000, 1900, 'online', 1, 1
     from generate_series($1::int, $2::int) n cross join generate_series(1, ${LINES}) line
     join (select row_number() over (order by id) - 1 as place, id, product_id from item limit ${ITEMS}) i
       on i.place = (n * 5 + line * 7) % ${ITEMS}`,
    [from, to],
  );
  await database.query(
    `insert into order_event (order_id, seq, at, event, from_state, to_state, actor)
     select o.id, 1, o.placed_at, 'ship', 'PICKING', 'SHIPPED', 'store'
     from generate_series($1::int, $2::int) n join shop_order o on o.id = '${INVENTED}' || n`,
    [from, to],
  );
  await database.query('commit');
  await database.query('vacuum analyze shop_order, order_line, order_event, customer');
}

async function removeInvented(database: pg.Client): Promise<void> {
  await database.query('begin');
  // Events of orders are never deleted otherwise.
  await database.query('set local session_replication_role = replica');
  for (const [table, column] of [
    ['order_event', 'order_id'],
    ['order_line', 'order_id'],
    ['shop_order', 'id'],
    ['customer', 'id'],
  ])
    await database.query(`delete from ${table} where starts_with(${column}, '${INVENTED}')`);
  await database.query('commit');
  await database.query('vacuum analyze shop_order, order_line, order_event, customer');
}

/** The overview with a million orders to the same with a thousand. */
export const overviewRatio = (figures: AccountFigures): number | undefined => {
  const overview = figures.find(({ call }) => call === OVERVIEW);
  return overview && median(overview.many.p95) / median(overview.few.p95);
};

export function printAccount(figures: AccountFigures): void {
  printTable(
    'Account',
    ['call', 'p95 ms, 1,000 orders', 'p95 ms, 1,000,000 orders', 'ratio', 'CPU ms per call', '', 'ratio'],
    figures.map(({ call, few, many }) => [
      ...[call, medianAndSpread(few.p95, 1), medianAndSpread(many.p95, 1), ratioText(many.p95, few.p95)],
      ...[medianAndSpread(few.cpu, 1), medianAndSpread(many.cpu, 1), ratioText(many.cpu, few.cpu)],
    ]),
  );
}

function ratioText(many: readonly number[], few: readonly number[]): string {
  const { ratio, low, high } = ratioOfMedians(many, few);
  return `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}
