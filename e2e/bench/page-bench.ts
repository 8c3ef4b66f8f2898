import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { EdgeAnswer } from './edge';
import { printTable } from './markdown';
import { type PageView, viewPage } from './page-view';
import { buildPlainPage, countedWidgets, withoutScripts } from './plain-page';
import { medianAndSpread, ratioOfMedians } from './statistics';

/** `no script`: the same HTML and styles without any script. */
const VARIANTS = ['federated', 'one bundle', 'code-split', 'no script'] as const;
type Variant = (typeof VARIANTS)[number];
export type PageResults = Record<string, Record<Variant, PageView[]>>;

/** Under throttling a page view sometimes never ends, in every variant: it is repeated and reported. */
const TRIES = 3;

export async function benchPages(options: {
  browser: Browser;
  shopUrl: string;
  edgeUrl: string;
  /** The edge answers addresses that begin with a key by its value. */
  answers: Map<string, EdgeAnswer>;
  root: string;
  pages: Record<string, string>;
  views: number;
}): Promise<PageResults> {
  const { browser, edgeUrl, views } = options;
  const results: PageResults = {};
  for (const page of Object.keys(options.pages)) {
    await prepare(page, options);
    const result: Record<Variant, PageView[]> = {
      federated: [],
      'one bundle': [],
      'code-split': [],
      'no script': [],
    };
    // The first round warms the servers.
    for (let round = 0; round <= views; round += 1)
      for (const variant of round % 2 ? [...VARIANTS].reverse() : VARIANTS) {
        const view = await viewPatiently(browser, edgeUrl + addressOf(page, variant));
        if (round > 0) result[variant].push(view);
      }
    results[page] = result;
    console.log(`Viewed the page '${page}' ${views} times in ${VARIANTS.length} variants.`);
  }
  return results;
}

const addressOf = (page: string, variant: Variant) => `/bench/${page}/${variant.replace(' ', '-')}/`;

/** Builds the variants of a page; the edge serves them. */
async function prepare(
  page: string,
  { shopUrl, answers, root, pages }: Parameters<typeof benchPages>[0],
): Promise<void> {
  const html = await (await fetch(new URL(pages[page] ?? '/', shopUrl))).text();
  const widgets = countedWidgets(html);
  const serve = (variant: Variant, text: string) => {
    const body = Buffer.from(text);
    answers.set(addressOf(page, variant), () => Promise.resolve({ type: 'text/html; charset=utf-8', body }));
  };
  // The scripts of this one come from the shop.
  serve('federated', withCounted(html, widgets));
  serve('no script', withCounted(withoutScripts(html), []));
  for (const variant of ['one bundle', 'code-split'] as const) {
    const base = addressOf(page, variant);
    const folder = join(root, '.cache/bench', page, variant);
    const plain = await buildPlainPage({
      root,
      folder,
      base,
      html: withCounted(html, widgets),
      isSplit: variant === 'code-split',
    });
    answers.set(base, plain);
  }
}

/** Names the widgets that `page-view.ts` waits for. */
const withCounted = (html: string, names: readonly string[]) =>
  html.replace('<html', `<html data-counted="${names.join(' ')}"`);

async function viewPatiently(browser: Browser, url: string, tries = 1): Promise<PageView> {
  try {
    return await viewPage(browser, url);
  } catch (error) {
    if (tries === TRIES) throw error;
    console.log(`A view of ${new URL(url).pathname} never ended; it is repeated.`);
    return viewPatiently(browser, url, tries + 1);
  }
}

const ROWS: [string, keyof PageView, { unit?: number; digits?: number }][] = [
  ['requests at load', 'requests', {}],
  ['HTML kB', 'htmlBytes', { unit: 1000, digits: 1 }],
  ['CSS kB', 'cssBytes', { unit: 1000, digits: 1 }],
  ['JavaScript kB', 'jsBytes', { unit: 1000, digits: 1 }],
  ['requested before the largest paint, kB', 'jsBeforePaint', { unit: 1000, digits: 1 }],
  ['run before the largest paint, kB', 'jsRunBeforePaint', { unit: 1000, digits: 1 }],
  ['request depth', 'depth', {}],
  ['layout shift', 'layoutShift', { digits: 3 }],
  ['FCP ms', 'firstContentfulPaint', {}],
  ['LCP ms', 'largestContentfulPaint', {}],
  ['blocking ms', 'blockingTime', {}],
  ['interactive ms', 'interactive', {}],
];

const RATIOS: [string, keyof PageView, Variant][] = [
  ['JavaScript, to one bundle', 'jsBytes', 'one bundle'],
  ['JavaScript, to code-split', 'jsBytes', 'code-split'],
  ['LCP, to code-split', 'largestContentfulPaint', 'code-split'],
  ['LCP, to no script', 'largestContentfulPaint', 'no script'],
  ['blocking, to code-split', 'blockingTime', 'code-split'],
  ['interactive, to one bundle', 'interactive', 'one bundle'],
  ['interactive, to code-split', 'interactive', 'code-split'],
];

export function printPages(results: PageResults): void {
  const pages = Object.keys(results);
  const valuesOf = (page: string, variant: Variant, key: keyof PageView) =>
    results[page]?.[variant].map((view) => view[key]) ?? [];

  for (const variant of VARIANTS)
    printTable(
      variant === 'federated' ? 'Pages' : `Pages, ${variant}`,
      ['', ...pages],
      ROWS.map(([label, key, { unit = 1, digits = 0 }]) => [
        label,
        ...pages.map((page) =>
          medianAndSpread(
            valuesOf(page, variant, key).map((value) => value / unit),
            digits,
          ),
        ),
      ]),
    );

  printTable(
    'Pages without federation',
    ['', ...pages],
    RATIOS.map(([label, key, variant]) => [
      label,
      ...pages.map((page) => {
        const { ratio, low, high } = ratioOfMedians(
          valuesOf(page, 'federated', key),
          valuesOf(page, variant, key),
        );
        return Number.isFinite(ratio) ? `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})` : '–';
      }),
    ]),
  );
}
