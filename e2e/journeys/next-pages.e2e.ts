import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../journey';
import { cartLink, putIntoCart } from '../shop-steps';
import { isAlive } from '../steps';

test.use({ realPictures: true, wholeBrowser: true });

const LIST = '/search/?q=akkuschrauber&ms=true';

const productLink = (page: Page) =>
  page
    .locator('main')
    .getByRole('article')
    .filter({ hasText: 'Online verfügbar' })
    .first()
    .getByRole('link')
    .first();

const navigation = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    // Newer than the types.
    return entry as unknown as { deliveryType: string };
  });

test('a product page is loaded while the pointer rests on its link', async ({ open }) => {
  const page = await open(LIST);
  // The rules for it come after the page; a pointer that rests before them loads nothing.
  await page.waitForLoadState('networkidle');
  const prefetched = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch');

  await productLink(page).hover();
  const request = await prefetched;
  const address = request.url();
  await request.response();
  await productLink(page).click();
  await page.waitForURL('**/p/**');

  expect(page.url()).toBe(address);
  expect((await navigation(page)).deliveryType).toBe('navigational-prefetch');
});

test('back from a product restores the list from memory, with the new cart count', async ({
  baseURL,
  launchOptions,
}) => {
  // Playwright switches the back/forward cache off.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ ...(baseURL && { baseURL }), locale: 'de-DE' });
  await page.goto(LIST);
  await isAlive(page, 'search-results-page');
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.title = 'Restored from memory';
    });
  });
  await productLink(page).click();
  await page.waitForURL('**/p/**');
  await putIntoCart(page);
  await expect(cartLink(page, 1)).toBeVisible();

  // Restoring a page fires no `load` event.
  await page.goBack({ waitUntil: 'commit' });

  await expect(page).toHaveTitle('Restored from memory');
  await expect(cartLink(page, 1)).toBeVisible();
  await browser.close();
});
