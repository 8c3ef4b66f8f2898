import { expect, test } from '../journey';
import {
  addButton,
  cartLink,
  emptyCartHeading,
  openFirstAvailableProduct,
  putIntoCart,
  quantityField,
  searchFor,
} from '../shop-steps';
import { isAlive } from '../steps';

test('search, open a product, buy it, reload, change the quantity, remove it, undo, go back', async ({
  open,
}) => {
  const page = await open('/');
  await searchFor(page, 'akkuschrauber');
  const name = await openFirstAvailableProduct(page);

  await page.evaluate('window.isSamePage = true');
  await putIntoCart(page);
  await expect(cartLink(page, 1)).toBeVisible();
  expect(await page.evaluate('window.isSamePage'), 'the page was not loaded anew').toBe(true);
  await page.reload();

  await cartLink(page, 1).click();
  await page.waitForURL('**/basket/');
  await isAlive(page, 'cart-page');
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Menge von ${name} erhöhen` }).click();
  await expect(cartLink(page, 2)).toBeVisible();
  await expect(quantityField(page)).toHaveValue('2');

  await page.getByRole('button', { name: `${name} entfernen` }).click();
  await expect(emptyCartHeading(page)).toBeVisible();
  await expect(cartLink(page)).toBeVisible();

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(quantityField(page)).toHaveValue('2');
  await expect(cartLink(page, 2)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeHidden();

  await page.goBack();
  await expect(addButton(page)).toBeVisible();
  await expect(cartLink(page, 2)).toBeVisible();
});
