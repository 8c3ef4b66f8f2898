import type { BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { DESK, openKept } from '../desk-steps';
import { expect, test } from '../journey';
import { isAlive, shopUrl } from '../steps';

/** What the browser says when a policy of the page forbids something. */
const REFUSED = /Content Security Policy|TrustedScriptURL|Trusted Type|violates the following/i;

/** A browser of a phone in a store, whose profile stays when it is closed. */
async function openBrowser(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  profile: string,
): Promise<{ context: BrowserContext; refused: string[] }> {
  const context = await chromium.launchPersistentContext(profile, {
    baseURL: shopUrl(),
    viewport: { width: 360, height: 640 },
  });
  await context.addInitScript("window.__fachwerkTimeLimits = 'off'");
  const refused: string[] = [];
  context.on('console', (message) => {
    if (REFUSED.test(message.text())) refused.push(message.text());
  });
  return { context, refused };
}

/** The worker is active: the page is kept with all of its files. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready;
    return scope;
  });

async function expectDesk(page: Page): Promise<void> {
  await isAlive(page, 'store-desk');
  await expect(page.getByRole('heading', { level: 1, name: 'Marktdienst' })).toBeVisible();
}

test('the desk opens without network, also after the browser was closed', async ({
  playwright,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  const online = await openBrowser(playwright, profile);
  const page = await online.context.newPage();
  await openKept(page);
  await expectDesk(page);
  expect(await isKept(page)).toBe(shopUrl(DESK));

  await online.context.setOffline(true);
  await page.reload();
  await expectDesk(page);
  await online.context.close();
  expect(online.refused).toEqual([]);

  const later = await openBrowser(playwright, profile);
  await later.context.setOffline(true);
  const opened = await later.context.newPage();
  await opened.goto(DESK);
  await expectDesk(opened);

  // Back in reach the page is that of the server again.
  await later.context.setOffline(false);
  const answer = await opened.reload();
  expect(answer?.headers()['x-release']).toBeTruthy();
  await expectDesk(opened);
  await later.context.close();
  expect(later.refused).toEqual([]);
});

test('what the worker keeps has neither an answer of the API nor a cookie of the visitor', async ({
  playwright,
}, testInfo) => {
  const { context } = await openBrowser(playwright, testInfo.outputPath('profile'));
  // A mode changes the frame of every page of this visitor.
  await context.addCookies([{ name: 'mode', value: 'prohibis', url: shopUrl() }]);
  const page = await context.newPage();
  await openKept(page);

  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    const pages = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).match(location.href))?.text(),
      ),
    );
    return { addresses: all.flat().map(({ url }) => new URL(url).pathname), pages };
  });

  expect(kept.addresses.length).toBeGreaterThan(20);
  expect(kept.addresses.filter((path) => path.startsWith('/rest/'))).toEqual([]);
  expect(kept.pages.join('\n')).toContain('fachwerk-release');
  expect(kept.pages.join('\n')).not.toContain('data-mode');
  await context.close();
});

test('WebAssembly and a worker are possible on the desk, and on no other page', async ({
  open,
  browserConsole,
}) => {
  browserConsole.allow(REFUSED);
  const compiles = (page: Page) =>
    page.evaluate(() =>
      // The smallest module: its mark and its version.
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => true,
        () => false,
      ),
    );
  const desk = await open(DESK);
  await openKept(desk);
  expect(await compiles(desk)).toBe(true);
  const start = await open('/');
  expect(await compiles(start)).toBe(false);
  expect(await start.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
