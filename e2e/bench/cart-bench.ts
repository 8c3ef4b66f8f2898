import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openBareTransaction } from './bare-transaction';
import { printTable } from './markdown';
import { ShopClient } from './shop-client';
import { median, medianAndSpread, percentile } from './statistics';

/** One call; one value per round. */
export interface CartFigure {
  call: string;
  clients: number;
  perSecond: number[];
  p95: number[];
  /** The statement of the call without the API, per second. */
  bare: number[];
  answerBytes: number;
}

export interface CartFigures {
  /** Program that ran the bare statement. */
  tool: string;
  addition: CartFigure;
  oneClient: CartFigure;
  manyClients: CartFigure;
  oneItem: CartFigure;
  largeCart: CartFigure;
}

interface Kind {
  items: readonly string[];
  /** Lines in the cart before the measurement. */
  lines: number;
}

const CLIENTS = 16;
const MANY_CLIENTS = 64;
const ROUNDS = 5;
/** Calls of all clients together in one round. */
const CALLS = 2400;
const ONE_CLIENT_CALLS = 600;
const WARM_UP_CALLS = 800;
const LINES = 100;
/** Vendure 3.7.3 on PostgreSQL, 16 clients, 2 cores, November 2026 (51 to 70); not part of this run. */
const VENDURE_PER_SECOND = 59;

/**
 * Additions by clients with a session each, and the statement of the same call without the API. Both take
 * turns, so that other load of the machine affects both.
 */
export async function benchCart(shopUrl: string, dataDir: string): Promise<CartFigures> {
  const databaseUrl = addressIn(dataDir);
  const bare = await openBareTransaction(databaseUrl);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const items = await orderableItems(database);
  const figures = {
    addition: figure('add to cart', CLIENTS),
    oneClient: figure('add to cart', 1),
    manyClients: figure('add to cart', MANY_CLIENTS),
    oneItem: figure('all add the same item', CLIENTS),
    largeCart: figure(`add to a cart of ${LINES} lines`, CLIENTS),
  };
  const some = { items: items.slice(0, 24), lines: 0 };
  const kinds: [CartFigure, Kind][] = [
    [figures.addition, some],
    [figures.oneClient, some],
    [figures.manyClients, some],
    [figures.oneItem, { items: items.slice(0, 1), lines: 0 }],
    [figures.largeCart, { items, lines: LINES }],
  ];
  for (let round = 0; round < ROUNDS; round++)
    for (const [into, kind] of kinds) {
      const perClient = into.clients === 1 ? ONE_CLIENT_CALLS : Math.ceil(CALLS / into.clients);
      const { times, seconds, answerBytes } = await addByApi(shopUrl, kind, into.clients, perClient);
      into.perSecond.push(times.length / seconds);
      into.p95.push(percentile(times, 0.95));
      into.answerBytes = answerBytes;
      const visitors = `bench-${randomBytes(6).toString('hex')}-`;
      if (kind.lines > 0) await fillCarts(database, visitors, kind.items);
      const statement = addStatement(visitors, kind.items);
      into.bare.push(await bare.perSecond(statement, into.clients, perClient));
    }
  await database.query(`delete from session where id like 'bench-%'`);
  await database.end();
  return { tool: bare.tool, ...figures };
}

const figure = (call: string, clients: number): CartFigure => ({
  call,
  clients,
  perSecond: [],
  p95: [],
  bare: [],
  answerBytes: 0,
});

export function addressIn(dataDir: string): string {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres/state.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgres://fachwerk:${password}@127.0.0.1:${port}/shop`;
}

export async function orderableItems(database: pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ itemId: string }>(
    `select item_id as "itemId" from stock where location_id = 'online' and quantity > reserved
     order by item_id limit ${LINES}`,
  );
  return rows.map(({ itemId }) => itemId);
}

async function addByApi(shopUrl: string, { items, lines }: Kind, count: number, perClient: number) {
  const clients = await Promise.all(Array.from({ length: count }, () => ShopClient.enter(shopUrl)));
  const warmUp = Math.ceil(WARM_UP_CALLS / count);
  const times: number[] = [];
  let answerBytes = 0;
  const work = async (client: ShopClient, calls: number, isMeasured: boolean) => {
    for (let index = 0; index < calls; index++) {
      const start = performance.now();
      const { status, body } = await client.post(
        '/basket/add/',
        `itemId=${items[index % items.length]}&quantity=1&positions=added`,
      );
      if (status !== 200) throw new Error(`add to cart: ${status} ${body.slice(0, 200)}`);
      if (isMeasured) times.push(performance.now() - start);
      answerBytes = body.length;
    }
  };
  await Promise.all(clients.map((client) => work(client, Math.max(lines, warmUp), false)));
  const start = performance.now();
  await Promise.all(clients.map((client) => work(client, perClient, true)));
  const seconds = (performance.now() - start) / 1000;
  for (const client of clients) client.close();
  return { times, seconds, answerBytes };
}

/** The statement of `POST /basket/add/`; SQL expressions take the place of a request's values. */
const addStatement =
  (visitors: string, items: readonly string[]) =>
  (client: string, count: string): string => `
  select outcome, entry_id, requested, version, lines from add_to_cart(
    '${visitors}' || ${client}, now() + interval '30 days', gen_random_uuid()::text, gen_random_uuid()::text,
    (array['${items.join("','")}'])[1 + ${count} % ${items.length}], null, 1, null, null, null, 200)`;

async function fillCarts(database: pg.Client, visitors: string, items: readonly string[]): Promise<void> {
  await database.query(
    `insert into session (id, expires_at) select $1 || n, now() + interval '1 hour' from generate_series(0, $2 - 1) n`,
    [visitors, CLIENTS],
  );
  await database.query(
    `insert into cart (id, session_id) select 'cart-' || id, id from session where starts_with(id, $1)`,
    [visitors],
  );
  await database.query(
    `insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents)
     select id, gen_random_uuid(), item_id, 1, 100 from cart, unnest($2::text[]) item_id where starts_with(session_id, $1)`,
    [visitors, items],
  );
}

export const ratioToBare = ({ perSecond, bare }: CartFigure): number => median(perSecond) / median(bare);
export const timesVendure = ({ perSecond }: CartFigure): number => median(perSecond) / VENDURE_PER_SECOND;

export function printCart({ tool, ...figures }: CartFigures): void {
  const { addition, oneClient, manyClients, oneItem, largeCart } = figures;
  printTable(
    'Cart',
    [
      ...['call', 'clients', 'per second', 'p95 ms', 'answer kB', `bare statement by ${tool}`, 'share of it'],
      `to Vendure's recorded ${VENDURE_PER_SECOND} per second`,
    ],
    [oneClient, addition, manyClients, oneItem, largeCart].map((one) => [
      ...[one.call, one.clients, medianAndSpread(one.perSecond), medianAndSpread(one.p95, 1)],
      ...[(one.answerBytes / 1000).toFixed(1), medianAndSpread(one.bare), ratioToBare(one).toFixed(2)],
      one === addition ? timesVendure(one).toFixed(1) : '',
    ]),
  );
}
