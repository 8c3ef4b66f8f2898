import { type ColdAddresses, coldAddresses } from './cold-addresses';
import { printTable } from './markdown';
import { isWhole, type PageAnswer, PageClient } from './page-client';
import { median, medianAndSpread, percentile } from './statistics';

const ROUNDS = 5;
export const CLIENTS = 16;
const FLOOD = 20;
const VISITS = 15;

/** One value per round. */
export interface PageServerFigure {
  what: string;
  clients: number;
  perSecond: number[];
  p50: number[];
  p95: number[];
  /** Answers with status 503; they are not counted per second. */
  refused: number;
  /** Answers with status 200 without the HTML of their main widget. */
  incomplete: number;
}

export interface Task {
  what: string;
  clients: number;
  requests: number;
  path: () => string;
  headers?: Record<string, string>;
}

export const COLD_LIST = 'cold list page';
export const COLD_PRODUCT = 'cold product page';
export const COLD_CROWD = 'cold list page, many clients';
export const HOT_BROTLI = 'hot list page, brotli';
export const FLOODED = `cold product page, while one address floods ${FLOOD} connections`;

/**
 * Pages of the page server with everything that belongs to them. A cold page has an address that was not
 * requested before; a hot one is in the cache.
 */
export async function benchPageServer(shopUrl: string, rounds = ROUNDS): Promise<PageServerFigure[]> {
  const cold = await coldAddresses(shopUrl, rounds * 420);
  const hot = cold.list();
  const tasks: Task[] = [
    { what: COLD_LIST, clients: CLIENTS, requests: 120, path: cold.list },
    { what: COLD_PRODUCT, clients: CLIENTS, requests: 160, path: cold.product },
    { what: COLD_CROWD, clients: 32, requests: 110, path: cold.list },
    {
      what: HOT_BROTLI,
      clients: CLIENTS,
      requests: 3000,
      path: () => hot,
      headers: { 'accept-encoding': 'br' },
    },
    { what: 'hot list page, uncompressed', clients: CLIENTS, requests: 1500, path: () => hot },
  ];
  const figures = new Map<string, PageServerFigure>();
  for (let round = 0; round < rounds; round += 1) {
    for (const task of tasks) {
      const { answers, seconds } = await send(shopUrl, task);
      add(figures, task, answers, seconds);
    }
    const visits = await visitDuringFlood(shopUrl, cold);
    const seconds = visits.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    add(figures, { what: FLOODED, clients: 1 }, visits, seconds);
  }
  return [...figures.values()];
}

export async function send(shopUrl: string, { clients, requests, path, headers }: Task) {
  const client = new PageClient(shopUrl, clients);
  const answers: PageAnswer[] = [];
  let sent = 0;
  const start = performance.now();
  const work = async () => {
    while (sent++ < requests) answers.push(await client.get(path(), headers));
  };
  await Promise.all(Array.from({ length: clients }, work));
  const seconds = (performance.now() - start) / 1000;
  client.close();
  return { answers, seconds };
}

/** Visitors with addresses of their own, one after the other, while one address requests cold pages. */
async function visitDuringFlood(shopUrl: string, cold: ColdAddresses): Promise<PageAnswer[]> {
  const flood = new PageClient(shopUrl, FLOOD);
  const visitor = new PageClient(shopUrl, 1);
  let isOver = false;
  const flooding = Array.from({ length: FLOOD }, async () => {
    while (!isOver) await flood.get(cold.flood(), {}, '203.0.113.7');
  });
  const visits: PageAnswer[] = [];
  for (let index = 1; index <= VISITS; index += 1)
    visits.push(await visitor.get(cold.product(), { 'accept-encoding': 'br' }, `198.51.100.${index}`));
  isOver = true;
  await Promise.all(flooding);
  flood.close();
  visitor.close();
  return visits;
}

function add(
  figures: Map<string, PageServerFigure>,
  { what, clients }: Pick<Task, 'what' | 'clients'>,
  answers: readonly PageAnswer[],
  seconds: number,
): void {
  const none = { what, clients, perSecond: [], p50: [], p95: [], refused: 0, incomplete: 0 };
  const figure = figures.get(what) ?? none;
  figures.set(what, figure);
  const times = answers.map(({ ms }) => ms);
  figure.perSecond.push(answers.filter(({ status }) => status === 200).length / seconds);
  figure.p50.push(percentile(times, 0.5));
  figure.p95.push(percentile(times, 0.95));
  for (const { status, body } of answers) {
    if (status === 503) figure.refused += 1;
    else if (status !== 200) throw new Error(`${what}: status ${status}`);
    else if (body[0] === '<'.charCodeAt(0) && !isWhole(body.toString())) figure.incomplete += 1;
  }
}

/** Pages per second, by the name of the figure. */
export const pagesPerSecond = (figures: readonly PageServerFigure[] | undefined, what: string) =>
  middleOf(figures, what, 'perSecond');

/** Milliseconds. */
export const middleTime = (figures: readonly PageServerFigure[] | undefined, what: string) =>
  middleOf(figures, what, 'p50');

function middleOf(figures: readonly PageServerFigure[] | undefined, what: string, key: 'perSecond' | 'p50') {
  const figure = figures?.find((one) => one.what === what);
  return figure && median(figure[key]);
}

export function printPageServer(figures: readonly PageServerFigure[]): void {
  printTable(
    'Page server',
    ['what', 'clients', 'per second', 'p50 ms', 'p95 ms', 'refused (503)', '200 without main widget'],
    figures.map(({ what, clients, perSecond, p50, p95, refused, incomplete }) => [
      ...[what, clients, medianAndSpread(perSecond), medianAndSpread(p50), medianAndSpread(p95)],
      ...[refused, incomplete],
    ]),
  );
}
