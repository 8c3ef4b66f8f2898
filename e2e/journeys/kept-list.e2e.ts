import type { Page } from '@playwright/test';
import { chunksOf, unreachable } from '../faults';
import { expect, test } from '../journey';
import { isAlive } from '../steps';

const LIST = '/c/werkzeug-maschinen/';
/** Code of the static parts of lists. */
const PARTS = /\/assets\/search\/[^/]+\/browser\/static-[^/]+\.js/;

const brand = (page: Page) => page.getByRole('checkbox', { name: /Hauberg/ });
const tiles = (page: Page) => page.getByRole('article');
const kept = (page: Page) => page.locator('[data-widget=product-list-page] [data-kept]');
/** Names of the products that are shown. */
const names = (page: Page) => tiles(page).getByRole('heading').allTextContents();

async function openList(open: (path: string) => Promise<Page>): Promise<Page> {
  const page = await open(LIST);
  await page.setViewportSize({ width: 1280, height: 900 });
  await isAlive(page, 'product-list-page');
  return page;
}

test('a list keeps its tiles and filters without their code, and a filter replaces them', async ({
  browserConsole,
  open,
}) => {
  const scripts: string[] = [];
  const page = await openList(async (path) => {
    const opened = await open('/impressum/');
    opened.on('request', (request) => PARTS.test(request.url()) && scripts.push(request.url()));
    await opened.goto(path);
    return opened;
  });
  // Count, filters and tiles.
  await expect(kept(page)).toHaveCount(3);
  const before = await names(page);
  expect(before).toHaveLength(24);
  expect(scripts, 'no code of static parts is loaded').toEqual([]);

  await page.evaluate('window.isSamePage = true');
  await brand(page).check();
  await expect(page).toHaveURL(/f\.marke=Hauberg/);
  await expect(kept(page)).toHaveCount(0);
  await expect(brand(page)).toBeChecked();
  await expect(brand(page)).toBeFocused();
  await expect.poll(() => names(page)).not.toEqual(before);
  await expect(tiles(page).first()).toContainText('Hauberg');
  expect(scripts.length, 'the code was loaded').toBeGreaterThan(0);

  await page.goBack();
  await expect.poll(() => names(page)).toEqual(before);
  await expect(brand(page)).not.toBeChecked();
  expect(await page.evaluate('window.isSamePage'), 'the page was not loaded anew').toBe(true);
  expect(browserConsole.messages).toEqual([]);
});

test('pictures far below the window are requested when the visitor scrolls to them', async ({ open }) => {
  const pictures = new Set<string>();
  const page = await open('/impressum/');
  page.on('request', (request) => request.resourceType() === 'image' && pictures.add(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(LIST);
  await isAlive(page, 'product-list-page');
  const last = tiles(page).last().locator('img').first();
  const isLoaded = () =>
    last.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);
  await page.waitForLoadState('networkidle');
  expect(pictures.size, 'the first pictures are there').toBeGreaterThan(3);
  expect(pictures.size, 'the others wait').toBeLessThan(await tiles(page).count());
  expect(await isLoaded()).toBe(false);

  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLoaded).toBe(true);
});

test('a filter shows its list when the code of the parts is slow', async ({ context, open }) => {
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await context.route(PARTS, async (route) => {
    await arrived;
    await route.continue();
  });
  const page = await openList(open);
  const before = await names(page);

  await brand(page).check();
  await expect(page).toHaveURL(/f\.marke=Hauberg/);
  await expect(page.getByRole('region', { name: 'Artikel' })).toHaveAttribute('aria-busy', 'true');
  expect(await names(page), 'the old list stays').toEqual(before);
  arrive();

  await expect.poll(() => names(page)).not.toEqual(before);
  await expect(brand(page)).toBeChecked();
});

test('a filter opens the page of its list when the code of the parts cannot be loaded', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/Failed to load resource/, /static-/);
  await context.route(PARTS, unreachable);
  const page = await openList(open);
  await page.evaluate('window.isSamePage = true');
  await brand(page).check();

  await expect(page).toHaveURL(/f\.marke=Hauberg/);
  // An evaluation during the navigation fails.
  await expect.poll(() => page.evaluate('window.isSamePage').catch(() => true)).toBeUndefined();
  await expect(brand(page)).toBeChecked();
  await expect(tiles(page).first()).toContainText('Hauberg');
});

test('without any script of the micro-frontend the filters are a form', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/Failed to load resource/, /failed at load/);
  await context.route(chunksOf('search'), unreachable);
  const page = await open(LIST);
  await page.setViewportSize({ width: 1280, height: 900 });
  await brand(page).check();
  await page.getByRole('button', { name: 'Filter anwenden' }).click();

  await expect(page).toHaveURL(/f\.marke=Hauberg/);
  await expect(tiles(page).first()).toContainText('Hauberg');
});
