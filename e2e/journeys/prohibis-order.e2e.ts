import type { APIRequestContext, Page } from '@playwright/test';
import { isAsked } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { hasDatabase } from '../shop-database';
import { findAvailableProduct, PROFESSIONAL, sendForm, startLoggedIn } from '../shop-steps';
import { isAlive } from '../steps';
import { endHolds, WAREHOUSE, withStock } from '../stock-steps';

const ORDER_PAGE = '/prohibis/market/order/';

/** A firm with two pieces in its cart is at its order. */
async function openOrder(request: APIRequestContext, open: (path: string) => Promise<Page>) {
  const { itemId } = await findAvailableProduct(request);
  await startLoggedIn(request, PROFESSIONAL);
  await sendForm(request, '/basket/clear/', {});
  await sendForm(request, '/basket/add/', { itemId, quantity: '2' });
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');
  const held = page.waitForResponse((answer) => answer.url().includes('/market/deliveryInformation/'));
  await page
    .getByRole('button', { name: /Zur Kasse/ })
    .first()
    .click();
  await page.waitForURL(`**${ORDER_PAGE}`);
  await isAlive(page, 'prohibis-order-page');
  // The goods are held now: with the draft of an earlier order the button is there before.
  await held;
  await expect(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeEnabled();
  return { page, itemId };
}
/** For the payment service, or the confirmation. */
const leaves = (page: Page) => page.waitForURL((url) => !url.pathname.startsWith(ORDER_PAGE));
const order = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();

test('a firm orders its cart with a Kommission from one page', async ({ context, open }) => {
  const { page } = await openOrder(context.request, open);
  await expect(page.getByText(/^Lieferung: /).first()).toBeVisible();
  await expect(page.getByText('Gesamt netto')).toBeVisible();
  await expect(page.getByLabel('Lieferadresse')).toContainText('Werkstattstraße 8');
  await expectNoAxeViolations(page);

  await page.getByLabel('Kommission').fill('BV Müller');
  await order(page);
  await leaves(page);
  await page.goto('/basket/');
  await isAsked(page, 'Ihr Warenkorb ist leer');
});

test('a conflict with a key leads to the page that explains it', async ({
  context,
  open,
  browserConsole,
}) => {
  browserConsole.allow(/status of 412/);
  const { page } = await openOrder(context.request, open);
  // Another tab empties the cart.
  await sendForm(context.request, '/basket/clear/', {});
  await order(page);
  await page.waitForURL('**/prohibis/market/error?e=expired');
  await isAsked(page, 'Dieser Auftrag ist nicht mehr gültig');
});

test('a conflict without a key shows the quantities, and orders them after the approval', async ({
  context,
  open,
  browserConsole,
}) => {
  test.skip(!hasDatabase, 'The stock of the shop is counted in its database.');
  const { page, itemId } = await openOrder(context.request, open);
  browserConsole.allow(/status of 412/);
  const goods = { itemId, locationId: WAREHOUSE };
  const reserved = await endHolds(goods);
  await withStock({ ...goods, quantity: reserved + 1 }, async () => {
    await order(page);
    const dialog = page.getByRole('dialog', { name: 'Einige Artikel sind knapp geworden' });
    await expect(dialog.getByText('Menge vorher 2, jetzt 1')).toBeVisible();
    await dialog.getByRole('button', { name: 'Verstanden' }).click();
    await expect(page.getByText('Einige Mengen haben sich geändert')).toBeVisible();
    await page.getByRole('button', { name: 'Geänderte Mengen zahlungspflichtig bestellen' }).click();
    await leaves(page);
  });
  await page.goto('/basket/');
  await isAsked(page, 'Ihr Warenkorb ist leer');
});
