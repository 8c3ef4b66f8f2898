import type { Page } from '@playwright/test';
import { field, isAsked, PASSWORD, startWithAccount } from '../account-steps';
import { expect, test } from '../journey';
import { hasFocusWithin, pressOn, skipTo, skipToContent, tabTo, typeInto } from '../keyboard-steps';
import {
  addButton,
  cartLink,
  emptyCartHeading,
  findAvailableProduct,
  quantityField,
  startWithOneInCart,
} from '../shop-steps';
import { isAlive } from '../steps';

test('search, buy, change and remove by the keyboard alone, and always see where one is', async ({
  open,
}) => {
  const page = await open('/impressum/');
  await isAlive(page, 'header');
  await skipToContent(page);
  await tabTo(page, page.getByRole('combobox', { name: 'Suche' }), 'Shift+Tab');
  await page.keyboard.type('akkuschrauber');
  await page.keyboard.press('Enter');

  await page.waitForURL('**/search/?*');
  await isAlive(page, 'search-results-page');
  await skipTo(page, 'Zu den Artikeln springen');
  const tile = page.locator('main').getByRole('article').filter({ hasText: 'Online verfügbar' }).first();
  await pressOn(page, tile.getByRole('link').first());

  await page.waitForURL('**/p/**');
  await isAlive(page, 'product-details-page');
  await skipTo(page, 'Zum Kauf springen');
  await pressOn(page, addButton(page));
  await expect(cartLink(page, 1)).toBeVisible();
  await pressOn(page, cartLink(page, 1), 'Shift+Tab');

  await page.waitForURL('**/basket/');
  await isAlive(page, 'cart-page');
  await skipToContent(page);
  await pressOn(page, page.getByRole('button', { name: /^Menge von .* erhöhen$/ }));
  await expect(cartLink(page, 2)).toBeVisible();
  await expect(quantityField(page)).toHaveValue('2');
  await pressOn(page, page.getByRole('button', { name: /entfernen$/ }));
  await expect(emptyCartHeading(page)).toBeVisible();
  await hasFocusWithin(page.locator('main'));
  // Messages are before the content.
  await pressOn(page, page.getByRole('button', { name: 'Rückgängig' }), 'Shift+Tab');
  await expect(quantityField(page)).toHaveValue('2');
});

const toTab = async (page: Page, name: string): Promise<void> => {
  await skipToContent(page);
  const tabs = page.getByRole('navigation', { name: 'Mein Konto' });
  await pressOn(page, tabs.getByRole('link', { name, exact: true }));
};

test('log in, change an address, order the newsletter and log out by the keyboard alone', async ({
  context,
  open,
}) => {
  const email = await startWithAccount(context.request);
  const page = await open('/login/');
  await isAlive(page, 'login-form');
  await skipToContent(page);
  await typeInto(page, { 'E-Mail-Adresse': email, Passwort: PASSWORD });
  await page.keyboard.press('Enter');
  await isAsked(page, 'Guten Tag, Änne Groß-Özdemir');

  await isAlive(page, 'account-page');
  await toTab(page, 'Adressen');
  await page.waitForURL('**/account/adressen/');
  await isAlive(page, 'account-page');
  await skipToContent(page);
  await pressOn(page, page.getByRole('link', { name: 'Adresse hinzufügen' }));
  await page.waitForURL('**/account/adressen/?adresse=neu');
  await isAlive(page, 'account-page');
  await skipToContent(page);
  await typeInto(page, { Straße: 'Venloer Straße', 'Hausnr.': '12', Postleitzahl: '50672', Ort: 'Köln' });
  await page.keyboard.press('Enter');
  const shown = (text: string) => page.locator('main').getByText(text, { exact: true });
  await expect(shown('Venloer Straße 12')).toBeVisible();

  await isAlive(page, 'account-page');
  await skipToContent(page);
  await pressOn(page, page.getByRole('link', { name: /^Ändern: .*Venloer Straße 12/ }));
  await page.waitForURL('**/account/adressen/?adresse=*');
  await isAlive(page, 'account-page');
  await skipToContent(page);
  await tabTo(page, field(page, 'Hausnr.'));
  await page.keyboard.type('14');
  await page.keyboard.press('Enter');
  await expect(shown('Venloer Straße 14')).toBeVisible();

  await isAlive(page, 'account-page');
  await toTab(page, 'Newsletter');
  await page.waitForURL('**/account/newsletter/');
  await isAlive(page, 'account-page');
  await skipToContent(page);
  await tabTo(page, page.getByRole('checkbox', { name: 'Angebote und Aktionen' }));
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: 'Newsletter bestellen' }));
  await expect(page.getByRole('status').getByText('Ihre Auswahl ist gespeichert.')).toBeVisible();
  await hasFocusWithin(page.locator('main'));

  await pressOn(
    page,
    page.locator('main').getByRole('button', { name: 'Abmelden', exact: true }),
    'Shift+Tab',
  );
  await page.waitForURL((url) => url.pathname === '/');
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('on a phone the bars at the bottom of product page and cart never cover the focus', async ({
    context,
    open,
  }) => {
    const footer = (page: Page) => page.getByRole('contentinfo').getByRole('link').first();
    const product = await open((await findAvailableProduct(context.request)).url);
    await isAlive(product, 'product-details-page');
    await skipToContent(product);
    await tabTo(product, footer(product));
    await product.close();

    await startWithOneInCart(context.request);
    const cart = await open('/basket/');
    await isAlive(cart, 'cart-page');
    await skipToContent(cart);
    await tabTo(cart, footer(cart));
    await tabTo(cart, cart.getByRole('button', { name: /entfernen$/ }), 'Shift+Tab');
  });
});
