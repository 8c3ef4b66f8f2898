import { expect } from '@playwright/test';
import { consentDenied } from '../steps';
import { test as base } from '../worker-shop';
import type { Engine } from './engine';
import { startPuppeteer } from './puppeteer-engine';
import { type Visitor, visitorWith } from './visitor';
import { type WatchedShop, watchShop } from './watched-shop';
import { startWebKit } from './webkit-engine';

export type EngineName = 'firefox' | 'webkit';

interface WorkerFixtures {
  engineName: EngineName;
  startedEngine: Engine;
  /** For comparison. */
  chromium: Engine;
}

interface Fixtures {
  /** In the browser under test, with the denial of services as the only cookie. */
  visitor: Visitor;
  /** Each test has its own origin, so that its browser has no files of other tests. */
  shop: WatchedShop;
}

const START: Record<EngineName, () => Promise<Engine>> = {
  firefox: () => startPuppeteer('firefox', { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' }),
  webkit: startWebKit,
};
const startChromium = () =>
  startPuppeteer('chromium', {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** A test in one browser per worker, through the shop of this worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  startedEngine: [
    async ({ engineName }, use) => {
      const engine = await START[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  chromium: [
    async ({}, use) => {
      const engine = await startChromium();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],

  shop: async ({}, use) => {
    const shop = await watchShop();
    await use(shop);
    shop.stop();
    expect(shop.messages, 'errors of the pages').toEqual([]);
  },
  visitor: async ({ startedEngine, shop }, use, testInfo) => {
    const visitor = visitorWith(startedEngine);
    // WebDriver deletes the cookies of the page that is open.
    await visitor.open(shop.url('/robots.txt'));
    const { name, value, httpOnly } = consentDenied();
    await startedEngine.useCookies([{ name, value, httpOnly }]);
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('the window', { body: await startedEngine.picture(), contentType: 'image/png' });
  },
});

export { expect };
