import type { Browser } from '@playwright/test';
import { quickDevice } from '../device';
import type { EdgeAnswer } from './edge';
import { printTable } from './markdown';
import { medianAndSpread } from './statistics';

/** One view of a page of many widgets that all have code and mount at once. */
interface ManyWidgetsView {
  /** Milliseconds from the last byte of the HTML until the first and the last widget is mounted. */
  first: number;
  last: number;
  /** Longest piece of work during which the page cannot handle input. */
  longestTask: number;
  /** Sum of what each such piece takes above 50 ms. */
  blocking: number;
}

/** Views by number of widgets. */
export type ManyWidgetsFigures = Record<number, ManyWidgetsView[]>;

const COUNTS = [1, 10, 50, 200];
/** The processor of the quality document's slow phone. */
const CPU_RATE = 4;
const PATIENCE_MS = 60_000;

/** The answers of an edge for these pages: repeated copies of the start page's server-rendered widgets. */
export async function manyWidgetsPages(browser: Browser, shopUrl: string): Promise<[string, EdgeAnswer][]> {
  const html = await (await fetch(shopUrl)).text();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setContent(html.replace(/<(script|link)[^>]*(src|href)=[^>]*>/g, ''));
  const widgets = await page
    // Widgets that the server sends with their data: they are hydrated without requests.
    .locator(':is(main, footer) [data-widget]:has(> [data-widget-data]), [data-widget="footer"]')
    .evaluateAll((elements) => elements.map(({ id, outerHTML }) => ({ id, html: outerHTML })));
  await context.close();
  if (widgets.length === 0) throw new Error('The start page has no widgets.');

  // All mount at once, without the files of the page's frame.
  const eager = html
    .replace(/"hydrate":"[a-z]+"/g, '"hydrate":"load"')
    .replace(/<link rel="preload"[^>]*\/assets\/(search|storefinder)\/[^>]*>/g, '');
  return COUNTS.map((count) => {
    const copies = Array.from({ length: count }, (_, index) => {
      const { id, html: copy } = widgets[index % widgets.length] ?? { id: '', html: '' };
      // React's ids begin with that of the widget.
      return copy.replaceAll(new RegExp(`(["'\\s«_])${id}(?=["'_\\s»-])`, 'g'), `$1m${index}`);
    });
    const body = Buffer.from(
      eager
        .replace(/<body[^>]*>[\s\S]*<\/body>/, (whole) => {
          const data = whole.match(/<script type="application\/json" id="[^"]*">[\s\S]*?<\/script>/g) ?? [];
          return `<body><main>${copies.join('\n')}</main>${data.join('')}</body>`;
        })
        .replace('</title>', ` ${count}</title>`),
    );
    const path = pathOf(count);
    return [
      path,
      async (asked: string) => (asked === path ? { type: 'text/html; charset=utf-8', body } : undefined),
    ];
  });
}

const pathOf = (count: number) => `/bench/many-widgets/${count}/`;

/** So many views of each page, with a slowed processor. */
export async function benchManyWidgets(
  browser: Browser,
  edgeUrl: string,
  views: number,
): Promise<ManyWidgetsFigures> {
  const figures: ManyWidgetsFigures = Object.fromEntries(COUNTS.map((count) => [count, []]));
  // The first round warms the servers.
  for (let round = 0; round <= views; round += 1)
    for (const count of COUNTS) {
      const view = await viewOnce(browser, `${edgeUrl}${pathOf(count)}`);
      if (round > 0) figures[count]?.push(view);
    }
  return figures;
}

async function viewOnce(browser: Browser, url: string): Promise<ManyWidgetsView> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.addInitScript(quickDevice);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.waitForFunction(() => (window as unknown as Observed).__many.last > 0, undefined, {
      timeout: PATIENCE_MS,
    });
    return await page.evaluate(() => {
      const { tasks, ...figures } = (window as unknown as Observed).__many;
      return {
        ...figures,
        longestTask: Math.max(0, ...tasks),
        blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
      };
    });
  } finally {
    await context.close();
  }
}

interface Observed {
  __many: { first: number; last: number; tasks: number[] };
}

/** Runs in the page. */
function observe() {
  const figures = { first: 0, last: 0, tasks: [] as number[] };
  Object.assign(window, { __many: figures });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const sinceHtml = () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.now() - (navigation?.responseEnd ?? 0);
  };
  new MutationObserver(() => {
    const all = document.querySelectorAll('[data-widget]').length;
    const mounted = document.querySelectorAll('[data-widget-state="mounted"]').length;
    const failed = document.querySelector('[data-widget-state="failed"]');
    if (failed) throw new Error(`${failed.id} failed, so that the figures are void`);
    if (mounted > 0) figures.first ||= sinceHtml();
    // The browser reports long tasks a moment after they end.
    if (mounted === all && !figures.last) {
      const last = sinceHtml();
      setTimeout(() => (figures.last = last), 300);
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-widget-state'] });
}

export function printManyWidgets(figures: ManyWidgetsFigures): void {
  const keys = ['first', 'last', 'longestTask', 'blocking'] as const;
  printTable(
    'Many widgets on a page',
    ['widgets', 'first mounted ms', 'all mounted ms', 'longest task ms', 'blocking ms'],
    Object.entries(figures).map(([count, views]) => [
      count,
      ...keys.map((key) => medianAndSpread(views.map((view) => view[key]))),
    ]),
  );
}
