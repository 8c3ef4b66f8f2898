import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';

const { SHOP_URL, CHROMIUM_PATH, E2E_HEADED, E2E_FAILURES, LONG_JOURNEYS } = process.env;

/** More rounds and combinations than `npm test` has time for. */
export const isLong = LONG_JOURNEYS === '1';

export const shopUrl = (path = '/'): string => {
  if (!SHOP_URL) throw new Error('Run the journeys by `pnpm e2e`.');
  return new URL(path, SHOP_URL).href;
};

/**
 * In place of Playwright's own list, which is in it. The last line is ours: for every window Chromium prepares two pages
 * behind its address bar, which takes three quarters of what a new profile costs.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

/** One browser per file of journeys. */
let running: Promise<Browser> | undefined;
const theBrowser = (): Promise<Browser> =>
  (running ??= chromium.launch({
    executablePath: CHROMIUM_PATH,
    headless: !E2E_HEADED,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${WITHOUT.join(',')}`,
    ],
  }));
after(async () => {
  await (await running)?.close();
  console.log(`${basename(process.argv[1] ?? '')} took ${process.uptime().toFixed(1)} s.`);
});

export interface JourneyOptions {
  /** Off: as for a visitor whose browser runs no script. */
  javaScriptEnabled?: boolean;
  viewport?: { width: number; height: number };
  /** Off: the journey may put scripts into the page, which the page's policy forbids. */
  hasPolicy?: boolean;
  /** Console messages that belong to this journey; every other one fails it. */
  expectedMessages?: readonly RegExp[];
  /** Milliseconds for the whole journey. */
  timeout?: number;
}

export interface Visitor {
  context: BrowserContext;
  /** Opens a page of the shop in a new tab; 'domcontentloaded' where a file of the page never comes. */
  open(path?: string, until?: 'load' | 'domcontentloaded'): Promise<Page>;
  /** Every message of the console so far, expected or not. */
  heard: readonly string[];
}

/** A test of one visitor with a browser profile of their own. Fails on any message in the console. */
export function journey(
  name: string,
  walk: (visitor: Visitor) => Promise<void>,
  {
    javaScriptEnabled = true,
    hasPolicy = true,
    viewport = { width: 1280, height: 900 },
    expectedMessages = [],
    timeout = 120_000,
  }: JourneyOptions = {},
): void {
  void test(name, { timeout }, async () => {
    const browser = await theBrowser();
    const context = await browser.newContext({
      ...{ javaScriptEnabled, viewport, locale: 'de-DE' },
      bypassCSP: !hasPolicy,
    });
    context.setDefaultTimeout(15_000);
    context.setDefaultNavigationTimeout(30_000);
    const messages: string[] = [];
    const heard: string[] = [];
    const collect = (page: Page, text: string) => {
      heard.push(text);
      if (!expectedMessages.some((expected) => expected.test(text))) messages.push(`${page.url()}: ${text}`);
    };
    context.on('page', (page) => {
      page.on('console', (message) => collect(page, `console.${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => collect(page, `uncaught ${error.stack ?? error.message}`));
      page.on('crash', () => collect(page, 'the page crashed'));
    });
    try {
      await walk({
        context,
        heard,
        async open(path = '/', until = 'load') {
          const page = await context.newPage();
          await page.goto(shopUrl(path), { waitUntil: until });
          return page;
        },
      });
      assert.deepEqual(messages, [], 'unexpected messages in the console');
    } catch (error) {
      await photograph(context, name);
      if (messages.length > 0) console.error(`Console of "${name}":\n${messages.join('\n')}`);
      throw error;
    } finally {
      await context.close();
    }
  });
}

/** What the visitor saw when it went wrong. */
async function photograph(context: BrowserContext, name: string): Promise<void> {
  if (!E2E_FAILURES) return;
  mkdirSync(E2E_FAILURES, { recursive: true });
  const file = name.replace(/[^a-z0-9]+/gi, '-').toLowerCase();
  for (const [index, page] of context.pages().entries()) {
    const path = join(E2E_FAILURES, `${file}-${index + 1}.png`);
    // A page that is closing has no picture; the failure itself is what counts.
    await page.screenshot({ path, fullPage: true }).catch(() => undefined);
  }
}

/** Waits until a widget of the page has been taken over by its script. */
export async function isAlive(page: Page, widget: string): Promise<void> {
  await page
    .locator(`[data-widget="${widget}"][data-widget-state="mounted"]`)
    .first()
    .waitFor({ state: 'attached' });
}

export const isSeen = (locator: Locator): Promise<void> => locator.waitFor({ state: 'visible' });
export const isGone = (locator: Locator): Promise<void> => locator.waitFor({ state: 'hidden' });

const PATIENCE_MS = 15_000;

/** For what no locator can wait for, e.g. the value of a field: asks again until the assertion holds. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}

export const hasValue = (field: Locator, value: string): Promise<void> =>
  eventually(async () => assert.equal(await field.inputValue(), value));
