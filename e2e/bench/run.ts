import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { benchAccount, printAccount } from './account-bench';
import { benchApi, printApi } from './api-bench';
import { benchCart, printCart } from './cart-bench';
import { type EdgeAnswer, startEdge } from './edge';
import { benchFirm, printFirm } from './firm-bench';
import { printGoals, type Results } from './goals';
import { benchLighthouse, printLighthouse } from './lighthouse-bench';
import { benchManyWidgets, manyWidgetsPages, printManyWidgets } from './many-widgets';
import { writeTables } from './markdown';
import { benchOrders, printOrders } from './order-bench';
import { benchPages, printPages } from './page-bench';
import { benchPageServer, printPageServer } from './page-server-bench';
import { benchSearch, printSearch } from './search-bench';
import { benchServer, printServer } from './server-bench';
import { benchShoppers, printShoppers } from './shoppers-bench';
import { benchStores, printStores } from './store-bench';
import { benchTiles, printTiles } from './tiles-bench';
import { benchWishlist, printWishlist } from './wishlist-bench';

/** Values and arguments from `.ci/bench.mjs`. */
const { SHOP_URL, SHOP_PID, DATA_DIR, CHROMIUM_PATH, ROOT, BENCH, DEBUGGING_PORT } = process.env as Record<
  string,
  string
>;
const SECTION_COUNT = 8;
const LIGHTHOUSE_PAGES = ['start', 'list', 'product'];

interface Arguments {
  sections: ('pages' | 'widgets' | 'tiles' | 'lighthouse' | 'servers' | 'stores' | 'account' | 'firm')[];
  views: number;
  runs: number;
  requests: number;
  pages: string[];
  write: boolean;
}

async function main(): Promise<void> {
  if (!SHOP_URL || !DATA_DIR || !CHROMIUM_PATH || !ROOT || !BENCH)
    throw new Error('Run the benchmark by `pnpm bench`.');
  const { sections, views, runs, requests, pages: wanted, write } = JSON.parse(BENCH) as Arguments;
  const start = Date.now();
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const machine = await describeMachine(browser.version());
  console.log(machine);
  const addresses = await pagesOf(SHOP_URL);
  const pages = Object.fromEntries(Object.entries(addresses).filter(([page]) => wanted.includes(page)));
  const answers = new Map<string, EdgeAnswer>();
  const edge = await startEdge(SHOP_URL, (path) => {
    for (const [base, answer] of answers) if (path.startsWith(base)) return answer(path);
    return undefined;
  });

  const results: Results = {};
  if (sections.includes('lighthouse')) {
    // Before the other pages, whose views would leave the servers warmer than visitors find them.
    const tested = Object.fromEntries(
      Object.entries(pages).filter(([page]) => LIGHTHOUSE_PAGES.includes(page)),
    );
    results.lighthouse = await benchLighthouse({
      shopUrl: SHOP_URL,
      chromiumPath: CHROMIUM_PATH,
      port: Number(DEBUGGING_PORT),
      pages: tested,
      runs,
    });
    printLighthouse(results.lighthouse);
  }
  if (sections.includes('widgets')) {
    for (const [path, answer] of await manyWidgetsPages(browser, SHOP_URL)) answers.set(path, answer);
    results.manyWidgets = await benchManyWidgets(browser, edge.url, views);
    printManyWidgets(results.manyWidgets);
  }
  if (sections.includes('tiles')) {
    results.tiles = await benchTiles(browser, edge.url, addresses.list, views);
    printTiles(results.tiles);
  }
  if (sections.includes('pages')) {
    results.pages = await benchPages({
      browser,
      shopUrl: SHOP_URL,
      edgeUrl: edge.url,
      answers,
      root: ROOT,
      pages,
      views,
    });
    printPages(results.pages);
  }
  await browser.close();
  await edge.stop();
  if (sections.includes('servers')) {
    results.pageServer = await benchPageServer(SHOP_URL);
    printPageServer(results.pageServer);
    results.shoppers = await benchShoppers(SHOP_URL);
    printShoppers(results.shoppers);
    results.server = await benchServer(SHOP_URL, requests, pages.list ?? '/');
    printServer(results.server);
    results.api = await benchApi(SHOP_URL, requests);
    printApi(results.api);
    results.search = await benchSearch(SHOP_URL, requests);
    printSearch(results.search);
    results.cart = await benchCart(SHOP_URL, DATA_DIR);
    printCart(results.cart);
    results.wishlist = await benchWishlist(SHOP_URL, DATA_DIR);
    printWishlist(results.wishlist);
    results.orders = await benchOrders(SHOP_URL, DATA_DIR);
    printOrders(results.orders);
  }
  if (sections.includes('stores')) {
    results.stores = await benchStores(SHOP_URL, DATA_DIR, Number(SHOP_PID));
    printStores(results.stores);
  }
  if (sections.includes('account')) {
    results.account = await benchAccount(SHOP_URL, DATA_DIR, Number(SHOP_PID));
    printAccount(results.account);
  }
  if (sections.includes('firm')) {
    results.firm = await benchFirm(SHOP_URL, DATA_DIR, Number(SHOP_PID));
    printFirm(results.firm);
  }

  printGoals(results);
  const file = join(ROOT, '.cache/bench/results.json');
  await mkdir(join(ROOT, '.cache/bench'), { recursive: true });
  await writeFile(file, JSON.stringify({ machine, views, runs, requests, ...results }, null, 2));
  const how = `${machine}; ${views} views, ${runs} runs of Lighthouse`;
  // After a part of the sections, the document's line still describes the other tables.
  const isComplete = sections.length === SECTION_COUNT;
  if (write) writeTables(join(ROOT, 'docs/performance.md'), isComplete ? how : undefined);
  const minutes = ((Date.now() - start) / 60_000).toFixed(0);
  console.log(
    `\n${machine}\n${views} views, ${runs} runs of Lighthouse, ${minutes} minutes. All figures: ${file}`,
  );
}

async function describeMachine(chromiumVersion: string): Promise<string> {
  const manifest = createRequire(join(process.cwd(), 'package.json')).resolve('lighthouse/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  return [
    `Machine: ${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `load ${loadavg()[0]?.toFixed(1)} at the start`,
    `Node ${process.versions.node}, Chromium ${chromiumVersion}, Lighthouse ${version}`,
  ].join('; ');
}

/** Start page, a category with a full first page, a product of it, the empty cart, and an editorial page. */
async function pagesOf(shopUrl: string) {
  const read = async (path: string) => (await fetch(new URL(path, shopUrl))).json();
  const { children } = (await read('/rest/navigation/')) as { children: { url: string; path: string }[] };
  const category = children[0];
  const { items } = (await read(`/rest/products/?category=${category?.path}`)) as {
    items: { url: string }[];
  };
  return {
    start: '/',
    list: category?.url ?? '/',
    product: items[0]?.url ?? '/',
    cart: '/basket/',
    editorial: '/impressum/',
  };
}

main().catch((error: unknown) => {
  console.error(error);
  // The browser and the edge would keep the process alive.
  process.exit(1);
});
