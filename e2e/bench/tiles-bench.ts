import type { Browser, Locator, Page } from '@playwright/test';
import { printTable } from './markdown';
import { CPU_RATE, SLOW_4G } from './page-view';
import { median, medianAndSpread } from './statistics';

const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
} as const;
type Screen = keyof typeof SCREENS;

/** A view of a list with 48 tiles, scrolled to its end. */
interface TilesView {
  layoutShift: number;
  htmlBytes: number;
  cssBytes: number;
  jsBytes: number;
}

/** Milliseconds. */
interface InteractionFigure {
  /** From the first event of an interaction until the next paint, like INP; steps of 8 from 16 on. */
  latency: number;
  /** Longest task until the page is quiet, e.g. of the new list; 0 if none is above 50. */
  longestTask: number;
}

export interface TilesFigures {
  views: Record<Screen, TilesView[]>;
  /** By name, e.g. "tick a value". */
  interactions: Record<Screen, Record<string, InteractionFigure[]>>;
}

const PATIENCE_MS = 30_000;
/** Interactions do not wait for the network. */
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** Milliseconds without a request, a task or an event after an interaction. */
const QUIET_MS = 400;
const LEAST_LATENCY_MS = 16;
/** How long a finger or a button is down, so that the paint of the press is not a part of the click. */
const PRESS_MS = 80;

interface Observed {
  __tiles: {
    shift: number;
    events: { id: number; duration: number }[];
    tasks: number[];
    /** Time of the last entry of any kind. */
    last: number;
  };
}

/** Runs in the page. */
function observe() {
  const figures: Observed['__tiles'] = { shift: 0, events: [], tasks: [], last: 0 };
  Object.assign(window, { __tiles: figures });
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      figures.last = performance.now();
      list.getEntries().forEach(onEntry);
      // `durationThreshold` is a part of Event Timing that TypeScript does not know.
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) figures.shift += value;
  });
  watch('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId > 0) figures.events.push({ id: interactionId, duration });
  });
  watch('longtask', ({ duration }) => figures.tasks.push(duration));
  watch('resource', () => undefined);
}

const quiet = (page: Page) =>
  page.waitForFunction(
    (milliseconds) => performance.now() - (window as unknown as Observed).__tiles.last > milliseconds,
    QUIET_MS,
    { timeout: PATIENCE_MS },
  );

const forgetInteractions = (page: Page) =>
  page.evaluate(() => {
    const { __tiles: observed } = window as unknown as Observed;
    Object.assign(observed, { events: [], tasks: [], last: performance.now() });
  });

/** The list is complete, also that of the last choice, whose request begins after a paint. */
async function listIsReady(page: Page): Promise<void> {
  await quiet(page);
  await page.locator('[data-widget$="-page"] [aria-busy="false"]').first().waitFor({ timeout: PATIENCE_MS });
  await quiet(page);
}

type Act = (page: Page) => Promise<void>;

/** In the sheet of a phone, or beside the list. */
const filters = (page: Page) => page.locator('form').filter({ has: page.locator('fieldset'), visible: true });
const accordion = (page: Page) => filters(page).locator('> details > summary').nth(1);
const value = (page: Page) =>
  filters(page)
    .locator('label')
    .filter({ has: page.getByRole('checkbox'), visible: true })
    .nth(2);
const thumbs = (page: Page) => filters(page).locator('[data-range]').first().locator('input[type="range"]');
const heart = (page: Page) => page.locator('[data-wish]').nth(2);
const compare = (page: Page) => page.getByRole('link', { name: /^Vergleichen: / }).nth(1);

/** In the middle of the window: bars cover its edges. */
async function centreOf(target: Locator): Promise<[x: number, y: number]> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * `tap` and `click` press by bare input events: those of Playwright test in the page what lies below the
 * pointer, which takes 15 ms on this processor. A mouse is there before its button is pressed.
 */
