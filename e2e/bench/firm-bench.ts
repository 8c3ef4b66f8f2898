import pg from 'pg';
import { addressIn, orderableItems } from './cart-bench';
import { printTable } from './markdown';
import { cpuSeconds } from './process-cpu';
import { ShopClient } from './shop-client';
import { medianAndSpread, percentile, ratioOfMedians } from './statistics';

/** A call of a professional customer; one value per round. */
interface FirmFigure {
  call: string;
  /** In milliseconds. */
  p95: number[];
  /** CPU milliseconds per call of the page server, the API and PostgreSQL together. */
  cpu: number[];
}

/** The first one reads a single row: the others are compared with it. */
export type FirmFigures = FirmFigure[];

const ROUNDS = 5;
const CALLS = 50;
const LINES = 100;
/** Demonstration account. */
const EMAIL = 'profi@example.org';
const PASSWORD = 'Fachwerk-1';

/** The order of a firm with a hundred lines, beside the search for one article. */
export async function benchFirm(shopUrl: string, dataDir: string, pid: number): Promise<FirmFigures> {
  const database = new pg.Client({ connectionString: addressIn(dataDir) });
  await database.connect();
  const items = (await orderableItems(database)).slice(0, LINES);
  await database.end();
  const client = await ShopClient.enter(shopUrl);
  try {
    await client.logIn(EMAIL, PASSWORD);
    await client.post('/basket/clear/', '');
    for (const itemId of items) {
      const { status, body } = await client.post('/basket/add/', `itemId=${itemId}`);
      if (status !== 200) throw new Error(`add: ${status} ${body.slice(0, 200)}`);
    }
    return await measure(client, pid, [
      ['one article', `/rest/items/?number=${items[0]}`],
      [`cart of ${LINES} lines`, '/rest/basket/'],
      [`delivery information of ${LINES} lines`, '/rest/prohibis/market/deliveryInformation/'],
      [`order page of ${LINES} lines`, '/rest/prohibis/market/order/'],
    ]);
  } finally {
    await client.post('/basket/clear/', '');
    client.close();
  }
}

async function measure(
  client: ShopClient,
  pid: number,
  calls: readonly (readonly [call: string, path: string])[],
): Promise<FirmFigures> {
  const figures = calls.map(([call]): FirmFigure => ({ call, p95: [], cpu: [] }));
  for (let round = -1; round < ROUNDS; round++)
    for (const [place, [call, path]] of calls.entries()) {
      const times: number[] = [];
      const before = cpuSeconds(pid);
      for (let index = 0; index < CALLS; index++) {
        const start = performance.now();
        const { status, body } = await client.get(path);
        times.push(performance.now() - start);
        if (status !== 200) throw new Error(`${call}: ${status} ${body.slice(0, 200)}`);
      }
      // The first round warms up.
      if (round < 0) continue;
      figures[place]?.p95.push(percentile(times, 0.95));
      figures[place]?.cpu.push(((cpuSeconds(pid) - before) / CALLS) * 1000);
    }
  return figures;
}

export function printFirm(figures: FirmFigures): void {
  const [one] = figures;
  printTable(
    'Firm',
    ['call', 'p95 ms', 'CPU ms per call', 'in those of one article'],
    figures.map(({ call, p95, cpu }) => [
      ...[call, medianAndSpread(p95, 1), medianAndSpread(cpu, 1)],
      ratioOfMedians(cpu, one?.cpu ?? cpu).ratio.toFixed(1),
    ]),
  );
}
