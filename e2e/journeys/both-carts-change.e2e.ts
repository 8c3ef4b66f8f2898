import type { APIRequestContext } from '@playwright/test';
import { PASSWORD, startWithAccount } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import {
  ADJUSTED,
  atHome,
  choose,
  findItemOfStores,
  inStore,
  lineOf,
  put,
  QUESTION,
  reservingStores,
  startWithReservation,
} from '../reservation-steps';
import { hasDatabase } from '../shop-database';
import { findAvailableProduct, findProduct, sendForm } from '../shop-steps';
import { isAlive } from '../steps';
import { WAREHOUSE, withStock } from '../stock-steps';
import { chooseButton } from '../store-steps';

const logIn = (request: APIRequestContext, email: string) =>
  sendForm(request, '/login/', { email, password: PASSWORD });

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the cart page asks before another store gets the reservation', async ({
    context,
    open,
  }) => {
    const { product, store, other } = await startWithReservation(context.request);
    const page = await open(`/stores/?q=50667`);

    await chooseButton(page.locator('main'), other).click();

    await page.waitForURL('**/basket/?answer=*');
    await expect(page.getByText(QUESTION)).toBeVisible();
    await expect(lineOf(inStore(page, store), product)).toBeVisible();
    await page.getByRole('button', { name: 'Markt trotzdem wechseln' }).click();
    await expect(page.getByText(ADJUSTED)).toBeVisible();
    await expect(lineOf(inStore(page, other), product)).toBeVisible();
  });
});

/** A customer's device and a guest, with an online line and a reservation in different stores each. */
async function startWithTwoDevices(guest: APIRequestContext, device: APIRequestContext) {
  const [store, other] = await reservingStores(guest);
  const { product: reserved } = await findItemOfStores(guest, 'schrauben', [store, other]);
  const { product: kept } = await findItemOfStores(guest, 'silikon', [store, other]);
  const online = await findAvailableProduct(guest);
  const email = await startWithAccount(device);
  await logIn(device, email);
  await choose(device, other);
  await put(device, kept, other);
  await choose(guest, store);
  await put(guest, reserved, store);
  await put(guest, online);
  return { email, store, other, reserved, kept, online };
}

test('a login keeps both carts of the guest and sets the other reservation aside', async ({
  browser,
  context,
  open,
}) => {
  const device = await browser.newContext();
  const { email, store, reserved, kept, online } = await startWithTwoDevices(context.request, device.request);

  await logIn(context.request, email);

  const page = await open('/basket/');
  await isAlive(page, 'cart-page');
  await expect(lineOf(atHome(page), online)).toBeVisible();
  await expect(lineOf(inStore(page, store), reserved)).toBeVisible();
  await expect(page.getByText('Wir haben ihn unten für Sie gemerkt.')).toBeVisible();
  const parked = page.getByRole('region', { name: 'Gemerkt aus früherem Warenkorb' });
  await expect(lineOf(parked, kept)).toBeVisible();
  await expectNoAxeViolations(page);

  await parked.getByRole('button', { name: /In den Warenkorb|in den Warenkorb/ }).click();
  await expect(lineOf(atHome(page), kept)).toBeVisible();
  await expect(parked).toBeHidden();
  await device.close();
});

test('what is sold out between two clicks is removed by name, and the reservation is reduced', async ({
  browserConsole,
  context,
  open,
}) => {
  test.skip(!hasDatabase, 'The database of this shop is not known.');
  browserConsole.allow(/Failed to load resource: the server responded with a status of 412/);
  const { request } = context;
  const [store, other] = await reservingStores(request);
  const { product: reserved } = await findItemOfStores(
    request,
    'schrauben',
    [store, other],
    (first) => first > 1,
  );
  // Not the item that other journeys put into their carts at the same time.
  const { itemId: ofOthers } = await findAvailableProduct(request);
  const online = await findProduct(
    request,
    'akkuschrauber',
    ({ itemId, statusOnline }) => statusOnline === 'Available' && itemId !== ofOthers,
  );
  await choose(request, store);
  await put(request, online);
  await put(request, reserved, store, 2);
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');
  await isAlive(page, 'stock-validation-modal');

  await withStock({ itemId: online.itemId, locationId: WAREHOUSE, quantity: 0 }, () =>
    withStock({ itemId: reserved.itemId, locationId: store.companyId, quantity: 1 }, async () => {
      await page
        .getByRole('region', { name: 'Summe Ihrer Bestellung' })
        .getByRole('button', { name: 'Zur Kasse' })
        .click();

      const dialog = page.getByRole('dialog', { name: 'Einige Artikel sind knapp geworden' });
      await expect(dialog.getByText(online.name)).toBeVisible();
      await expect(dialog.getByText('Ihre Online-Bestellung ist jetzt leer.')).toBeVisible();
      await expect(dialog.getByText(/Menge vorher 2, jetzt 1/)).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Verstanden' }).click();
      await expect(atHome(page)).toBeHidden();
      await expect(lineOf(inStore(page, store), reserved)).toBeVisible();
    }),
  );
});
