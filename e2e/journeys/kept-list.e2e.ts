import type { Page } from '@playwright/test';
import { unreachable } from '../faults';
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
  await isAlive(page, 'product-list-page');
  return page;
}

test.describe(() => {
  // The code of static parts is held back.
  test.use({ waitsForQuiet: false });

  test('a list keeps its tiles and filters without their code, and a filter replaces them when it has arrived', async ({
    browserConsole,
    context,
    open,
  }) => {
    const scripts: string[] = [];
    let arrive: () => void = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await context.route(PARTS, async (route) => {
      scripts.push(route.request().url());
      await arrived;
      await route.continue();
    });
    const page = await openList(open);
    // Count, filters and tiles.
    await expect(kept(page)).toHaveCount(3);
    const before = await names(page);
    expect(before).toHaveLength(24);
    expect(scripts, 'no code of static parts is loaded').toEqual([]);

    await page.evaluate('window.isSamePage = true');
    await brand(page).check();
    await expect(page).toHaveURL(/f\.marke=Hauberg/);
    await expect(page.getByRole('region', { name: 'Artikel' })).toHaveAttribute('aria-busy', 'true');
    expect(await names(page), 'the old list stays').toEqual(before);
    arrive();

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
