import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { expectNothingMoved, watchShifts } from '../layout-shifts';
import { movePointer } from '../pointer-steps';
import { type ListedProduct, PROFESSIONAL, sendForm, startLoggedIn } from '../shop-steps';
import { isAlive, isLong } from '../steps';
import { chooseStore, storesNear } from '../store-steps';

/** The store with prices of its own in the demonstration catalogue. */
const EHRENFELD = '50825';
const NAME = 'Köln-Ehrenfeld';
const LIST = '/c/werkzeug-maschinen/';

interface PricedTile extends ListedProduct {
  price: { reservationPrices: { priceList: string; displayPrice: { displayValue: string } }[] };
  pricesInfo: { displayPrice: { displayValue: string }; tax: { net: { displayValue: string } } };
}

/** The first article of the list whose price in the store is another one. */
async function findStorePrice(request: APIRequestContext, companyId: string) {
  const category = LIST.split('/')[2];
  for (let page = 1; page <= 10; page += 1) {
    const answer = await request.get(
      `/rest/products/?category=${category}&page=${page}&companyId=${companyId}`,
    );
    const { items } = (await answer.json()) as { items: PricedTile[] };
    for (const product of items) {
      const [inStore] = product.price.reservationPrices;
      const online = product.pricesInfo.displayPrice.displayValue;
      if (inStore && inStore.displayPrice.displayValue !== online)
        return {
          product,
          inStore: inStore.displayPrice.displayValue,
          online,
          listUrl: `${LIST}?page=${page}`,
        };
    }
  }
  throw new Error(`No article of ${LIST} has a price of its own in store ${companyId}.`);
}

const tileOf = (page: Page, { url }: ListedProduct) =>
  page
    .locator('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${url}"]`) });

for (const width of isLong ? [360, 768, 1440] : [360])
  test(`prices of the chosen store appear in lists and on product pages at ${width}, and nothing moves`, async ({
    context,
    open,
  }) => {
    const [store] = await storesNear(context.request, EHRENFELD);
    const { product, inStore, online, listUrl } = await findStorePrice(context.request, store.companyId);
    // The page would start another session beside that of the form.
    await context.request.get('/rest/user/');
    const page = await open(listUrl);
    await page.setViewportSize({ width, height: 900 });
    await expect(tileOf(page, product).getByText(`Im Markt: ${inStore}`)).toBeHidden();
    await sendForm(context.request, '/rest/stores/select/', { companyId: store.companyId });

    await watchShifts(context);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/stock/?')) calls.push(request.url());
    });
    await page.goto(new URL(listUrl, page.url()).href);
    await movePointer(page, { x: 5, y: 5 });
    await expect(tileOf(page, product).getByText(`Im Markt: ${inStore}`)).toBeVisible();
    await expect(tileOf(page, product).getByText(online).first(), 'the online price stays').toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls, 'prices and stock come in one call').toHaveLength(1);
    await expectNothingMoved(page);
    await expectNoAxeViolations(page);

    await page.goto(product.url);
    await expect(page.getByText(new RegExp(`^Preis im Markt .*${NAME}: ${inStore}`))).toBeVisible();
    await expectNothingMoved(page);
  });

test('visitors without a store ask for no prices; another store changes those of the list without a new page', async ({
  context,
  open,
}) => {
  const [store] = await storesNear(context.request, EHRENFELD);
  const { product, inStore, listUrl } = await findStorePrice(context.request, store.companyId);
  const page = await open(listUrl);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/stock/?')) calls.push(request.url());
  });
  await isAlive(page, 'product-list-page');
  await page.waitForLoadState('networkidle');

  await expect(page.locator('main').getByText(/^Im Markt:/)).toHaveCount(0);
  expect(calls).toEqual([]);

  await chooseStore(page, EHRENFELD, store);

  await expect(tileOf(page, product).getByText(`Im Markt: ${inStore}`)).toBeVisible();
});

test('articles in the spotlight of a guide, which is static, show price and stock of the chosen store', async ({
  context,
  open,
}) => {
  const [store] = await storesNear(context.request, EHRENFELD);
  const paint = { itemId: '45832699', name: 'Feine Wandfarbe matt Salbei' };
  const answer = await context.request.get(`/rest/stores/${store.companyId}/stock/?itemId=${paint.itemId}`);
  const { items } = (await answer.json()) as {
    items: { pricesInfo?: { displayPrice: { displayValue: string } } }[];
  };
  const inStore = items[0]?.pricesInfo?.displayPrice.displayValue ?? '';
  expect(inStore).not.toBe('');
  await context.request.get('/rest/user/');
  const page = await open('/ratgeber/wand-streichen/');
  const highlight = page.locator('[data-widget="article-highlight-teaser"]');
  const tile = highlight.getByRole('article').filter({ hasText: paint.name });
  await expect(tile).toBeVisible();
  await expect(highlight.getByText(/Im Markt/)).toHaveCount(0);

  await sendForm(context.request, '/rest/stores/select/', { companyId: store.companyId });
  await watchShifts(context);
  await page.reload();
  await expect(tile.getByText(`Im Markt: ${inStore}`)).toBeVisible();
  await expect(tile.getByText('Im Markt verfügbar')).toBeVisible();
  await expectNothingMoved(page);
  await expectNoAxeViolations(page);
});

test('professional customers see the net amount first and the gross amount beside it', async ({
  context,
  open,
}) => {
  const [store] = await storesNear(context.request, EHRENFELD);
  const { product, online, listUrl } = await findStorePrice(context.request, store.companyId);
  const net = product.pricesInfo.tax.net.displayValue;
  const page = await open(listUrl);
  await expect(tileOf(page, product).getByText('netto')).toBeHidden();

  await startLoggedIn(context.request, PROFESSIONAL);
  await page.goto(new URL(listUrl, page.url()).href);

  const tile = tileOf(page, product);
  await expect(tile.getByText(net).first()).toBeVisible();
  await expect(tile.getByText('netto')).toBeVisible();
  await expect(tile.getByText(online).first()).toBeVisible();
});
