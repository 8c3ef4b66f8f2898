import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { hasFocusWithin, pressOn, tabTo } from '../keyboard-steps';
import { turnWheel } from '../pointer-steps';
import { openFirstAvailableProduct } from '../shop-steps';
import { isAlive } from '../steps';
import {
  chooseButton,
  findStockedItem,
  type KnownStore,
  placeField,
  searchStores,
  storeCard,
  storeLayer,
  storeLink,
  storesNear,
  storeTile,
} from '../store-steps';

const COLOGNE = '50667';
const SEALANT = 'silikon';
const PHONE = { width: 360, height: 740 };

const inStore = (page: Page): Locator => page.getByRole('region', { name: 'Im Markt' });

async function expectStock(page: Page, store: KnownStore, stock: { quantityText: string; location: string }) {
  await expect(inStore(page).getByText(store.name, { exact: true })).toBeVisible();
  await expect(inStore(page).getByText(`${stock.quantityText} · ${stock.location}`)).toBeVisible();
  await expect(inStore(page).getByText(/^geprüft vor /)).toBeVisible();
}

test('a store is chosen by postal code with the keyboard alone, is shown on every page, and is changed in all tabs', async ({
  context,
  open,
}) => {
  const [nearest, next] = await storesNear(context.request, COLOGNE);
  const { product, stock, listUrl } = await findStockedItem(context.request, SEALANT, [nearest, next]);
  const page = await open('/impressum/');
  await isAlive(page, 'header');
  await isAlive(page, 'storefinder-layer');

  await pressOn(page, storeLink(page));
  await hasFocusWithin(storeLayer(page));
  await tabTo(page, placeField(storeLayer(page)));
  await page.keyboard.type(COLOGNE);
  await page.keyboard.press('Enter');
  await expect(
    storeLayer(page).getByRole('status').getByText('nächsten Märkte bei 50667 Köln'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await pressOn(page, chooseButton(storeLayer(page), nearest));
  await expect(storeLayer(page)).toBeHidden();
  await expect(storeLink(page, nearest)).toBeFocused();

  await page.goto(new URL(listUrl, page.url()).href);
  await expect(storeLink(page, nearest)).toBeVisible();
  const tile = page
    .locator('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href="${product.url}"]`) });
  await expect(tile.getByText('Im Markt verfügbar')).toBeVisible();
  await tile.getByRole('link').first().click();
  await page.waitForURL('**/p/**');
  await expectStock(page, nearest, stock[0]!);

  await isAlive(page, 'store-tile');
  await pressOn(page, storeLink(page, nearest));
  await expect(storeTile(page).getByRole('heading', { name: nearest.name })).toBeVisible();
  await expect(storeTile(page).getByText(nearest.address.street)).toBeVisible();
  const week = storeTile(page).locator('dl').first();
  await expect(week.getByRole('term'), 'seven days with hours').toHaveCount(7);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(storeTile(page)).toBeHidden();
  await expect(storeLink(page, nearest)).toBeFocused();

  const stores = await open(`/stores/?q=${COLOGNE}`);
  const cards = stores.locator('main');
  await isAlive(stores, 'storefinder-page');
  await expect(storeCard(cards, nearest).getByText('Ihr Markt', { exact: true })).toBeVisible();
  await page.bringToFront();
  await storeLink(page, nearest).click();
  await storeTile(page).getByRole('button', { name: 'Anderen Markt wählen' }).click();
  await expect(placeField(storeLayer(page))).toHaveValue(COLOGNE);
  await chooseButton(storeLayer(page), next).click();

  await expect(storeLink(page, next)).toBeVisible();
  await expectStock(page, next, stock[1]!);
  await expect(storeCard(cards, next).getByText('Ihr Markt', { exact: true })).toBeVisible();
  await expect(chooseButton(cards, nearest)).toBeVisible();
  await expect(storeLink(stores, next)).toBeVisible();
  await stores.reload();
  await expect(storeLink(stores, next)).toBeVisible();
});

test.describe(() => {
  test.use({ viewport: PHONE });

  test('on a phone the layer and the tile slide in from the side', async ({ context, open }) => {
    const [nearest] = await storesNear(context.request, COLOGNE);
    const page = await open('/impressum/');
    const layer = await searchStores(page, COLOGNE);
    await expect(storeCard(layer, nearest)).toBeVisible();
    await expectSlideIn(page, layer);
    await expectNoAxeViolations(page);
    await chooseButton(layer, nearest).click();
    await expect(layer).toBeHidden();

    await isAlive(page, 'store-tile');
    await storeLink(page, nearest).click();
    await expect(storeTile(page).getByRole('heading', { name: nearest.name })).toBeVisible();
    await expectSlideIn(page, storeTile(page));
    await storeTile(page).getByRole('button', { name: 'Ihren Markt schließen' }).click();
    await expect(storeTile(page)).toBeHidden();
    await expect(storeLink(page, nearest)).toBeFocused();
  });
});

/** The dialog is at the right edge, as high as the page, and the page behind it does not scroll. */
async function expectSlideIn(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    const { x, y, width, height } = (await dialog.boundingBox())!;
    expect({ right: x + width, top: y, height }).toEqual({ right: 360, top: 0, height: 740 });
  }).toPass();
  await turnWheel(page, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the stores are found and chosen by links and forms', async ({ context, open }) => {
    const [nearest, other] = await storesNear(context.request, COLOGNE);
    const page = await open('/impressum/');
    await storeLink(page).click();
    await page.waitForURL('**/stores/');
    const main = page.locator('main');
    await placeField(main).fill('Nirgendshausen');
    await main.getByRole('button', { name: 'Suchen' }).click();
    await expect(main.getByText('„Nirgendshausen“ kennen wir nicht als Ort.')).toBeVisible();
    await expect(placeField(main)).toHaveValue('Nirgendshausen');
    await placeField(main).fill(COLOGNE);
    await main.getByRole('button', { name: 'Suchen' }).click();
    await expect(main.getByRole('heading', { name: /nächsten Märkte bei 50667 Köln/ })).toBeVisible();

    await chooseButton(main, nearest).click();
    await expect(main.getByText(`${nearest.name} ist jetzt Ihr Markt.`)).toBeVisible();
    await expect(placeField(main)).toHaveValue(COLOGNE);
    expect((await selectedStoreOf(page)).companyId).toBe(nearest.companyId);
    await chooseButton(main, other).click();
    await expect(main.getByText(`${other.name} ist jetzt Ihr Markt.`)).toBeVisible();
    expect((await selectedStoreOf(page)).companyId).toBe(other.companyId);

    await page.getByRole('banner').getByRole('link', { name: 'Fachwerk Baumarkt, zur Startseite' }).click();
    await page.locator('a[href^="/c/"]:visible').first().click();
    await openFirstAvailableProduct(page);
    await inStore(page).getByRole('link', { name: 'Markt wählen' }).click();
    await page.waitForURL('**/stores/?itemId=*');
  });
});

async function selectedStoreOf(page: Page): Promise<KnownStore> {
  const answer = await page.context().request.get(new URL('/rest/user/', page.url()).href);
  return ((await answer.json()) as { selectedStore: KnownStore }).selectedStore;
}
