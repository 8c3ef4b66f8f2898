/** Compares the cold pages and the orders of two running shops. Run it by `pnpm bench:compare`. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { addressIn } from './cart-bench';
import { coldAddresses } from './cold-addresses';
import { printTable } from './markdown';
import { itemsForManyOrders, prepareBuyers, submitAll } from './order-bench';
import { COLD_LIST, COLD_PRODUCT, send } from './page-server-bench';
import { cpuSeconds } from './process-cpu';
import { medianAndSpread, ratioOfMedians } from './statistics';

interface Shop {
  url: string;
  pid: number;
  dataDir: string;
}

interface Arguments {
  rounds: number;
  /** The build that is judged, and the one before. */
  shops: [Shop, Shop];
}

const CLIENTS = 16;
/** Pages or orders of a sample. */
const COUNT = 48;

const CHECKOUT = 'checkout with its hold, two lines';
const SUBMIT = 'submit';
/** In the order of a round: a submit needs what the checkout has prepared. */
const WORKS = [COLD_LIST, COLD_PRODUCT, CHECKOUT, SUBMIT] as const;

const PAUSE_MS = 1000;
/** Share of a core that a shop without visitors needs at most. */
const IDLE_SHARE = 0.1;

/** Requests so many pages or sends so many orders. */
type Work = () => Promise<unknown>;

async function worksOf({ url, dataDir }: Shop, rounds: number) {
  const cold = await coldAddresses(url, (rounds + 1) * COUNT);
  const database = new pg.Client({ connectionString: addressIn(dataDir) });
  await database.connect();
  const items = await itemsForManyOrders(database);
  const pages = (path: () => string) => () =>
    send(url, { what: '', clients: CLIENTS, requests: COUNT, path });
  let buyers: Awaited<ReturnType<typeof prepareBuyers>> = [];
  const works: Record<(typeof WORKS)[number], Work> = {
    [COLD_LIST]: pages(cold.list),
    [COLD_PRODUCT]: pages(cold.product),
    [CHECKOUT]: async () => {
      buyers = await prepareBuyers({ shopUrl: url, database, items, orders: COUNT });
    },
    [SUBMIT]: () => submitAll(buyers, CLIENTS),
  };
  return { ...works, close: () => database.end() };
}

/**
 * CPU milliseconds of the shop, its page processes and its database, per page or order, with what they do
 * after the answers, such as mails.
 */
async function cpuOf({ pid }: Shop, work: Work): Promise<number> {
  const before = cpuSeconds(pid);
  await work();
  await untilIdle(pid);
  return ((cpuSeconds(pid) - before) / COUNT) * 1000;
}

async function untilIdle(pid: number): Promise<void> {
  for (let used = Infinity; used > IDLE_SHARE * (PAUSE_MS / 1000);) {
    const before = cpuSeconds(pid);
    await sleep(PAUSE_MS);
    used = cpuSeconds(pid) - before;
  }
}

async function main(): Promise<void> {
  const { rounds, shops } = JSON.parse(process.env.BENCH ?? '') as Arguments;
  const [now, before] = shops;
  const builds = {
    now: { shop: now, works: await worksOf(now, rounds) },
    before: { shop: before, works: await worksOf(before, rounds) },
  };
  for (const { pid } of shops) await untilIdle(pid);
  const rows = WORKS.map((what) => ({ what, now: [] as number[], before: [] as number[] }));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    // Each is the first in turn: what slows down meanwhile, such as the processor, meets both alike.
    const order = round % 2 === 0 ? (['now', 'before'] as const) : (['before', 'now'] as const);
    for (const row of rows)
      for (const name of order) {
        const { shop, works } = builds[name];
        const cpu = await cpuOf(shop, works[row.what]);
        if (round > 0) row[name].push(cpu);
      }
  }
  await Promise.all([builds.now.works.close(), builds.before.works.close()]);
  printTable(
    'Comparison',
    ['what', 'before, CPU ms', 'now, CPU ms', 'now to before (95 % interval)'],
    rows.map((row) => {
      const { ratio, low, high } = ratioOfMedians(row.now, row.before);
      const figures = [row.before, row.now].map((values) => medianAndSpread(values, 1));
      return [row.what, ...figures, `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`];
    }),
  );
}

void main();
