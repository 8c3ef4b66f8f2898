import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { largestProcess } from './largest-process';
import { printTable, writeTables } from './markdown';
import { callsOf, findFullPages, KEY_READ } from './scale-calls';
import { slowestPlans } from './slowest-plans';
import { median, medianAndSpread, percentile } from './statistics';
import { type NextAddress, timeRequests } from './time-requests';

interface Shop {
  items: number;
  url: string;
  pid: number;
  dataDir: string;
  importSeconds: number;
}

/** Arguments from `.ci/bench-scale.mjs`. */
interface Arguments {
  root: string;
  rounds: number;
  requests: number;
  write: boolean;
  shops: Shop[];
}

const CLIENTS = [1, 16];
interface Goal {
  call: string;
  items: number;
  /** What the p95 is divided by: another call with as many items, or the same one with the fewest. */
  to: 'primary key' | 'fewest items';
  goal: number;
  /** 22 November 2026, with search and product reads by SQL over the tables of the catalogue. */
  before?: string;
}
const GOALS: readonly Goal[] = [
  { call: 'search', items: 100_000, to: 'primary key', goal: 25 },
  { call: 'search', items: 1_000_000, to: 'primary key', goal: 60 },
  { call: 'suggestions', items: 1_000_000, to: 'primary key', goal: 15 },
  { call: 'product', items: 1_000_000, to: 'fewest items', goal: 1.3 },
  { call: 'list', items: 1_000_000, to: 'fewest items', goal: 2 },
  { call: 'search', items: 100_000, to: 'fewest items', goal: 1.8, before: '3.2 to 3.6' },
  { call: 'product', items: 100_000, to: 'fewest items', goal: 1.2, before: '2.4' },
];
/** Two cores while the shop sells. */
const IMPORT_GOALS = new Map([
  [100_000, 5 * 60],
  [1_000_000, 45 * 60],
]);
const PLANS_OF = 100_000;

async function main(): Promise<void> {
  const { root, rounds, requests, write, shops } = JSON.parse(process.env.BENCH ?? '{}') as Arguments;
  if (!shops) throw new Error('Run the benchmark by `pnpm bench:scale`.');
  const start = Date.now();
  const [smallest, ...larger] = shops;
  if (!smallest) throw new Error('There is no shop to measure.');
  const fullPages = await findFullPages(smallest.url);
  const calls = new Map(
    await Promise.all(shops.map(async (shop) => [shop.items, await callsOf(shop.url, fullPages)] as const)),
  );
  const names = [...(calls.get(smallest.items)?.keys() ?? [])];
  const figures = names.flatMap((call) =>
    CLIENTS.map((clients) => ({
      call,
      clients,
      bySize: shops.map(({ items }) => ({
        items,
        p50: [] as number[],
        p95: [] as number[],
        perSecond: [] as number[],
      })),
    })),
  );
  for (let round = -1; round < rounds; round++)
    for (const { call, clients, bySize } of figures)
      for (const size of bySize) {
        const addresses = calls.get(size.items)?.get(call) as NextAddress;
        const { times, seconds } = await timeRequests(addresses, clients, requests);
        // The first round warms up.
        if (round < 0) continue;
        size.p50.push(percentile(times, 0.5));
        size.p95.push(percentile(times, 0.95));
        size.perSecond.push(times.length / seconds);
      }

  const label = (items: number) => `${items / 1000}k`;
  printTable(
    'Catalogue size',
    [
      ...['call', 'clients'],
      ...shops.flatMap(({ items }) =>
        ['p50 ms', 'p95 ms', 'per second'].map((what) => `${label(items)}: ${what}`),
      ),
      ...larger.map(({ items }) => `p95 ${label(items)} / ${label(smallest.items)}`),
    ],
    figures.map(({ call, clients, bySize }) => [
      ...[call, clients],
      ...bySize.flatMap(({ p50, p95, perSecond }) => [
        ...[median(p50).toFixed(1), medianAndSpread(p95, 1), median(perSecond).toFixed(0)],
      ]),
      ...bySize.slice(1).map(({ p95 }) => (median(p95) / median(bySize[0]?.p95 ?? [])).toFixed(2)),
    ]),
  );
  const p95Of = (call: string, clients: number, items: number) => {
    const sizes = figures.find((figure) => figure.call === call && figure.clients === clients)?.bySize;
    return median(sizes?.find((size) => size.items === items)?.p95 ?? []);
  };
  const isMeasured = ({ items }: Goal) => shops.some((shop) => shop.items === items);
  printTable(
    'Goals of catalogue size',
    ['p95 of', 'clients', 'to', 'before', 'goal', 'now', ''],
    GOALS.filter(isMeasured).flatMap(({ call, items, to, goal, before = '' }) =>
      CLIENTS.map((clients) => {
        const measure =
          to === 'primary key' ? p95Of(KEY_READ, clients, items) : p95Of(call, clients, smallest.items);
        const ratio = p95Of(call, clients, items) / measure;
        const name = to === 'primary key' ? `${KEY_READ} (primary key)` : `${label(smallest.items)} items`;
        return [
          ...[`${call}, ${label(items)} items`, clients, name, before, goal, ratio.toFixed(2)],
          ratio <= goal ? 'reached' : 'missed',
        ];
      }),
    ),
  );
  printTable(
    'Import and memory by catalogue size',
    ['items', 'import s', 'goal', '', 'memory of a process, MB'],
    shops.map(({ items, importSeconds, pid }) => {
      const goal = IMPORT_GOALS.get(items);
      return [
        ...[label(items), importSeconds.toFixed(0), goal ?? ''],
        goal === undefined ? '' : importSeconds <= goal ? 'reached' : 'missed',
        largestProcess(pid),
      ];
    }),
  );
  const shop = shops.find(({ items }) => items === PLANS_OF);
  if (shop) {
    const plans = await slowestPlans(shop.dataDir, async () => {
      for (const call of calls.get(PLANS_OF)?.values() ?? []) await timeRequests(call, 1, requests);
    });
    printTable(
      `Slowest plans at ${label(PLANS_OF)}`,
      ['slowest ms', 'median ms', 'runs', 'pages read', 'statement', 'plan'],
      plans,
    );
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  console.log(
    `\n${machine}; ${rounds} rounds of ${requests} requests after one to warm up, ${minutes} minutes.`,
  );
  if (write) writeTables(join(root, 'docs/performance.md'), undefined);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
