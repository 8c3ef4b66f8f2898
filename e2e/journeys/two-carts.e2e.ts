import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { findAvailableProduct, type ListedProduct, sendForm } from '../shop-steps';
import { isAlive } from '../steps';
import { findStockedItem, type KnownStore, storesNear } from '../store-steps';

const ONLINE = 'Online bestellen: Lieferung oder Abholung';

/** One line in each cart. */
async function startWithBothCarts(request: APIRequestContext) {
  const stores = await storesNear(request, '50667');
  const [store] = stores;
  const online = await findAvailableProduct(request);
  const { product: reserved } = await findStockedItem(request, 'schrauben', stores);
  await sendForm(request, '/rest/stores/select/', { companyId: store.companyId });
  await sendForm(request, '/basket/add/', { itemId: online.itemId });
  await sendForm(request, '/basket/add/', { itemId: reserved.itemId, companyId: store.companyId });
  return { online, reserved, store };
}
const reservation = ({ name }: KnownStore) => `Reservieren im Markt: ${name}`;
const move = ({ name }: ListedProduct) => ({ name: `${name} online bestellen` });

test('both carts are shown apart, a line moves in both tabs, and the keyboard leads to the checkout', async ({
  context,
  open,
}) => {
  const { online, reserved, store } = await startWithBothCarts(context.request);
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');
  const inStore = (tab: Page) => tab.getByRole('region', { name: reservation(store) });
  const atHome = (tab: Page) => tab.getByRole('region', { name: ONLINE });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(atHome(page).getByRole('link', { name: online.name, exact: true })).toBeVisible();
    await expect(inStore(page).getByText(/Gang \d+, Regal \d+/)).toBeVisible();
    await expectNoAxeViolations(page);
  }
  const other = await open('/basket/');
  await isAlive(other, 'cart-page');
  await expect(inStore(other)).toBeVisible();

  await inStore(page).getByRole('button', move(reserved)).click();
  for (const tab of [page, other]) {
    await expect(atHome(tab).getByRole('link', { name: reserved.name, exact: true })).toBeVisible();
    await expect(inStore(tab)).toBeHidden();
  }

  await page
    .getByRole('region', { name: 'Summe Ihrer Bestellung' })
    .getByRole('button', { name: 'Zur Kasse' })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/kontakt\//);
});

test('a line moves, and the stock is verified, without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const { reserved, store } = await startWithBothCarts(context.request);
  const page = await context.newPage();

  await page.goto('/basket/');
  const inStore = page.getByRole('region', { name: reservation(store) });
  await inStore.getByRole('button', move(reserved)).click();

  await expect(inStore).toBeHidden();
  await expect(
    page.getByRole('region', { name: ONLINE }).getByRole('link', { name: reserved.name, exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page).toHaveURL(/\/checkout\/kontakt\//);
  await context.close();
});
