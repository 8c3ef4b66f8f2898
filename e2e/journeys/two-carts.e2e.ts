import type { APIRequestContext } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { findAvailableProduct, type ListedProduct, sendForm } from '../shop-steps';
import { isAlive } from '../steps';
import { findStockedItem, type KnownStore, storesNear } from '../store-steps';

const ONLINE = 'Online bestellen: Lieferung nach Hause';

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

for (const width of [360, 1440]) {
  test(`both carts are shown apart at ${width} px, and a line moves in one click`, async ({
    context,
    open,
  }) => {
    const { online, reserved, store } = await startWithBothCarts(context.request);
    const page = await open('/basket/');
    await page.setViewportSize({ width, height: 800 });
    await isAlive(page, 'cart-page');

    const inStore = page.getByRole('region', { name: reservation(store) });
    const atHome = page.getByRole('region', { name: ONLINE });
    await expect(atHome.getByRole('link', { name: online.name, exact: true })).toBeVisible();
    await expect(inStore.getByText(/Gang \d+, Regal \d+/)).toBeVisible();
    await expectNoAxeViolations(page);

    await inStore.getByRole('button', move(reserved)).click();

    await expect(atHome.getByRole('link', { name: reserved.name, exact: true })).toBeVisible();
    await expect(inStore).toBeHidden();
  });
}

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

test('the stock is verified with the keyboard alone, and the checkout opens', async ({ context, open }) => {
  await startWithBothCarts(context.request);
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');

  await page
    .getByRole('region', { name: 'Summe Ihrer Bestellung' })
    .getByRole('button', { name: 'Zur Kasse' })
    .focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/checkout\/kontakt\//);
});
