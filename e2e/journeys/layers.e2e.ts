import type { Page } from '@playwright/test';
import { block, chunksOf, isIn, unreachable } from '../faults';
import { expect, test } from '../journey';
import { findAvailableProduct } from '../shop-steps';
import { isAlive } from '../steps';
import { placeField, storeLayer, storeLink } from '../store-steps';

const LAYERS = [
  'storefinder-layer',
  'store-tile',
  'burger-menu',
  'notifications',
  'back-to-top',
  'unsupported-browser-banner',
];
const LAYER_CHUNK = /\/assets\/storefinder\/[^/]+\/browser\/(?!remoteEntry)[^/]+\.js/;

const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
const ofStoreFinder = async (page: Page) =>
  (await loadedFiles(page)).filter((path) => path.startsWith('/assets/storefinder/'));

test('a start page at rest contains only the elements of layers, and loads nothing for them', async ({
  context,
  open,
}) => {
  // Without categories in its HTML, after a slow answer of the API, a page requests them at once.
  await expect.poll(async () => (await context.request.get('/')).text()).toMatch(/<a [^>]*data-category=/);
  const page = await open('/');
  await isAlive(page, 'header');
  await page.waitForLoadState('networkidle');

  for (const widget of LAYERS) {
    await isIn(page, widget, 'waiting');
    await expect(page.locator(`[data-widget="${widget}"]`)).toBeEmpty();
  }
  expect(await ofStoreFinder(page)).toEqual([]);
  expect(await loadedFiles(page)).not.toContain('/rest/navigation/');
});

test('pointing at an opener loads its layer; a click then opens it at once', async ({ open }) => {
  const page = await open('/');
  await isAlive(page, 'storefinder-layer');
  await storeLink(page).hover();
  await expect.poll(() => ofStoreFinder(page)).not.toEqual([]);
  await isIn(page, 'storefinder-layer', 'waiting');

  await storeLink(page).click();

  await expect(storeLayer(page)).toBeVisible();
});

test('a layer that was opened before its code arrived opens once, and its opener shows that it loads', async ({
  context,
  open,
}) => {
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await context.route(LAYER_CHUNK, async (route) => {
    await arrived;
    await route.continue();
  });
  const page = await open('/');
  await isAlive(page, 'header');
  await isAlive(page, 'storefinder-layer');

  await storeLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(storeLink(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  arrive();

  await expect(storeLayer(page)).toHaveCount(1);
  await expect(placeField(storeLayer(page))).toBeVisible();
  await expect(storeLink(page)).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Escape');
  await expect(storeLayer(page)).toBeHidden();
  await expect(storeLink(page)).toBeFocused();
});

test('two widgets that open the same layer get it with their own request', async ({ context, open }) => {
  const product = await findAvailableProduct(context.request);
  const page = await open(product.url);
  await isAlive(page, 'product-details-page');
  await isAlive(page, 'storefinder-layer');

  const inStore = page.getByRole('region', { name: 'Im Markt' }).getByRole('link', { name: 'Markt wählen' });
  await inStore.click();
  const forItem = page.getByRole('dialog', { name: 'Bestand in Märkten' });
  await expect(forItem.getByText(product.name)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(forItem).toBeHidden();
  await expect(inStore).toBeFocused();

  await storeLink(page).click();
  await expect(storeLayer(page)).toBeVisible();
  await expect(storeLayer(page).getByText(product.name)).toHaveCount(0);
});

test('when the micro-frontend of a layer is down, the link leads to its page', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/ERR_CONNECTION_REFUSED/, /Widget 'storefinder-(layer|page)' .* failed at load: /);
  await block(context, ['storefinder']);
  const page = await open('/');
  await isAlive(page, 'header');
  await isAlive(page, 'storefinder-layer');

  await storeLink(page).click();

  await page.waitForURL('**/stores/');
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('when the menu cannot load, its button leads to the categories of the page, and the next press opens it', async ({
    browserConsole,
    context,
    open,
  }) => {
    browserConsole.allow(/ERR_CONNECTION_REFUSED/, /Widget 'burger-menu' .* failed at load: /);
    const page = await open('/');
    await isAlive(page, 'header');
    await isAlive(page, 'burger-menu');
    await context.route(chunksOf('header'), unreachable);
    const button = page.getByRole('button', { name: 'Menü' });
    await button.click();
    await expect.poll(() => new URL(page.url()).hash).not.toBe('');

    await context.unroute(chunksOf('header'));
    await button.click();

    await expect(page.getByRole('dialog', { name: 'Sortiment' }).getByText('Garten').first()).toBeVisible();
  });
});

test('an energy arrow of a tile opens the label in a layer; its page has the data sheet', async ({
  open,
}) => {
  const page = await open('/search/?q=led-lampe');
  await isAlive(page, 'energy-label-layer');
  const arrow = page
    .getByRole('article')
    .getByRole('link', { name: /^Energieeffizienzklasse/ })
    .first();
  await arrow.focus();
  await page.keyboard.press('Enter');

  const layer = page.getByRole('dialog', { name: 'Energielabel' });
  await expect(layer.getByRole('img', { name: /^Energielabel: / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(arrow).toBeFocused();

  await page.getByRole('link', { name: 'Produktdatenblatt' }).first().click();
  await page.waitForURL('**/energielabel/*/');
  await expect(page.getByRole('table', { name: 'Produktdatenblatt' })).toBeVisible();
});
