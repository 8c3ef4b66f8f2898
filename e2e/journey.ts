import { type BrowserContext, expect, type Page } from '@playwright/test';
import { waitAroundActions } from './actions';
import { quickDevice } from './device';
import { serveForeignPages, type ShowForeignPage } from './foreign-site';
import { delayRequests, STRESS_SEED } from './stress';
import { test as base } from './worker-shop';

/** single-spa reports by its own clock that a mount takes 3 s, which a busy machine exceeds. */
const SLOW_MOUNT = /single-spa minified message #31/;

interface BrowserConsole {
  /** Messages that match one of these patterns do not fail the journey. */
  allow(...patterns: readonly RegExp[]): void;
  /** All messages so far, allowed or not. */
  messages: readonly string[];
}

/** A browser profile. */
export interface Visitor {
  context: BrowserContext;
  /** Opens a page of the shop in a new tab; 'domcontentloaded' where a file of the page never arrives. */
  open(path?: string, until?: 'load' | 'domcontentloaded'): Promise<Page>;
}

interface Fixtures extends Pick<Visitor, 'open'> {
  /**
   * Each action waits for a quiet page, before and afterwards. False where the time before is the subject:
   * before React, while an answer is held back or never comes, and on third-party pages.
   */
  waitsForQuiet: boolean;
  /** False: the shell waits as long as it takes, so that a busy machine fails no journey. */
  hasTimeLimits: boolean;
  /** Fails the journey on console messages and uncaught errors that it does not allow. */
  browserConsole: BrowserConsole;
  /** Serves a page on the hosts of foreign-site.ts until the journey ends. */
  showForeignPage: ShowForeignPage;
}

/** A journey of one visitor with a browser profile of their own. */
export const test = base.extend<Fixtures>({
  waitsForQuiet: [true, { option: true }],
  hasTimeLimits: [false, { option: true }],

  context: async (
    { browser, context, waitsForQuiet, hasTimeLimits },
    use,
    { titlePath, repeatEachIndex },
  ) => {
    await context.addInitScript(quickDevice);
    if (!hasTimeLimits) await context.addInitScript("window.__fachwerkTimeLimits = 'off'");
    if (waitsForQuiet) {
      waitAroundActions(context);
      browser.on('context', waitAroundActions);
    }
    if (STRESS_SEED) await delayRequests(context, `${titlePath.join()} ${repeatEachIndex}`);
    await use(context);
    browser.off('context', waitAroundActions);
  },

  open: async ({ context }, use) => {
    await use(async (path = '/', until = 'load') => {
      const page = await context.newPage();
      await page.goto(path, { waitUntil: until });
      return page;
    });
  },

  browserConsole: [
    async ({ context, hasTimeLimits }, use) => {
      const allowed: RegExp[] = hasTimeLimits ? [] : [SLOW_MOUNT];
      const messages: { url: string; text: string }[] = [];
      collectMessages(context, (url, text) => messages.push({ url, text }));
      await use({
        allow: (...patterns) => void allowed.push(...patterns),
        get messages() {
          return messages.map(({ text }) => text);
        },
      });
      const unexpected = messages.filter(({ text }) => !allowed.some((pattern) => pattern.test(text)));
      expect(
        unexpected.map(({ url, text }) => `${url}: ${text}`),
        'unexpected messages in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],

  // Playwright reads the fixtures that a function uses from its first parameter, which must be a pattern.
  showForeignPage: async ({}, use) => {
    const { show, close } = await serveForeignPages();
    await use(show);
    close();
  },
});

export { expect };

function collectMessages(context: BrowserContext, collect: (url: string, text: string) => void): void {
  context.on('page', (page) => {
    page.on('console', (message) => collect(page.url(), `console.${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => collect(page.url(), `uncaught ${error.stack ?? error.message}`));
    page.on('crash', () => collect(page.url(), 'the page crashed'));
  });
}
