import type { Browser } from '@playwright/test';

/** One page view, measured; times in milliseconds since navigation, sizes in bytes on the wire. */
export interface PageView {
  requests: number;
  htmlBytes: number;
  cssBytes: number;
  jsBytes: number;
  jsRequests: number;
  /**
   * Longest chain of dependent requests without the page itself: a script that is loaded by a script
   * counts as 2.
   */
  depth: number;
  totalBytes: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  layoutShift: number;
  blockingTime: number;
  /** Every visible widget that has code is hydrated; without any, the page is loaded. */
  interactive: number;
}

/** "Slow 4G" of the quality document: 1.6 Mbit/s, 150 ms, CPU four times slower. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * Runs in the page. React marks every element that it has hydrated with a property `__reactProps$…`, in our
 * shell and in any other build alike, so all variants are measured by the same sign.
 */
function observe() {
  const figures = { lcp: 0, cls: 0, blocking: 0, interactive: 0 };
  Object.assign(window, { __figures: figures });
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (figures.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) figures.cls += shift.value;
  });
  watch('longtask', (entry) => (figures.blocking += Math.max(0, entry.duration - 50)));

  const isHydrated = (root: Element) =>
    root.firstElementChild !== null &&
    Object.keys(root.firstElementChild).some((key) => key.startsWith('__reactProps$'));
  const check = () => {
    const names = (document.documentElement.dataset.counted ?? '').split(' ').filter(Boolean);
    const roots = [...document.querySelectorAll('[data-widget]')].filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        names.includes(element.getAttribute('data-widget') ?? '') && box.height > 0 && box.top < innerHeight
      );
    });
    const done = roots.every((element) => {
      const root = element.querySelector('[data-widget-root]');
      return root !== null && isHydrated(root);
    });
    const isParsed =
      names.length > 0 ? document.readyState !== 'loading' : document.readyState === 'complete';
    if (isParsed && (roots.length > 0 || names.length === 0) && done) figures.interactive = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

export async function viewPage(browser: Browser, url: string, slow: boolean): Promise<PageView> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (slow) {
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const types = new Map<string, string>();
    const sizes = { Document: 0, Stylesheet: 0, Script: 0, total: 0 };
    let requests = 0;
    let jsRequests = 0;
    const waitedFor = new Map<string, string>();
    session.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
      if (type !== 'Script' && type !== 'Stylesheet') return;
      const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? url;
      if (!waitedFor.has(request.url)) waitedFor.set(request.url, by);
    });
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId);
      requests += 1;
      sizes.total += encodedDataLength;
      if (type === 'Script') jsRequests += 1;
      if (type === 'Document' || type === 'Stylesheet' || type === 'Script') sizes[type] += encodedDataLength;
    });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
    await page.waitForFunction(
      () => (window as unknown as { __figures: { interactive: number } }).__figures.interactive > 0,
      undefined,
      {
        timeout: 30_000,
      },
    );
    await page.waitForLoadState('networkidle');
    const figures = await page.evaluate(() => ({
      ...(window as unknown as { __figures: Record<'lcp' | 'cls' | 'blocking' | 'interactive', number> })
        .__figures,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    return {
      requests,
      htmlBytes: sizes.Document,
      cssBytes: sizes.Stylesheet,
      jsBytes: sizes.Script,
      jsRequests,
      depth: Math.max(0, ...[...waitedFor.keys()].map((file) => depthOf(file, waitedFor))),
      totalBytes: sizes.total,
      firstContentfulPaint: figures.fcp,
      largestContentfulPaint: figures.lcp,
      layoutShift: figures.cls,
      blockingTime: figures.blocking,
      interactive: figures.interactive,
    };
  } finally {
    await context.close();
  }
}

/** How many requests stand between the page and this file, the file included. */
function depthOf(file: string, waitedFor: ReadonlyMap<string, string>, seen: readonly string[] = []): number {
  const by = waitedFor.get(file);
  if (by === undefined || seen.includes(file)) return 0;
  return 1 + depthOf(by, waitedFor, [...seen, file]);
}
