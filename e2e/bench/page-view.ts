import type { Browser } from '@playwright/test';
import { quickDevice } from '../device';

/** One page view; times in milliseconds since navigation, sizes in bytes of compressed bodies. */
export interface PageView {
  requests: number;
  htmlBytes: number;
  cssBytes: number;
  jsBytes: number;
  /** JavaScript whose request begins before the largest paint. */
  jsBeforePaint: number;
  /** JavaScript that has run before the largest paint. */
  jsRunBeforePaint: number;
  /**
   * Longest chain of dependent requests without the page itself: a script that is loaded by a script
   * counts as 2.
   */
  depth: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  layoutShift: number;
  blockingTime: number;
  /** Every counted widget is hydrated; without any, the page is loaded. */
  interactive: number;
}

/** "Slow 4G" of the quality document: 1.6 Mbit/s, 150 ms, CPU four times slower. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const CPU_RATE = 4;
const PATIENCE_MS = 30_000;

interface Figures {
  lcp: number;
  cls: number;
  blocking: number;
  interactive: number;
  /** Scripts that have run, with the time. */
  run: { url: string; time: number }[];
}

/**
 * Runs in the page. React marks every element that it has hydrated with a property `__reactProps$…`, in the
 * shell and in every other build, so that all variants are measured in the same way.
 */
function observe() {
  const figures: Figures = { lcp: 0, cls: 0, blocking: 0, interactive: 0, run: [] };
  Object.assign(window, { __figures: figures });
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (figures.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) figures.cls += shift.value;
  });
  watch('longtask', (entry) => (figures.blocking += Math.max(0, entry.duration - 50)));
  // The `load` event of a script follows its execution.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) figures.run.push({ url: target.src, time: performance.now() });
    },
    true,
  );

  const isHydrated = (root: Element | null) =>
    Object.keys(root?.firstElementChild ?? {}).some((key) => key.startsWith('__reactProps$'));
  const check = () => {
    const names = (document.documentElement.dataset.counted ?? '').split(' ').filter(Boolean);
    const counted = [...document.querySelectorAll('[data-widget]')].filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        names.includes(element.getAttribute('data-widget') ?? '') && box.height > 0 && box.top < innerHeight
      );
    });
    const isDone =
      names.length === 0
        ? document.readyState === 'complete'
        : document.readyState !== 'loading' &&
          counted.length > 0 &&
          counted.every((element) => isHydrated(element.querySelector('[data-widget-root]')));
    if (isDone) figures.interactive = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Views a page as a phone with an empty cache does. */
export async function viewPage(browser: Browser, url: string): Promise<PageView> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    let requests = 0;
    const requestedBy = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
      if (type !== 'Script' && type !== 'Stylesheet') return;
      const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? url;
      if (!requestedBy.has(request.url)) requestedBy.set(request.url, by);
    });
    session.on('Network.loadingFinished', () => (requests += 1));
    // All widgets are measured: a slow device would leave extra ones static.
    await page.addInitScript(quickDevice);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.waitForFunction(
      () => (window as unknown as { __figures: Figures }).__figures.interactive > 0,
      undefined,
      { timeout: PATIENCE_MS },
    );
    await page.waitForLoadState('networkidle');
    const figures = await page.evaluate(readFigures);
    return {
      ...figures,
      requests,
      depth: Math.max(0, ...[...requestedBy.keys()].map((file) => depthOf(file, requestedBy))),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readFigures(): Omit<PageView, 'requests' | 'depth'> {
  const { lcp, cls, blocking, interactive, run } = (window as unknown as { __figures: Figures }).__figures;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const bytes = (extension: string, isMeant = (_entry: PerformanceResourceTiming) => true) =>
    resources
      .filter((entry) => new URL(entry.name).pathname.endsWith(extension) && isMeant(entry))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const hasRun = ({ name }: PerformanceResourceTiming) =>
    run.some(({ url, time }) => url === name && time < lcp);
  return {
    htmlBytes: navigation?.encodedBodySize ?? 0,
    cssBytes: bytes('.css'),
    jsBytes: bytes('.js'),
    jsBeforePaint: bytes('.js', ({ startTime }) => startTime < lcp),
    jsRunBeforePaint: bytes('.js', hasRun),
    firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    largestContentfulPaint: lcp,
    layoutShift: cls,
    blockingTime: blocking,
    interactive,
  };
}

/** Number of requests between the page and this file, the file included. */
function depthOf(
  file: string,
  requestedBy: ReadonlyMap<string, string>,
  seen: readonly string[] = [],
): number {
  const by = requestedBy.get(file);
  if (by === undefined || seen.includes(file)) return 0;
  return 1 + depthOf(by, requestedBy, [...seen, file]);
}
