import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type ApiFigure, benchApi } from './api-bench';
import { type EdgeAnswer, startEdge } from './edge';
import { benchManyWidgets, manyWidgetsPages, printManyWidgets } from './many-widgets';
import { type PageView, viewPage } from './page-bench';
import { buildPlainPage, hydratedWidgets, withoutScripts } from './plain-page';
import { benchServer, type ServerFigure } from './server-bench';
import { median, ratioOfMedians } from './statistics';

/**
 * `pnpm bench`: the shop against the same pages built without federation, interleaved in one run over HTTP/2
 * with brotli, and the API under one and sixteen clients. Prints tables and keeps the raw figures in
 * `.cache/bench/`. Arguments: --pairs N (page views per variant), --requests N (per API figure), --pages
 * start,list,product,cart, --only many-widgets.
 */
const { SHOP_URL, CHROMIUM_PATH, ROOT } = process.env as Record<string, string>;
const argument = (name: string, otherwise: string) => {
  const index = process.argv.indexOf(`--${name}`);
  return (index < 0 ? undefined : process.argv[index + 1]) ?? otherwise;
};
const PAIRS = Number(argument('pairs', '7'));
const REQUESTS = Number(argument('requests', '500'));
const PAGES = argument('pages', 'start,list,product,cart').split(',');
const ONLY = argument('only', '');
/** Under throttling a page view sometimes never ends, in every variant: it is repeated, and said. */
const TRIES = 3;
/** floor: the same HTML and styles without any script. */
const VARIANTS = ['fachwerk', 'bundle', 'split', 'floor'] as const;
type Variant = (typeof VARIANTS)[number];

async function main(): Promise<void> {
  if (!SHOP_URL || !CHROMIUM_PATH || !ROOT) throw new Error('Run the benchmark by `pnpm bench`.');
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const browser = await chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const answers = new Map<string, EdgeAnswer>();
  const edge = await startEdge(SHOP_URL, (path) => {
    for (const [base, answer] of answers) if (path.startsWith(base)) return answer(path);
    return undefined;
  });

  for (const [path, answer] of await manyWidgetsPages(browser, SHOP_URL)) answers.set(path, answer);
  const manyWidgets = await benchManyWidgets(browser, edge.url, PAIRS);
  printManyWidgets(manyWidgets);
  if (ONLY === 'many-widgets') {
    await browser.close();
    return edge.stop();
  }

  const pages = await pagesOf(SHOP_URL);
  const results: { page: string; widgets: string[]; views: Record<Variant, PageView[]> }[] = [];
  for (const [page, path] of Object.entries(pages)) {
    if (!PAGES.includes(page)) continue;
    const html = await (await fetch(new URL(path, SHOP_URL))).text();
    const widgets = hydratedWidgets(html);
    // Our own page, with the names of the counted widgets for the observer; its scripts come from the shop.
    const marked = Buffer.from(html.replace('<html', `<html data-counted="${widgets.join(' ')}"`));
    answers.set(`/bench/${page}/fachwerk/`, async (asked) =>
      asked === `/bench/${page}/fachwerk/` ? { type: 'text/html; charset=utf-8', body: marked } : undefined,
    );
    for (const kind of ['bundle', 'split'] as const) {
      const base = `/bench/${page}/${kind}/`;
      const folder = join(ROOT, '.cache/bench', page, kind);
      answers.set(base, await buildPlainPage({ root: ROOT, folder, base, html, kind }));
    }
    answers.set(`/bench/${page}/floor/`, async () => ({
      type: 'text/html; charset=utf-8',
      body: Buffer.from(withoutScripts(html).replace('<html', '<html data-counted=""')),
    }));
    const views: Record<Variant, PageView[]> = { fachwerk: [], bundle: [], split: [], floor: [] };
    for (let round = 0; round <= PAIRS; round++) {
      for (const variant of round % 2 ? [...VARIANTS].reverse() : VARIANTS) {
        const view = await viewPatiently(browser, `${edge.url}/bench/${page}/${variant}/`);
        // The first round warms the servers.
        if (round > 0) views[variant].push(view);
      }
    }
    results.push({ page, widgets, views });
    printPage(page, widgets, views);
  }
  await browser.close();
  await edge.stop();

  const server = await benchServer(SHOP_URL, REQUESTS, pages.list ?? '/');
  printServer(server);
  const api = await benchApi(SHOP_URL, REQUESTS);
  printApi(api);
  await mkdir(join(ROOT, '.cache/bench'), { recursive: true });
  const file = join(ROOT, '.cache/bench/results.json');
  await writeFile(
    file,
    JSON.stringify({ machine, pairs: PAIRS, requests: REQUESTS, results, manyWidgets, server, api }, null, 2),
  );
  console.log(`\nMachine: ${machine}; ${PAIRS} views per variant. Raw figures: ${file}`);
}

