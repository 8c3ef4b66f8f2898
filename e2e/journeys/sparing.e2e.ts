import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { savesData } from '../device';
import { foreignPage, ISOLATING_TAG, MAGAZINE, TAG, widgetElement } from '../foreign-site';
import { expect, test } from '../journey';
import { showPagesOf } from '../page-server';
import { addButton, cartLink, findAvailableProduct } from '../shop-steps';
import { isAlive, shopUrl } from '../steps';

const FALLBACK = 'Zum Fachwerk Baumarkt';
const TEASER = widgetElement('product-teaser', { headline: 'Beliebt', limit: 2 }, `<p>${FALLBACK}</p>`);
const widget = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`).first();
const stateOf = (page: Page, name: string, state: string) =>
  expect(widget(page, name)).toHaveAttribute('data-widget-state', state);

/** Scripts of search-mfe, which has the teaser, that the browser has requested. */
const searchScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((file) => /\/assets\/search\/.*\.js$/.test(file)),
  );

test('a visitor who saves data buys as always, and extra widgets run when they are touched', async ({
  context,
  open,
}) => {
  await context.addInitScript(savesData);
  const product = await findAvailableProduct(context.request);
  const page = await open(product.url);
  await isAlive(page, 'product-details-page');
  // By the keyboard, so that no widget comes under the pointer.
  await addButton(page).press('Enter');
  await expect(cartLink(page, 1)).toBeVisible();

  const row = page.getByRole('region', { name: 'Ähnliche Artikel', exact: true });
  const similar = page.locator('[data-widget="recommendations-teaser"]').filter({ has: row });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('article').first()).toBeVisible();
  await stateOf(page, 'emoji-survey', 'resolved');
  await expect(similar).toHaveAttribute('data-widget-state', 'resolved');
  await expectNoAxeViolations(page);

  // Its links work without a script; the keyboard wakes it.
  await row.getByRole('list', { name: /Pfeiltasten/ }).focus();
  await expect(similar).toHaveAttribute('data-widget-state', 'mounted');
  await row.getByRole('button', { name: 'Weiter blättern' }).click();
  await expect(row.getByRole('article').nth(4)).toBeInViewport({ ratio: 0.5 });
});

test('what an overloaded page server has left out comes on request', async ({ context, open }) => {
  await showPagesOf(context, shopUrl(), (html) =>
    html.replace(
      /(<div id="\w+" class="[^"]*)(" data-widget="emoji-survey")>.*?<\/script><\/div>/s,
      `$1 page-reserve-4$2 data-left-out data-props='{"formId":"produktseite"}'></div>`,
    ),
  );
  const page = await open((await findAvailableProduct(context.request)).url);
  const show = page.getByRole('button', { name: 'Inhalt anzeigen' });
  await widget(page, 'emoji-survey').scrollIntoViewIfNeeded();
  await expect(show).toBeVisible();
  await expectNoAxeViolations(page);
  const { height = 0 } = (await show.boundingBox()) ?? {};
  expect(height, 'a finger hits it').toBeGreaterThanOrEqual(44);

  await show.press('Enter');

  await expect(page.getByRole('heading', { name: /Produktseite|hilfreich|gefällt/i })).toBeVisible();
  await expect(show).toHaveCount(0);
});

test('on a third-party page with isolation an extra widget is a button while the visitor saves data', async ({
  context,
  showForeignPage,
}) => {
  await context.addInitScript(savesData);
  showForeignPage(
    '/spart',
    foreignPage(ISOLATING_TAG, `<main><h1>Tagebuch</h1>${TEASER}${widgetElement('cart-page')}</main>`),
  );
  const page = await context.newPage();
  await page.goto(`${MAGAZINE}/spart`);
  await isAlive(page, 'cart-page');
  const show = page.getByRole('button', { name: 'Inhalt anzeigen' });
  await expect(show).toBeVisible();
  await expect(page.getByText(FALLBACK)).toBeVisible();
  expect(await searchScripts(page)).toEqual([]);
  await stateOf(page, 'product-teaser', 'resolved');
  await expectNoAxeViolations(page);

  await show.press('Enter');
  await isAlive(page, 'product-teaser');
  await expect(page.getByRole('heading', { name: 'Beliebt', exact: true })).toBeVisible();
  await expect(show).toHaveCount(0);
  await expect(widget(page, 'product-teaser')).toBeFocused();
  await expectNoAxeViolations(page);
});

test('a widget that needs consent is shown when the page has it', async ({ context, showForeignPage }) => {
  await context.route('**/federation/resolve*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // Only browsers resolve the name of the host.
    const response = await route.fetch({ url: shopUrl(pathname + search) });
    const release = (await response.json()) as { widgets: Record<string, object> };
    const changed = { ...release.widgets['product-teaser'], consent: 'statistics' };
    await route.fulfill({
      response,
      json: { ...release, widgets: { ...release.widgets, 'product-teaser': changed } },
    });
  });
  showForeignPage('/fragt', foreignPage(TAG, TEASER + widgetElement('cart-page')));
  const page = await context.newPage();
  await page.goto(`${MAGAZINE}/fragt`);
  await isAlive(page, 'cart-page');
  await stateOf(page, 'product-teaser', 'found');
  expect(await searchScripts(page)).toEqual([]);

  // What the tool of the page does when the visitor agrees.
  await page.evaluate(() => (document.documentElement.dataset.consent = 'statistics'));

  await isAlive(page, 'product-teaser');
  await expect(page.getByRole('heading', { name: 'Beliebt', exact: true })).toBeVisible();
});
