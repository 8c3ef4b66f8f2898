import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
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
  printTable(
    'Import and memory by catalogue size',
    ['items', 'import s', 'memory of the process, MB'],
    shops.map(({ items, importSeconds, pid }) => [
      label(items),
      importSeconds.toFixed(0),
      residentMegabytes(pid),
    ]),
  );
  const shop = shops.find(({ items }) => items === PLANS_OF);
  if (shop) {
    const plans = await slowestPlans(root, shop.dataDir, async () => {
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

/** Of the shop's process alone, without the database and the processes that it has started. */
function residentMegabytes(pid: number): string {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kilobytes) / 1024).toFixed(0);
  } catch {
    return 'unknown on this system';
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
