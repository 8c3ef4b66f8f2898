import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { expectNoAxeViolations } from '../axe';
import { openFirstAvailableProduct } from '../shop-steps';
import { eventually, hasValue, isAlive, isGone, isSeen, journey } from '../steps';
import {
  chooseButton,
  chooseStore,
  findStockedItem,
  placeField,
  searchStores,
  storeCard,
  storeLayer,
  storeLink,
  storesNear,
  storeTile,
  tabTo,
  type KnownStore,
} from '../store-steps';

const COLOGNE = '50667';
const SEALANT = 'silikon';
const BROWSER_NOTES = [/Failed to load resource: /];
const PHONE = { viewport: { width: 360, height: 740 } };

const inStore = (page: Page): Locator => page.getByRole('region', { name: 'Im Markt' });
const refusal = { status: 500, json: { fieldErrors: [], globalErrors: [{ msg: 'technical.error' }] } };

async function expectFocusOn(target: Locator): Promise<void> {
  await eventually(async () =>
    assert.ok(await target.evaluate((element) => element === document.activeElement), 'has no focus'),
  );
}

async function expectStock(page: Page, store: KnownStore, stock: { quantityText: string; location: string }) {
  await isSeen(inStore(page).getByText(store.name, { exact: true }));
  await isSeen(inStore(page).getByText(`${stock.quantityText} · ${stock.location}`));
  await isSeen(inStore(page).getByText(/^geprüft vor /));
}

journey(
  'choose a store by postal code with the keyboard alone, and see it on every page',
  async (visitor) => {
    const { context, open } = visitor;
    const [nearest, next] = await storesNear(context.request, COLOGNE);
    assert.ok(nearest && next);
    const { product, stock, listUrl } = await findStockedItem(context.request, SEALANT, [nearest, next]);
    const page = await open('/');
    await isAlive(page, 'header');
    await isAlive(page, 'storefinder-layer');

    await tabTo(page, storeLink(page));
    await page.keyboard.press('Enter');
    await tabTo(page, placeField(storeLayer(page)));
    await page.keyboard.type(COLOGNE);
    await page.keyboard.press('Enter');
    await isSeen(storeLayer(page).getByRole('status').getByText('nächsten Märkte bei 50667 Köln'));
    await expectNoAxeViolations(page);
    await tabTo(page, chooseButton(storeLayer(page), nearest));
    await page.keyboard.press('Enter');
    await isGone(storeLayer(page));
    await expectFocusOn(storeLink(page, nearest));

    await page.goto(new URL(listUrl, page.url()).href);
    await isSeen(storeLink(page, nearest));
    const tile = page
      .locator('main')
      .getByRole('article')
      .filter({ has: page.locator(`a[href="${product.url}"]`) });
    await isSeen(tile.getByText('Im Markt verfügbar'));
    await tile.getByRole('link').first().click();
    await page.waitForURL('**/p/**');
    await expectStock(page, nearest, stock[0]!);

    await isAlive(page, 'store-tile');
    await tabTo(page, storeLink(page, nearest));
    await page.keyboard.press('Enter');
    await isSeen(storeTile(page).getByRole('heading', { name: nearest.name }));
    await isSeen(storeTile(page).getByText(nearest.address.street));
    assert.equal(await storeTile(page).getByRole('term').count(), 7, 'seven days with hours');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await isGone(storeTile(page));
    await expectFocusOn(storeLink(page, nearest));
  },
);

journey(
  'another store chosen from the tile shows everywhere, in the other tab too',
  async ({ context, open }) => {
    const [first, other] = await storesNear(context.request, COLOGNE);
    assert.ok(first && other);
    const { product, stock } = await findStockedItem(context.request, SEALANT, [first, other]);
    const page = await open(product.url);
    await chooseStore(page, COLOGNE, first);
    await expectStock(page, first, stock[0]!);
    const stores = await open(`/stores/?q=${COLOGNE}`);
    await isSeen(storeCard(stores.locator('main'), first).getByText('Ihr Markt', { exact: true }));
    const start = await open('/');
    await isSeen(storeLink(start, first));

    await page.bringToFront();
    await isAlive(page, 'store-tile');
    await storeLink(page, first).click();
    await storeTile(page).getByRole('button', { name: 'Anderen Markt wählen' }).click();
    await hasValue(placeField(storeLayer(page)), COLOGNE);
    await chooseButton(storeLayer(page), other).click();

    await isSeen(storeLink(page, other));
    await expectStock(page, other, stock[1]!);
    await isSeen(storeCard(stores.locator('main'), other).getByText('Ihr Markt', { exact: true }));
    await isSeen(chooseButton(stores.locator('main'), first));
    await isSeen(storeLink(stores, other));
    await isSeen(storeLink(start, other));
    await start.reload();
    await isSeen(storeLink(start, other));
  },
);

