import type { Page } from '@playwright/test';
import { isIn } from '../faults';
import { expect, test } from '../journey';
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

test('a start page at rest loads nothing for its layers; pointing at an opener loads one, and a click opens it', async ({
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

  await storeLink(page).hover();
  await expect.poll(() => ofStoreFinder(page)).not.toEqual([]);
  await isIn(page, 'storefinder-layer', 'waiting');
  await storeLink(page).click();
  await expect(storeLayer(page)).toBeVisible();
});

test.describe(() => {
  // The code of the layer is held back.
  test.use({ waitsForQuiet: false });

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
