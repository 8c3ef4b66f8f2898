import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { largestProcess } from './largest-process';
import { printTable, writeTables } from './markdown';
import { callsOf, queriesOf } from './scale-calls';
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
/** Before: 22 November 2026, with search and product reads by SQL over the tables of the catalogue. */
const GOALS = [
  { call: 'search', clients: 1, before: '3.2 to 3.6', goal: 1.8 },
  { call: 'search', clients: 16, before: '3.2 to 3.6', goal: 1.8 },
  { call: 'product', clients: 16, before: '2.4', goal: 1.2 },
];
const PLANS_OF = 100_000;

async function main(): Promise<void> {
  const { root, rounds, requests, write, shops } = JSON.parse(process.env.BENCH ?? '{}') as Arguments;
  if (!shops) throw new Error('Run the benchmark by `pnpm bench:scale`.');
  const start = Date.now();
  const [smallest, ...larger] = shops;
  if (!smallest) throw new Error('There is no shop to measure.');
  const queries = await queriesOf(smallest.url);
  const calls = new Map(
    await Promise.all(shops.map(async (shop) => [shop.items, await callsOf(shop.url, queries)] as const)),
  );
  const names = [...(calls.get(smallest.items)?.keys() ?? [])];
  const figures = names.flatMap((call) =>
    CLIENTS.map((clients) => ({
      ...{ call, clients },
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
  const ratioOf = (call: string, clients: number) => {
    const sizes = figures.find((figure) => figure.call === call && figure.clients === clients)?.bySize;
    return median(sizes?.[1]?.p95 ?? []) / median(sizes?.[0]?.p95 ?? []);
  };
  printTable(
    'Goals of catalogue size',
    ['what', 'before', 'goal', 'now', ''],
    GOALS.map(({ call, clients, before, goal }) => {
      const ratio = ratioOf(call, clients);
      const what = `p95 of ${call} at 100k to 6k items, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
      return [what, before, goal, ratio.toFixed(2), ratio <= goal ? 'reached' : 'missed'];
    }),
  );
  printTable(
    'Import and memory by catalogue size',
    ['items', 'import s', 'memory of a process, MB'],
    shops.map(({ items, importSeconds, pid }) => [
      label(items),
      importSeconds.toFixed(0),
      largestProcess(pid),
    ]),
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