journey(
  'when the stores do not come or a choice is not kept, the layer says so, keeps what was typed, and works again',
  async ({ context, open }) => {
    const [nearest] = await storesNear(context.request, COLOGNE);
    assert.ok(nearest);
    const page = await open('/');
    await context.route('**/rest/stores/?*', (route) => route.fulfill(refusal));
    const layer = await searchStores(page, COLOGNE);
    await isSeen(layer.getByRole('alert').getByText('Die Märkte konnten nicht geladen werden.'));
    await hasValue(placeField(layer), COLOGNE);

    await context.unroute('**/rest/stores/?*');
    await layer.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await isSeen(storeCard(layer, nearest));
    await isGone(layer.getByRole('alert'));

    await context.route('**/rest/stores/select/', (route) => route.fulfill(refusal));
    await chooseButton(layer, nearest).click();
    await isSeen(layer.getByRole('alert').getByText('Die Wahl wurde nicht gespeichert.'));
    await hasValue(placeField(layer), COLOGNE);

    await context.unroute('**/rest/stores/select/');
    await chooseButton(layer, nearest).click();
    await isGone(layer);
    await isSeen(storeLink(page, nearest));
  },
  { expectedMessages: BROWSER_NOTES },
);

journey(
  'on a phone the layer and the tile slide in from the side',
  async ({ context, open }) => {
    const [nearest] = await storesNear(context.request, COLOGNE);
    assert.ok(nearest);
    const page = await open('/');
    const layer = await searchStores(page, COLOGNE);
    await isSeen(storeCard(layer, nearest));
    await expectSlideIn(page, layer);
    await expectNoAxeViolations(page);
    await chooseButton(layer, nearest).click();
    await isGone(layer);

    await isAlive(page, 'store-tile');
    await storeLink(page, nearest).click();
    await isSeen(storeTile(page).getByRole('heading', { name: nearest.name }));
    await expectSlideIn(page, storeTile(page));
    await storeTile(page).getByRole('button', { name: 'Ihren Markt schließen' }).click();
    await isGone(storeTile(page));
    await expectFocusOn(storeLink(page, nearest));
  },
  PHONE,
);

/** At the right edge, from top to bottom, and the page behind it stands still. */
async function expectSlideIn(page: Page, dialog: Locator): Promise<void> {
  await eventually(async () => {
    const { x, y, width, height } = (await dialog.boundingBox())!;
    assert.deepEqual({ right: x + width, top: y, height }, { right: 360, top: 0, height: 740 });
  });
  await page.mouse.wheel(0, 400);
  assert.equal(await page.evaluate(() => window.scrollY), 0);
}

journey(
  'without script the stores are found and chosen by links and forms',
  async ({ context, open }) => {
    const [nearest, other] = await storesNear(context.request, COLOGNE);
    assert.ok(nearest && other);
    const page = await open('/');
    await storeLink(page).click();
    await page.waitForURL('**/stores/');
    const main = page.locator('main');
    await placeField(main).fill('Nirgendshausen');
    await main.getByRole('button', { name: 'Suchen' }).click();
    await isSeen(main.getByText('„Nirgendshausen“ kennen wir nicht als Ort.'));
    await hasValue(placeField(main), 'Nirgendshausen');
    await placeField(main).fill(COLOGNE);
    await main.getByRole('button', { name: 'Suchen' }).click();
    await isSeen(main.getByRole('heading', { name: /nächsten Märkte bei 50667 Köln/ }));

    await chooseButton(main, nearest).click();
    await isSeen(main.getByText(`${nearest.name} ist jetzt Ihr Markt.`));
    await hasValue(placeField(main), COLOGNE);
    assert.equal((await selectedStoreOf(page)).companyId, nearest.companyId);
    await chooseButton(main, other).click();
    await isSeen(main.getByText(`${other.name} ist jetzt Ihr Markt.`));
    assert.equal((await selectedStoreOf(page)).companyId, other.companyId);

    await page.getByRole('banner').getByRole('link', { name: 'Fachwerk Baumarkt, zur Startseite' }).click();
    await page.locator('a[href^="/c/"]:visible').first().click();
    await openFirstAvailableProduct(page);
    await inStore(page).getByRole('link', { name: 'Markt wählen' }).click();
    await page.waitForURL('**/stores/');
  },
  { javaScriptEnabled: false },
);

async function selectedStoreOf(page: Page): Promise<KnownStore> {
  const answer = await page.context().request.get(new URL('/rest/user/', page.url()).href);
  return ((await answer.json()) as { selectedStore: KnownStore }).selectedStore;
}
