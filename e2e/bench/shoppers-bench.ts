import { setTimeout as wait } from 'node:timers/promises';
import { coldAddresses } from './cold-addresses';
import { printTable } from './markdown';
import { isWhole, type PageAnswer, PageClient } from './page-client';
import { ShopClient } from './shop-client';
import { percentile } from './statistics';

export interface ShoppersFigures {
  shoppers: number;
  seconds: number;
  pages: number;
  perSecond: number;
  /** Failed requests, other statuses than 200, and pages without their main widget. */
  errors: number;
  p50: number;
  p95: number;
  slowest: number;
}

const SHOPPERS = 300;
const SECONDS = 60;
/** Average time between two pages of a shopper: together about 100 pages a second. */
const THINK_MS = 3000;
const CONNECTIONS = 64;
const WORDS = ['akkuschrauber', 'wandfarbe weiss', 'schrauben 4x40', 'gartenschlauch', 'led lampe e27'];

/**
 * Shoppers with addresses of their own look at the start page, categories, sorted lists, products and search
 * results; some put a product into the cart and look at it.
 */
export async function benchShoppers(
  shopUrl: string,
  { shoppers = SHOPPERS, seconds = SECONDS } = {},
): Promise<ShoppersFigures> {
  const read = async (path: string): Promise<unknown> => (await fetch(new URL(path, shopUrl))).json();
  const { children } = (await read('/rest/navigation/')) as {
    children: { url: string; children: { url: string }[] }[];
  };
  const categories = children.flatMap(({ url, children: below }) => [url, ...below.map((one) => one.url)]);
  const { items } = (await read('/rest/products/?size=48')) as {
    items: { url: string; itemId: string; statusOnline: string }[];
  };
  const available = items.filter(({ statusOnline }) => statusOnline === 'Available');
  const cold = await coldAddresses(shopUrl, 500);
  const random = randomNumbers();
  /** Few of them are chosen often, as visitors do. */
  const popular = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() ** 2 * values.length)] as Value;

  const pages = new PageClient(shopUrl, CONNECTIONS);
  const answers: PageAnswer[] = [];
  let failures = 0;
  const start = performance.now();
  const isOver = () => performance.now() - start > seconds * 1000;

  const shop = async (shopper: number): Promise<void> => {
    const address = `10.0.${shopper >> 8}.${shopper & 255}`;
    let buyer: ShopClient | undefined;
    const view = async (path: string, cookie?: string) => {
      const headers = {
        'accept-encoding': shopper % 10 === 0 ? 'identity' : 'br',
        ...(cookie && { cookie }),
      };
      answers.push(await pages.get(path, headers, address));
    };
    const buy = async () => {
      buyer ??= await ShopClient.enter(shopUrl);
      const { status } = await buyer.post(
        '/basket/add/',
        `itemId=${popular(available).itemId}&quantity=1&positions=added`,
      );
      if (status !== 200) failures += 1;
      await view('/basket/', buyer.cookie);
    };
    await wait(random() * THINK_MS);
    while (!isOver()) {
      const choice = random();
      const next = () => {
        if (choice < 0.1) return view('/');
        if (choice < 0.45) return view(popular(categories));
        if (choice < 0.55) return view(cold.list());
        if (choice < 0.85) return view(popular(items).url);
        if (choice < 0.93) return view(`/search/?q=${encodeURIComponent(popular(WORDS))}`);
        return buy();
      };
      await next().catch(() => (failures += 1));
      await wait(random() * 2 * THINK_MS);
    }
    buyer?.close();
  };
  await Promise.all(Array.from({ length: shoppers }, (_, index) => shop(index)));
  pages.close();

  const took = (performance.now() - start) / 1000;
  const times = answers.map(({ ms }) => ms);
  const isFailed = ({ status, body }: PageAnswer) =>
    status !== 200 || (body[0] === '<'.charCodeAt(0) && !isWhole(body.toString()));
  return {
    shoppers,
    seconds,
    pages: answers.length,
    perSecond: answers.length / took,
    errors: failures + answers.filter(isFailed).length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    slowest: Math.max(...times),
  };
}

function randomNumbers(): () => number {
  let seed = 4711;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

export function printShoppers(figures: ShoppersFigures): void {
  const { shoppers, seconds, pages, perSecond, errors, p50, p95, slowest } = figures;
  printTable(
    'Shoppers',
    ['shoppers', 'seconds', 'pages', 'per second', 'errors', 'p50 ms', 'p95 ms', 'slowest ms'],
    [
      [
        ...[shoppers, seconds, pages, perSecond.toFixed(0), errors],
        ...[p50.toFixed(0), p95.toFixed(0), slowest.toFixed(0)],
      ],
    ],
  );
}
