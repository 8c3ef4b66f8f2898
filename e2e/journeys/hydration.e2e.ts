import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { isAsked, logIn, PASSWORD, startWithAccount } from '../account-steps';
import { buildDevelopmentShell, showPagesWithDevelopmentShell } from '../development-shell';
import { savesData } from '../device';
import { EVERY_MFE, isIn } from '../faults';
import { expect, test } from '../journey';
import { type OtherServer, startPageServer } from '../page-server';
import { pointAt } from '../pointer-steps';
import { addButton, cartLink, findAvailableProduct, quantityField, startWithOneInCart } from '../shop-steps';
import { isAlive, isLong, shopUrl } from '../steps';

// One build of the shell for all journeys of this file.
test.describe.configure({ mode: 'default' });

/** React's greeting. Every other message is a mismatch, a repair or a wrong value on the bus. */
test.beforeEach(({ browserConsole }) => browserConsole.allow(/React DevTools/));

interface LiveWidget {
  name: string;
  mfe: string;
  hydrate: string | { on: string[] };
  examples: { title: string; props: object }[];
}

test.beforeAll(buildDevelopmentShell);

const liveWidgets = async (request: APIRequestContext): Promise<LiveWidget[]> => {
  const answer = await request.get('/federation/widgets');
  return ((await answer.json()) as { widgets: LiveWidget[] }).widgets;
};

/** Scripts and style sheets of chosen parts, and how the page came to ask for them. */
const chosenFiles = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(
      ({ name, initiatorType }) => {
        const [, file] = /\/(chosen-[^/]+)$/.exec(name) ?? [];
        return file ? [`${file} by ${initiatorType}`] : [];
      },
    ),
  );

test('a tab of the account hydrates with its own code, which the page asks for early, and loads no other', async ({
  context,
  open,
}) => {
  const email = await startWithAccount(context.request);
  const page = await open('/login/');
  await logIn(page, email, PASSWORD);
  await isAsked(page, 'Guten Tag, Änne Groß-Özdemir');
  await showPagesWithDevelopmentShell(context, shopUrl());

  const tabs = page.getByRole('navigation', { name: 'Mein Konto' }).getByRole('link');
  const addresses = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const seen = new Set<string>();
  for (const address of addresses) {
    await page.goto(address);
    await isAlive(page, 'account-page');
    const files = await chosenFiles(page);
    expect(files, address).toEqual([expect.stringMatching(/^chosen-\w+\.js by link$/)]);
    seen.add(files.join());
  }
  expect(seen.size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(8);
});

/** Development React reports a difference between the server's HTML and its own. */
const MISMATCH = /hydrated but some attributes/;

test('the pages of the shop are hydrated without a mismatch, which would be seen, and work in development', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(MISMATCH);
  const mismatches = () => browserConsole.messages.filter((text) => MISMATCH.test(text));
  await showPagesWithDevelopmentShell(context, shopUrl(), (html) =>
    html.replace('placeholder="', 'placeholder="server '),
  );
  await isAlive(await open('/'), 'header');
  expect(mismatches(), 'a mismatch would be seen').toHaveLength(1);

  await context.unrouteAll();
  await showPagesWithDevelopmentShell(context, shopUrl());
  const product = await findAvailableProduct(context.request);
  await isAlive(await open('/'), 'header');
  await isAlive(await open('/c/werkzeug-maschinen/'), 'product-list-page');
  await isAlive(await open('/search/?q=xyzxyzxyz&ms=true'), 'search-results-page');

  const list = await open('/search/?q=akkuschrauber&ms=true&f.marke=Fachwerk');
  await isAlive(list, 'search-results-page');
  await list.locator('main').getByRole('checkbox', { checked: false }).first().check();
  await list.waitForURL('**/search/?*f.*f.*');
  await isIn(list, 'search-results-page', 'mounted');

  const page = await open(product.url);
  await isAlive(page, 'product-details-page');
  await addButton(page).click();
  await expect(cartLink(page, 1)).toBeVisible();

  await startWithOneInCart(context.request);
  const cart = await open('/basket/');
  await isAlive(cart, 'cart-page');
  await expect(quantityField(cart)).toBeVisible();
  await cart.getByRole('button', { name: /^Menge von .* erhöhen$/ }).click();
  await expect(cartLink(cart, 3)).toBeVisible();
  expect(mismatches(), 'only the one that was made').toHaveLength(1);
});

