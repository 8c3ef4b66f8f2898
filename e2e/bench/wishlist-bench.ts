import { randomBytes } from 'node:crypto';
import { addToWishlist, removeFromWishlist } from '@fachwerk/shared/calls';
import pg from 'pg';
import { openBareTransaction } from './bare-transaction';
import { addressIn } from './cart-bench';
import { printTable } from './markdown';
import { ShopClient } from './shop-client';
import { median, medianAndSpread, percentile } from './statistics';

/** Changes of the list by a number of clients; one value per round. */
interface WishlistFigure {
  clients: number;
  perSecond: number[];
  p95: number[];
  /** The statements of the calls without the API, per second. */
  bare: number[];
}

export interface WishlistFigures {
  /** Program that ran the bare statements. */
  tool: string;
  figures: WishlistFigure[];
}

const CLIENTS = [1, 16, 64];
const ROUNDS = 3;
const PER_CLIENT = 60;
const WARM_UP = 10;
const ITEMS = 12;

/**
 * A heart that is pressed again and again: adds and removes in turns, each client with a session of its own,
 * and the statements of the same calls without the API. Both take turns.
 */
export async function benchWishlist(shopUrl: string, dataDir: string): Promise<WishlistFigures> {
  const databaseUrl = addressIn(dataDir);
  const bare = await openBareTransaction(databaseUrl);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ id: string }>(`select id from item order by id limit ${ITEMS}`);
  const items = rows.map(({ id }) => id);
  const figures: WishlistFigure[] = CLIENTS.map((clients) => ({ clients, perSecond: [], p95: [], bare: [] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const figure of figures) {
      const { clients } = figure;
      const { times, seconds } = await toggleByApi(shopUrl, items, clients);
      figure.perSecond.push(times.length / seconds);
      figure.p95.push(percentile(times, 0.95));
      const visitors = `bench-${randomBytes(6).toString('hex')}-`;
      figure.bare.push(await bare.perSecond(toggleStatement(visitors, items), clients, PER_CLIENT));
    }
  await database.query(`delete from session where id like 'bench-%'`);
  await database.end();
  return { tool: bare.tool, figures };
}

async function toggleByApi(shopUrl: string, items: readonly string[], count: number) {
  const clients = await Promise.all(Array.from({ length: count }, () => ShopClient.enter(shopUrl)));
  const times: number[] = [];
  const work = async (client: ShopClient, presses: number, isMeasured: boolean) => {
    for (let press = 0; press < presses; press++) {
      const { path } = press % 2 === 0 ? addToWishlist : removeFromWishlist;
      const start = performance.now();
      const { status, body } = await client.post(path, `itemId=${items[(press >> 1) % items.length]}`);
      if (status !== 200) throw new Error(`${path}: ${status} ${body.slice(0, 200)}`);
      if (isMeasured) times.push(performance.now() - start);
    }
  };
  await Promise.all(clients.map((client) => work(client, WARM_UP, false)));
  const start = performance.now();
  await Promise.all(clients.map((client) => work(client, PER_CLIENT, true)));
  const seconds = (performance.now() - start) / 1000;
  for (const client of clients) client.close();
  return { times, seconds };
}

/** The statements of both calls in turns; SQL expressions take the place of a request's values. */
const toggleStatement =
  (visitors: string, items: readonly string[]) =>
  (client: string, count: string): string => {
    const visitor = `'${visitors}' || ${client}`;
    const item = `(array['${items.join("','")}'])[1 + ${count} % ${items.length}]`;
    return `
  select case when ${count} % 2 = 0
    then (select entries from add_to_wishlist(${visitor}, now() + interval '30 days', gen_random_uuid()::text,
      gen_random_uuid()::text, ${item}, null, 1, 200))
    else remove_from_wishlist(${visitor}, null, ${item}) end`;
  };

const ratioToBare = ({ perSecond, bare }: WishlistFigure): number => median(perSecond) / median(bare);

/** The smallest share of the bare statements, of all numbers of clients. */
export const wishlistShare = ({ figures }: WishlistFigures): number => Math.min(...figures.map(ratioToBare));

export function printWishlist({ tool, figures }: WishlistFigures): void {
  printTable(
    'Wishlist',
    ['call', 'clients', 'per second', 'p95 ms', `bare statement by ${tool}`, 'share of it'],
    figures.map((figure) => [
      'toggle',
      figure.clients,
      medianAndSpread(figure.perSecond),
      medianAndSpread(figure.p95, 1),
      medianAndSpread(figure.bare),
      ratioToBare(figure).toFixed(2),
    ]),
  );
}
