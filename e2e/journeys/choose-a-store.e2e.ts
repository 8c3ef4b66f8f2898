import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { openFirstAvailableProduct } from '../shop-steps';
import { isAlive } from '../steps';
import {
  chooseButton,
  chooseStore,
  findStockedItem,
  type KnownStore,
  placeField,
  searchStores,
  storeCard,
  storeLayer,
  storeLink,
  storesNear,
  storeTile,
  tabTo,
} from '../store-steps';

const COLOGNE = '50667';
const SEALANT = 'silikon';
const PHONE = { width: 360, height: 740 };

const inStore = (page: Page): Locator => page.getByRole('region', { name: 'Im Markt' });
const refusal = { status: 500, json: { fieldErrors: [], globalErrors: [{ msg: 'technical.error' }] } };

async function expectStock(page: Page, store: KnownStore, stock: { quantityText: string; location: string }) {
  await expect(inStore(page).getByText(store.name, { exact: true })).toBeVisible();
  await expect(inStore(page).getByText(`${stock.quantityText} · ${stock.location}`)).toBeVisible();
  await expect(inStore(page).getByText(/^geprüft vor /)).toBeVisible();
}

test('choose a store by postal code with the keyboard alone, and see it on every page', async ({
  context,
  open,
}) => {
  const [nearest, next] = await storesNear(context.request, COLOGNE);
  const { product, stock, listUrl } = await findStockedItem(context.request, SEALANT, [nearest, next]);
  const page = await open('/');
  await isAlive(page, 'header');
  await isAlive(page, 'storefinder-layer');

  await tabTo(page, storeLink(page));
  await page.keyboard.press('Enter');
  await tabTo(page, placeField(storeLayer(page)));
  await page.keyboard.type(COLOGNE);
  await page.keyboard.press('Enter');
  await expect(
    storeLayer(page).getByRole('status').getByText('nächsten Märkte bei 50667 Köln'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await tabTo(page, chooseButton(storeLayer(page), nearest));
  await page.keyboard.press('Enter');
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
  await tabTo(page, storeLink(page, nearest));
  await page.keyboard.press('Enter');
  await expect(storeTile(page).getByRole('heading', { name: nearest.name })).toBeVisible();
  await expect(storeTile(page).getByText(nearest.address.street)).toBeVisible();
  await expect(storeTile(page).getByRole('term'), 'seven days with hours').toHaveCount(7);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(storeTile(page)).toBeHidden();
  await expect(storeLink(page, nearest)).toBeFocused();
});

test('another store chosen from the tile shows everywhere, in the other tab too', async ({
  context,
  open,
}) => {
  const [first, other] = await storesNear(context.request, COLOGNE);
  const { product, stock } = await findStockedItem(context.request, SEALANT, [first, other]);
  const page = await open(product.url);
  await chooseStore(page, COLOGNE, first);
  await expectStock(page, first, stock[0]!);
  const stores = await open(`/stores/?q=${COLOGNE}`);
  await expect(
    storeCard(stores.locator('main'), first).getByText('Ihr Markt', { exact: true }),
  ).toBeVisible();
  const start = await open('/');
  await expect(storeLink(start, first)).toBeVisible();

  await page.bringToFront();
  await isAlive(page, 'store-tile');
  await storeLink(page, first).click();
  await storeTile(page).getByRole('button', { name: 'Anderen Markt wählen' }).click();
  await expect(placeField(storeLayer(page))).toHaveValue(COLOGNE);
  await chooseButton(storeLayer(page), other).click();

  await expect(storeLink(page, other)).toBeVisible();
  await expectStock(page, other, stock[1]!);
  await expect(
    storeCard(stores.locator('main'), other).getByText('Ihr Markt', { exact: true }),
  ).toBeVisible();
  await expect(chooseButton(stores.locator('main'), first)).toBeVisible();
  await expect(storeLink(stores, other)).toBeVisible();
  await expect(storeLink(start, other)).toBeVisible();
  await start.reload();
  await expect(storeLink(start, other)).toBeVisible();
});

test('when stores do not load or a choice is not saved, the layer shows it, keeps the input, and works again', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/Failed to load resource: /);
  const [nearest] = await storesNear(context.request, COLOGNE);
  const page = await open('/');
  await context.route('**/rest/stores/?*', (route) => route.fulfill(refusal));
  const layer = await searchStores(page, COLOGNE);
  await expect(layer.getByRole('alert').getByText('Die Märkte konnten nicht geladen werden.')).toBeVisible();
  await expect(placeField(layer)).toHaveValue(COLOGNE);

  await context.unroute('**/rest/stores/?*');
  await layer.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(storeCard(layer, nearest)).toBeVisible();
  await expect(layer.getByRole('alert')).toBeHidden();

  await context.route('**/rest/stores/select/', (route) => route.fulfill(refusal));
  await chooseButton(layer, nearest).click();
  await expect(layer.getByRole('alert').getByText('Die Wahl wurde nicht gespeichert.')).toBeVisible();
  await expect(placeField(layer)).toHaveValue(COLOGNE);

  await context.unroute('**/rest/stores/select/');
  await chooseButton(layer, nearest).click();
  await expect(layer).toBeHidden();
  await expect(storeLink(page, nearest)).toBeVisible();
});

test.describe(() => {
  test.use({ viewport: PHONE });

  test('on a phone the layer and the tile slide in from the side', async ({ context, open }) => {
    const [nearest] = await storesNear(context.request, COLOGNE);
    const page = await open('/');
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
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the stores are found and chosen by links and forms', async ({ context, open }) => {
    const [nearest, other] = await storesNear(context.request, COLOGNE);
    const page = await open('/');
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
    await page.waitForURL('**/stores/');
  });
});

async function selectedStoreOf(page: Page): Promise<KnownStore> {
  const answer = await page.context().request.get(new URL('/rest/user/', page.url()).href);
  return ((await answer.json()) as { selectedStore: KnownStore }).selectedStore;
}