test('what a page leaves static to save data is hydrated without a mismatch when it is touched', async ({
  context,
  open,
}) => {
  await context.addInitScript(savesData);
  await showPagesWithDevelopmentShell(context, shopUrl());
  const page = await open((await findAvailableProduct(context.request)).url);
  await isAlive(page, 'product-details-page');

  for (const name of ['recommendations-teaser', 'emoji-survey']) {
    const widget = page.locator(`[data-widget="${name}"]`).first();
    await widget.scrollIntoViewIfNeeded();
    await expect(widget, name).toHaveAttribute('data-widget-state', 'resolved');
    await pointAt(widget);
    await expect(widget, name).toHaveAttribute('data-widget-state', 'mounted');
  }
});

/** `describeWidgets` hydrates every example in the unit tests. */
if (isLong)
  test.describe('every example', () => {
    const contentDir = mkdtempSync(join(tmpdir(), 'fachwerk-examples-'));
    let examples: OtherServer;

    test.beforeAll(async () => {
      const answer = await fetch(shopUrl('/federation/widgets'));
      const { widgets } = (await answer.json()) as { widgets: LiveWidget[] };
      cpSync('../apps/cms/content', contentDir, { recursive: true });
      for (const { name, examples: list } of widgets)
        for (const [index, { title, props }] of list.entries())
          writeFileSync(
            join(contentDir, `example-${name}-${index}.json`),
            JSON.stringify({
              path: `/example/${name}/${index}/`,
              title,
              cache: 'private',
              zones: { main: [{ widget: name, props }] },
            }),
          );
      examples = await startPageServer({ CONTENT_DIR: contentDir, RENDER_DEADLINE_MS: '10000' });
    });
    test.afterAll(async () => {
      await examples?.stop();
      rmSync(contentDir, { recursive: true });
    });

    for (const mfe of EVERY_MFE)
      test(`of the widgets of ${mfe}-mfe is hydrated without a mismatch by development React`, async ({
        browserConsole,
        context,
      }) => {
        // The operators' page requests the session of an operator; there is none.
        if (mfe === 'platform') browserConsole.allow(/Failed to load resource: .* status of 401/);
        await showPagesWithDevelopmentShell(context, examples.url);
        const widgets = (await liveWidgets(context.request)).filter((widget) => widget.mfe === mfe);
        const page = await context.newPage();
        for (const { name, hydrate, examples: list } of widgets) {
          expect(list.length, `${name} has ${list.length} examples`).toBeGreaterThanOrEqual(2);
          for (const index of list.keys()) {
            const path = `/example/${name}/${index}/`;
            if (hydrate === 'never') {
              // It has no code in the browser.
              const html = await (await context.request.get(examples.url + path)).text();
              const [, inMain = ''] = html.split('id="inhalt"');
              expect(inMain, path).toMatch(new RegExp(`data-widget="${name}"[^>]*>\\s*<div[^>]* data-ssr`));
              continue;
            }
            await page.goto(path);
            const inMain = page.locator(`#inhalt [data-widget="${name}"]`);
            if (typeof hydrate === 'object') {
              await expect(inMain, `${path} waits`).toHaveAttribute('data-widget-state', 'waiting');
              await expect(inMain, `${path} is only an element`).toBeEmpty();
              continue;
            }
            await expect(inMain.locator('> [data-ssr]'), `${path} has server HTML`).toHaveCount(1);
            if (hydrate === 'interaction') {
              await expect(inMain, path).toHaveAttribute('data-widget-state', 'resolved');
              await pointAt(inMain);
            }
            await expect(inMain.and(page.locator('[data-widget-state="mounted"]'))).toBeAttached();
          }
        }
      });
  });