async function tap(page: Page, target: Locator): Promise<void> {
  const [x, y] = await centreOf(target);
  const session = await page.context().newCDPSession(page);
  await quiet(page);
  await forgetInteractions(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
async function click(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(...(await centreOf(target)));
  await quiet(page);
  await forgetInteractions(page);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

async function sort(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Sortieren nach' }).focus();
  // The page may have scrolled there.
  await quiet(page);
  await forgetInteractions(page);
  await page.keyboard.press('ArrowDown');
}
async function moveByKey(page: Page): Promise<void> {
  await thumbs(page).first().focus();
  await page.keyboard.press('ArrowRight');
}
/** The right thumb is at the end of the slider. */
async function drag(page: Page): Promise<void> {
  await thumbs(page).last().scrollIntoViewIfNeeded();
  const box = await thumbs(page).last().boundingBox();
  if (!box) throw new Error('The list has no slider.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 12, y);
  await quiet(page);
  await forgetInteractions(page);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.7 * box.width, y, { steps: 4 });
  await page.mouse.up();
}
const nextPage: Act = (page) => click(page, page.getByRole('link', { name: 'Seite 2', exact: true }));

/** In this order, on one page. Sort, sliders and values request a new list of 48 tiles. */
const ACTS: Record<Screen, [string, Act][]> = {
  phone: [
    ['put on the wishlist', (page) => tap(page, heart(page))],
    ['compare', (page) => tap(page, compare(page))],
    ['open the filters', (page) => tap(page, page.getByRole('link', { name: /^Filter( \(\d+\))?$/ }))],
    ['close a filter', (page) => tap(page, accordion(page))],
    ['open a filter', (page) => tap(page, accordion(page))],
    ['tick a value', (page) => tap(page, value(page))],
    ['move a slider by a key', moveByKey],
    [
      'close the filters',
      (page) => tap(page, page.getByRole('dialog').getByRole('button', { name: / anzeigen$/ })),
    ],
    ['change the order', sort],
  ],
  desktop: [
    ['put on the wishlist', (page) => click(page, heart(page))],
    ['compare', (page) => click(page, compare(page))],
    ['close a filter', (page) => click(page, accordion(page))],
    ['open a filter', (page) => click(page, accordion(page))],
    ['tick a value', (page) => click(page, value(page))],
    ['take the value off', (page) => click(page, value(page))],
    ['change the order', sort],
    ['turn the page', nextPage],
    ['move a slider by a key', moveByKey],
    ['drag a slider', drag],
  ],
};

export async function benchTiles(
  browser: Browser,
  edgeUrl: string,
  path: string,
  views: number,
): Promise<TilesFigures> {
  const figures: TilesFigures = {
    views: { phone: [], desktop: [] },
    interactions: { phone: {}, desktop: {} },
  };
  // The first round warms the servers.
  for (let round = 0; round <= views; round += 1)
    for (const screen of ['phone', 'desktop'] as const) {
      const { view, interactions } = await useOnce(browser, `${edgeUrl}${path}?size=48`, screen);
      if (round === 0) continue;
      figures.views[screen].push(view);
      for (const [name, figure] of interactions) (figures.interactions[screen][name] ??= []).push(figure);
    }
  return figures;
}

async function useOnce(browser: Browser, url: string, screen: Screen) {
  const context = await browser.newContext({
    ...SCREENS[screen],
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
    locale: 'de-DE',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.locator('[data-widget="product-list-page"][data-widget-state="mounted"]').waitFor();
    await listIsReady(page);
    const tiles = await page.locator('main').getByRole('article').count();
    if (tiles !== 48) throw new Error(`${url} has ${tiles} tiles.`);
    const bytes = await page.evaluate(readBytes);
    await scrollToEnd(page, screen);
    const layoutShift = await page.evaluate(() => (window as unknown as Observed).__tiles.shift);
    await page.evaluate(() => scrollTo(0, 0));
    await session.send('Network.emulateNetworkConditions', FAST);
    await quiet(page);

    const interactions: [string, InteractionFigure][] = [];
    for (const [name, act] of ACTS[screen]) {
      await forgetInteractions(page);
      await act(page).catch((error: unknown) => {
        throw new Error(`${screen}: ${name}`, { cause: error });
      });
      await listIsReady(page);
      const { events, tasks } = await page.evaluate(() => (window as unknown as Observed).__tiles);
      interactions.push([
        name,
        {
          latency: Math.max(LEAST_LATENCY_MS, ...events.map(({ duration }) => duration)),
          longestTask: Math.max(0, ...tasks),
        },
      ]);
    }
    return { view: { ...bytes, layoutShift }, interactions };
  } finally {
    await context.close();
  }
}

/**
 * By a finger or the wheel: pictures load on the way. With a mouse Chromium looks in every frame what lies
 * below it; a phone has none.
 */
async function scrollToEnd(page: Page, screen: Screen): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const swipe = { x: 200, y: 700, yDistance: -600, speed: 2400, gestureSourceType: 'touch' } as const;
  if (screen === 'desktop') await page.mouse.move(200, 400);
  for (;;) {
    const before = await page.evaluate(() => scrollY);
    if (screen === 'phone') await session.send('Input.synthesizeScrollGesture', swipe);
    else await page.mouse.wheel(0, 600);
    await quiet(page);
    if ((await page.evaluate(() => scrollY)) === before) break;
  }
  await session.detach();
}

/** Runs in the page. */
function readBytes(): Omit<TilesView, 'layoutShift'> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = (extension: string) =>
    resources
      .filter(({ name }) => new URL(name).pathname.endsWith(extension))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { htmlBytes: navigation?.encodedBodySize ?? 0, cssBytes: bytes('.css'), jsBytes: bytes('.js') };
}

/** The highest median of all interactions. */
export const slowestInteraction = ({ interactions }: TilesFigures): number =>
  Math.max(
    ...Object.values(interactions)
      .flatMap((byName) => Object.values(byName))
      .map((figures) => median(figures.map(({ latency }) => latency))),
  );

export const largestShift = ({ views }: TilesFigures): number =>
  Math.max(...Object.values(views).map((list) => median(list.map(({ layoutShift }) => layoutShift))));

export function printTiles({ views, interactions }: TilesFigures): void {
  const screens = Object.keys(SCREENS) as Screen[];
  const row = (label: string, key: keyof TilesView, unit: number, digits: number) => [
    label,
    ...screens.map((screen) =>
      medianAndSpread(
        views[screen].map((view) => view[key] / unit),
        digits,
      ),
    ),
  ];
  printTable(
    'A list of 48 tiles',
    ['', ...screens],
    [
      row('layout shift, loaded and scrolled to the end', 'layoutShift', 1, 4),
      row('HTML kB', 'htmlBytes', 1000, 1),
      row('CSS kB', 'cssBytes', 1000, 1),
      row('JavaScript kB', 'jsBytes', 1000, 1),
    ],
  );
  printTable(
    'Interactions in a list of 48 tiles',
    ['screen', 'interaction', 'until the next paint ms', 'slowest ms', 'longest task ms'],
    screens.flatMap((screen) =>
      Object.entries(interactions[screen]).map(([name, figures]) => {
        const latencies = figures.map(({ latency }) => latency);
        return [
          ...[screen, name, medianAndSpread(latencies), Math.max(...latencies)],
          medianAndSpread(figures.map(({ longestTask }) => longestTask)),
        ];
      }),
    ),
  );
}
