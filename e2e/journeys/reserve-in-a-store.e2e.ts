import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { sendForm } from '../shop-steps';
import { isAlive } from '../steps';
import {
  chooseButton,
  findStockedItem,
  type KnownStore,
  placeField,
  type StockedItem,
  storesNear,
} from '../store-steps';

const COLOGNE = '50667';
const SEALANT = 'silikon';

const inStore = (page: Page): Locator => page.getByRole('region', { name: 'Im Markt' });
const reserveButton = (page: Page): Locator =>
  inStore(page).getByRole('button', { name: 'Im Markt reservieren' });
const outcome = (page: Page): Locator => inStore(page).getByText('1 Stück für den Markt vorgemerkt.');
const cartLink = (page: Page, count: number): Locator =>
  page.getByRole('banner').getByRole('link', { name: `Warenkorb, ${count} Artikel` });

async function findItem(request: APIRequestContext): Promise<StockedItem & { store: KnownStore }> {
  const [store] = await storesNear(request, `${COLOGNE}&services=CLICK_AND_RESERVE`);
  return { ...(await findStockedItem(request, SEALANT, [store])), store };
}

test('an item is reserved in the chosen store, on a phone', async ({ context, open }) => {
  const { product, store, stock } = await findItem(context.request);
  await sendForm(context.request, '/rest/stores/select/', { companyId: store.companyId });
  const page = await open(product.url);
  await page.setViewportSize({ width: 360, height: 740 });
  await isAlive(page, 'product-details-page');

  await expect(inStore(page).getByText(stock[0]!.location, { exact: false })).toBeVisible();
  await expect(inStore(page).getByText(/^Reservieren und abholen: (heute|morgen|am .+) ab /)).toBeVisible();
  await reserveButton(page).click();

  await expect(outcome(page)).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
  await expectNoAxeViolations(page);
  await inStore(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
  await page.waitForURL('**/basket/');
  await expect(page.getByText(store.name).first()).toBeVisible();
  await expect(page.getByRole('link', { name: product.name, exact: true })).toBeVisible();
});

test('a reservation without a store continues after the choice, with the keyboard alone', async ({
  context,
  open,
}) => {
  const { product, store } = await findItem(context.request);
  const page = await open(product.url);
  await isAlive(page, 'product-details-page');
  await isAlive(page, 'storefinder-layer');

  await reserveButton(page).focus();
  await page.keyboard.press('Enter');
  await placeField(itemLayer(page)).fill(COLOGNE);
  await page.keyboard.press('Enter');
  await chooseButton(itemLayer(page), store).focus();
  await page.keyboard.press('Enter');

  await expect(itemLayer(page)).toBeHidden();
  await expect(outcome(page)).toBeVisible();
  await expect(cartLink(page, 1)).toBeVisible();
});

/** Its title names the item. */
const itemLayer = (page: Page): Locator => page.getByRole('dialog');

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the form leads to all stores, and reserves in the one that was chosen', async ({
    context,
    open,
  }) => {
    const { product, store } = await findItem(context.request);
    const page = await open(product.url);
    await reserveButton(page).click();
    await page.waitForURL('**/stores/');

    await page.goto(`/stores/?q=${COLOGNE}`);
    await chooseButton(page.locator('main'), store).click();
    await page.goto(product.url);
    await reserveButton(page).click();

    await page.waitForURL('**/basket/');
    await expect(page.getByText(store.name).first()).toBeVisible();
    await expect(page.getByRole('link', { name: product.name, exact: true })).toBeVisible();
  });
});
