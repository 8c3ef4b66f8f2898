import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openBareTransaction } from './bare-transaction';
import { printTable } from './markdown';
import { ShopClient } from './shop-client';
import { median, medianAndSpread } from './statistics';

export interface CartFigure {
  call: string;
  /** Per second, one value per round. */
  ours: number[];
  bare: number[];
  p95: number[];
  answerBytes: number;
}

export interface CartFigures {
  tool: string;
  figures: CartFigure[];
}

const CLIENTS = 16;
const ROUNDS = 5;
const WARM_UP = 50;
/** Recorded: Vendure 3.7.3 with PostgreSQL, adding to an order with 16 clients; runs gave 51 to 70. */
const VENDURE_PER_SECOND = 59;
const LINES = 100;

/**
 * Add to cart by 16 clients, each with a session of its own, and the statement of the same call without the
 * API. Both take turns, so that other load of the machine affects both.
 */
export async function benchCart(shopUrl: string, databaseUrl: string, perClient = 150): Promise<CartFigures> {
  const bare = await openBareTransaction(databaseUrl);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ id: string }>(
    `select s.item_id as id from stock s where s.location_id = 'online' and s.quantity > s.reserved
     order by s.item_id limit ${LINES}`,
  );
  const items = rows.map(({ id }) => id);
  const few = items.slice(0, 24);
  const kinds = [
    { call: 'add to cart, 16 clients', items: few, lines: 0 },
    { call: `add to a cart of ${LINES} lines, 16 clients`, items, lines: LINES },
  ];
  const figures = kinds.map(({ call }): CartFigure => ({
    call,
    ours: [],
    bare: [],
    p95: [],
    answerBytes: 0,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, kind] of kinds.entries()) {
      const figure = figures[index];
      if (!figure) continue;
      const ours = await addByApi(shopUrl, kind.items, kind.lines, perClient);
      figure.ours.push(ours.perSecond);
      figure.p95.push(ours.p95);
      figure.answerBytes = ours.answerBytes;
      const prefix = `bench-${randomBytes(6).toString('hex')}-`;
      if (kind.lines > 0) await fillCarts(database, prefix, kind.items);
      figure.bare.push(
        await bare.perSecond((client, count) => addStatement(prefix, client, count, kind.items), perClient),
      );
    }
  }
  await database.query(`delete from session where id like 'bench-%'`);
  await database.end();
  return { tool: bare.tool, figures };
}

async function addByApi(shopUrl: string, items: readonly string[], lines: number, perClient: number) {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => ShopClient.enter(shopUrl)));
  let answerBytes = 0;
  const add = async (client: ShopClient, index: number) => {
    const answer = await client.post('/basket/add/', `itemId=${items[index % items.length]}&quantity=1`);
    if (answer.status !== 200) throw new Error(`add to cart: ${answer.status} ${answer.body.slice(0, 200)}`);
    answerBytes = answer.body.length;
  };
  const times: number[] = [];
  const work = async (client: ShopClient, count: number, isCounted: boolean) => {
    for (let index = 0; index < count; index++) {
      const start = performance.now();
      await add(client, index);
      if (isCounted) times.push(performance.now() - start);
    }
  };
  await Promise.all(clients.map((client) => work(client, Math.max(lines, WARM_UP), false)));
  const start = performance.now();
  await Promise.all(clients.map((client) => work(client, perClient, true)));
  const perSecond = times.length / ((performance.now() - start) / 1000);
  for (const client of clients) client.close();
  times.sort((a, b) => a - b);
  return { perSecond, p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN, answerBytes };
}

/** The statement of `POST /basket/add/` with values of SQL instead of those of a request. */
const addStatement = (prefix: string, client: string, count: string, items: readonly string[]): string => `
  select outcome, entry_id as "entryId", requested, version, lines from add_to_cart(
    '${prefix}' || ${client}, now() + interval '30 days', gen_random_uuid()::text, gen_random_uuid()::text,
    (array['${items.join("','")}'])[1 + ${count} % ${items.length}], null, 1, null, null)`;

async function fillCarts(database: pg.Client, prefix: string, items: readonly string[]): Promise<void> {
  await database.query(
    `with visitor as (
       insert into session (id, expires_at) select $1 || n, now() + interval '1 hour' from generate_series(0, $2 - 1) n returning id
     ), own as (insert into cart (id, session_id) select 'cart-' || id, id from visitor returning id)
     insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents)
     select own.id, gen_random_uuid(), item_id, 1, 100 from own, unnest($3::text[]) item_id`,
    [prefix, CLIENTS, items],
  );
}

export const ratioToBare = ({ ours, bare }: CartFigure): number => median(ours) / median(bare);
export const timesVendure = ({ ours }: CartFigure): number => median(ours) / VENDURE_PER_SECOND;

export function printCart({ tool, figures }: CartFigures): void {
  printTable(
    'Cart',
    ['call', 'per second', 'p95 ms', 'answer kB', `bare statement, ${tool}`, 'ratio', 'times Vendure'],
    figures.map((figure) => [
      figure.call,
      medianAndSpread(figure.ours),
      medianAndSpread(figure.p95, 1),
      (figure.answerBytes / 1000).toFixed(1),
      medianAndSpread(figure.bare),
      ratioToBare(figure).toFixed(2),
      figure.call.includes('lines')
        ? ''
        : `${timesVendure(figure).toFixed(1)} (recorded: ${VENDURE_PER_SECOND}/s)`,
    ]),
  );
}
