import { printTable } from './markdown';
import { callsOf, findFullPages } from './scale-calls';
import { median, medianAndSpread, percentile } from './statistics';
import { type NextAddress, timeRequests } from './time-requests';

export interface SearchFigures {
  [call: string]: { perSecond: number[]; p95: number[] };
}

const CLIENTS = 16;
const ROUNDS = 5;
/** Vendure 3.7 on PostgreSQL, 88 products, 16 clients, 2 cores, November 2026; not part of this run. */
const VENDURE_PER_SECOND = 106;
export const WITHOUT_CACHE = 'search without cache';

/** Searches of which each occurs once, in turn with one search whose result is cached. */
export async function benchSearch(shopUrl: string, requests: number): Promise<SearchFigures> {
  const distinct = (await callsOf(shopUrl, await findFullPages(shopUrl))).get('search') as NextAddress;
  const repeated = new URL('/rest/products/?q=akkuschrauber', shopUrl);
  const calls: [string, NextAddress][] = [
    [WITHOUT_CACHE, distinct],
    ['search, repeated', () => repeated],
  ];
  const figures: SearchFigures = {};
  for (let round = -1; round < ROUNDS; round++)
    for (const [call, next] of calls) {
      const { times, seconds } = await timeRequests(next, CLIENTS, requests);
      // The first round warms up.
      if (round < 0) continue;
      const figure = (figures[call] ??= { perSecond: [], p95: [] });
      figure.perSecond.push(times.length / seconds);
      figure.p95.push(percentile(times, 0.95));
    }
  return figures;
}

/** How many times as many searches without cache as Vendure. */
export const vendureFactor = (figures: SearchFigures): number =>
  median(figures[WITHOUT_CACHE]?.perSecond ?? []) / VENDURE_PER_SECOND;

export function printSearch(figures: SearchFigures): void {
  printTable(
    'Search',
    ['call', 'clients', 'per second', 'p95 ms', `to Vendure's recorded ${VENDURE_PER_SECOND} per second`],
    Object.entries(figures).map(([call, { perSecond, p95 }]) => [
      ...[call, CLIENTS, medianAndSpread(perSecond), medianAndSpread(p95, 1)],
      (median(perSecond) / VENDURE_PER_SECOND).toFixed(1),
    ]),
  );
}