async function viewPatiently(browser: Browser, url: string, tries = 1): Promise<PageView> {
  try {
    return await viewPage(browser, url, true);
  } catch (error) {
    if (tries === TRIES) throw error;
    console.log(`A view of ${new URL(url).pathname} never ended; once more.`);
    return viewPatiently(browser, url, tries + 1);
  }
}

/** Start page, a category with a full first page, a product of it, and the empty cart. */
async function pagesOf(shopUrl: string): Promise<Record<string, string>> {
  const { children } = (await (await fetch(new URL('/rest/navigation/', shopUrl))).json()) as {
    children: { url: string; path: string }[];
  };
  const category = children[0];
  const { items } = (await (
    await fetch(new URL(`/rest/products/?category=${category?.path}`, shopUrl))
  ).json()) as { items: { url: string }[] };
  return { start: '/', list: category?.url ?? '/', product: items[0]?.url ?? '/', cart: '/basket/' };
}

function printPage(page: string, widgets: string[], views: Record<Variant, PageView[]>): void {
  const rows: [string, keyof PageView, number][] = [
    ['requests', 'requests', 1],
    ['HTML kB', 'htmlBytes', 1000],
    ['CSS kB', 'cssBytes', 1000],
    ['JS kB', 'jsBytes', 1000],
    ['JS files', 'jsRequests', 1],
    ['request depth', 'depth', 1],
    ['all kB', 'totalBytes', 1000],
    ['FCP ms', 'firstContentfulPaint', 1],
    ['LCP ms', 'largestContentfulPaint', 1],
    ['CLS', 'layoutShift', 1],
    ['blocking ms', 'blockingTime', 1],
    ['interactive ms', 'interactive', 1],
  ];
  console.log(`\n### ${page} (${widgets.join(', ')})\n`);
  console.log(
    '| slow 4G, CPU 4x | federated | one bundle | code-split | no script | to bundle | to split | to no script |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [label, key, unit] of rows) {
    const of = (variant: Variant) => views[variant].map((view) => view[key]);
    const shown = (variant: Variant) =>
      (median(of(variant)) / unit).toFixed(unit === 1000 ? 1 : key === 'layoutShift' ? 3 : 0);
    const against = (variant: Variant) => {
      const { ratio, low, high } = ratioOfMedians(of('fachwerk'), of(variant));
      return Number.isFinite(ratio) ? `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})` : '–';
    };
    const columns = [...VARIANTS.map(shown), ...VARIANTS.slice(1).map(against)];
    console.log(`| ${label} | ${columns.join(' | ')} |`);
  }
}

function printServer(figures: ServerFigure[]): void {
  console.log('\n### Server rendering\n\n| what | clients | per second | p50 ms | p95 ms |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const { what, clients, perSecond, p50, p95 } of figures)
    console.log(`| ${what} | ${clients} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
}

function printApi(figures: ApiFigure[]): void {
  console.log(
    '\n### API\n\n| call | clients | per second | p50 ms | p95 ms |\n| --- | --- | --- | --- | --- |',
  );
  for (const { call, clients, perSecond, p50, p95 } of figures)
    console.log(`| ${call} | ${clients} | ${perSecond.toFixed(0)} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
}

main().catch((error: unknown) => {
  console.error(error);
  // The browser and the edge would keep the process alive.
  process.exit(1);
});
