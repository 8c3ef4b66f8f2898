import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { hasFocusWithin, pressOn, skipTo, skipToContent, tabTo } from '../keyboard-steps';
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
