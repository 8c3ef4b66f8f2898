import pg from 'pg';
import { addressIn } from './cart-bench';
import { printTable } from './markdown';
import { cpuSeconds } from './process-cpu';
import { ShopClient } from './shop-client';
import { median, medianAndSpread, ratioOfMedians } from './statistics';

/** A call about stores; one value per round. */
interface StoreFigure {
  call: string;
  /** Number of stores in the shop. */
  stores: number;
  /** CPU milliseconds per call of the API and PostgreSQL together. */
  cpu: number[];
  /** The same of the read of one row in the same rounds. */
  read: number[];
  /** The most that the ratio may be. */
  goal: number;
}

export type StoreFigures = StoreFigure[];

interface Call {
  name: string;
  /** In one round: long enough for a clock of hundredths of a second. */
  count: number;
  path: (turn: number) => string;
}

const ROUNDS = 7;
const STORES = 1000;
const LINES = 30;
const READ = 'product, by its key';
const SEARCH = 'search near a place';
const SOLVER = `"In welchem Markt bekomme ich alles?", ${LINES} lines`;
/** The most that the CPU of a call may be, in that of the read. */
export const STORE_GOALS: ReadonlyMap<string, number> = new Map([
  [SEARCH, 10],
  [SOLVER, 60],
]);
/** Company ids of invented stores begin so. */
const INVENTED = 'bench-';

/**
 * CPU of the search and the solver to that of a read of one row by its key, through the same API; the calls
 * take turns. Measured with the stores of the shop, and with as many more that it has a thousand.
 */
export async function benchStores(shopUrl: string, dataDir: string, pid: number): Promise<StoreFigures> {
  const database = new pg.Client({ connectionString: addressIn(dataDir) });
  await database.connect();
  const client = await ShopClient.enter(shopUrl);
  try {
    await removeInvented(database);
    await fillCart(client, database);
    const calls = await callsFor(database);
    const figures = await measure(client, calls, pid, await countStores(database));
    await inventStores(database);
    figures.push(...(await measure(client, calls, pid, await countStores(database))));
    return figures;
  } finally {
    await removeInvented(database);
    client.close();
    await database.end();
  }
}

async function measure(client: ShopClient, calls: readonly Call[], pid: number, stores: number) {
  const used = new Map(calls.map(({ name }) => [name, [] as number[]]));
  for (let round = -1; round < ROUNDS; round++)
    for (const { name, count, path } of calls) {
      const before = cpuSeconds(pid);
      for (let index = 0; index < count; index++) {
        const { status, body } = await client.get(path((round + 1) * count + index));
        if (status !== 200) throw new Error(`${name}: ${status} ${body.slice(0, 200)}`);
      }
      // The first round warms up.
      if (round >= 0) used.get(name)?.push(((cpuSeconds(pid) - before) / count) * 1000);
    }
  return [...STORE_GOALS].map(([call, goal]): StoreFigure => ({
    call,
    stores,
    goal,
    cpu: used.get(call) ?? [],
    read: used.get(READ) ?? [],
  }));
}

async function callsFor(database: pg.Client): Promise<Call[]> {
  const products = await database.query<{ id: string }>(
    'select product_id as id from product_record order by product_id limit 1000',
  );
  const codes = await database.query<{ code: string }>(
    'select zip_code as code from store order by company_id',
  );
  /** Codes around the stores: few occur twice, so that none is remembered. */
  const codeOf = (turn: number) => {
    const { code = '' } = codes.rows[turn % codes.rows.length] ?? {};
    return code.slice(0, 3) + String((turn * 7) % 100).padStart(2, '0');
  };
  return [
    {
      name: READ,
      count: 1000,
      path: (turn) => `/rest/products/${products.rows[turn % products.rows.length]?.id}/`,
    },
    { name: SEARCH, count: 300, path: (turn) => `/rest/stores/?q=${codeOf(turn)}` },
    { name: SOLVER, count: 150, path: (turn) => `/rest/basket/stores/?q=${codeOf(turn)}` },
  ];
}

async function fillCart(client: ShopClient, database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `select item_id as id from stock where location_id = 'online' and quantity > reserved
     order by item_id limit ${LINES}`,
  );
  for (const { id } of rows) {
    const { status, body } = await client.post('/basket/add/', `itemId=${id}&quantity=1&positions=added`);
    if (status !== 200) throw new Error(`add to cart: ${status} ${body.slice(0, 200)}`);
  }
}

async function countStores(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>('select count(*) from store');
  return Number(rows[0]?.count);
}

/**
 * Copies of stores with their hours, their services and their stock, at places all over Germany. The places
 * are the same in every run.
 */
async function inventStores(database: pg.Client): Promise<void> {
  await database.query('begin');
  await database.query(
    `create temporary table invented on commit drop as
     select '${INVENTED}' || n as id, s.company_id as copied,
       47.5 + 7.3 * ((hashint4extended(n, 1) & 65535) / 65535.0) as lat,
       6.2 + 8.6 * ((hashint4extended(n, 2) & 65535) / 65535.0) as lon
     from (select row_number() over (order by company_id) - 1 as place, count(*) over () as count, company_id
           from store) s
     join generate_series(0, $1 - 1) n on n % s.count = s.place and n < $1 - s.count`,
    [STORES],
  );
  await database.query(`insert into location (id, name, kind) select i.id, i.id, 'store' from invented i`);
  await database.query(
    `insert into store select (jsonb_populate_record(s, jsonb_build_object('company_id', i.id, 'lat', i.lat, 'lon', i.lon))).*
     from invented i join store s on s.company_id = i.copied`,
  );
  await database.query(
    `insert into stock (item_id, location_id, quantity, opening, aisle, shelf)
     select s.item_id, i.id, s.quantity, s.quantity, s.aisle, s.shelf
     from invented i join stock s on s.location_id = i.copied`,
  );
  await database.query('commit');
  await database.query('vacuum analyze stock, store');
}

async function removeInvented(database: pg.Client): Promise<void> {
  for (const [table, column] of [
    ['stock', 'location_id'],
    ['store', 'company_id'],
    ['location', 'id'],
  ])
    await database.query(`delete from ${table} where starts_with(${column}, '${INVENTED}')`);
}

/** The ratio to the read of one row, with a thousand stores. */
export const storeRatio = (figures: StoreFigures, call: string): number | undefined => {
  const figure = figures.find((one) => one.call === call && one.stores === STORES);
  return figure && median(figure.cpu) / median(figure.read);
};

export function printStores(figures: StoreFigures): void {
  printTable(
    'Stores',
    ['call', 'stores', 'CPU ms per call', 'CPU ms of one row by its key', 'ratio', 'goal', ''],
    figures.map(({ call, stores, cpu, read, goal }) => {
      const { ratio, low, high } = ratioOfMedians(cpu, read);
      return [
        ...[call, stores, medianAndSpread(cpu, 2), medianAndSpread(read, 2)],
        ...[`${ratio.toFixed(1)} (${low.toFixed(1)}–${high.toFixed(1)})`, goal],
        ratio <= goal ? 'reached' : 'missed',
      ];
    }),
  );
}
