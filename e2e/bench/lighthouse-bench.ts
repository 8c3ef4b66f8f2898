import { type Browser, chromium } from '@playwright/test';
import { printTable } from './markdown';
import { median, medianAndSpread } from './statistics';

const AUDITS = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  blockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;

type LighthouseRun = Record<'score' | keyof typeof AUDITS, number>;
export type LighthouseFigures = Record<string, LighthouseRun[]>;

/**
 * Lighthouse's mobile preset against the shop itself, over HTTP/1.1 and without an edge. The pages take
 * turns, so that a slow moment of the machine does not fall on one page only.
 */
export async function benchLighthouse(options: {
  shopUrl: string;
  chromiumPath: string;
  /** A free port for the browser. */
  port: number;
  pages: Record<string, string>;
  runs: number;
}): Promise<LighthouseFigures> {
  const { shopUrl, chromiumPath, port, pages, runs } = options;
  // A browser of its own: other pages in it would disturb the traces.
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--no-first-run', `--remote-debugging-port=${port}`],
  });
  const figures: LighthouseFigures = Object.fromEntries(Object.keys(pages).map((page) => [page, []]));
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [page, path] of Object.entries(pages))
        figures[page]?.push(await runOnce(browser, new URL(path, shopUrl).href, port));
  } finally {
    await browser.close();
  }
  return figures;
}

async function runOnce(browser: Browser, url: string, port: number): Promise<LighthouseRun> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const { audits, categories, runtimeError } = result?.lhr ?? {};
  if (!audits || runtimeError)
    throw new Error(`Lighthouse ${browser.version()}: ${runtimeError?.message ?? 'no result'} (${url})`);
  const values = Object.entries(AUDITS).map(([key, audit]) => [key, audits[audit]?.numericValue ?? NaN]);
  return {
    ...(Object.fromEntries(values) as Record<keyof typeof AUDITS, number>),
    score: (categories?.performance?.score ?? NaN) * 100,
  };
}

/** The median of one figure of a page. */
export const lighthouseMedian = (
  figures: LighthouseFigures,
  page: string,
  key: keyof LighthouseRun,
): number => median(figures[page]?.map((run) => run[key]) ?? []);

export function printLighthouse(figures: LighthouseFigures): void {
  const rows: [string, keyof LighthouseRun, number][] = [
    ['score', 'score', 0],
    ['FCP ms', 'firstContentfulPaint', 0],
    ['LCP ms', 'largestContentfulPaint', 0],
    ['blocking ms', 'blockingTime', 0],
    ['speed index ms', 'speedIndex', 0],
    ['layout shift', 'layoutShift', 3],
  ];
  const pages = Object.entries(figures);
  printTable(
    'Lighthouse',
    ['', ...pages.map(([page]) => page)],
    rows.map(([label, key, digits]) => [
      label,
      ...pages.map(([, runs]) =>
        medianAndSpread(
          runs.map((run) => run[key]),
          digits,
        ),
      ),
    ]),
  );
}
