import assert from 'node:assert/strict';
import {
  addButton,
  cartLink,
  emptyCartHeading,
  openFirstAvailableProduct,
  putIntoCart,
  quantityField,
  searchFor,
} from '../shop-steps';
import { hasValue, isAlive, isGone, isSeen, journey } from '../steps';

journey('search, open a product, buy it, change the quantity, remove it, undo', async ({ open }) => {
  const page = await open('/');
  await searchFor(page, 'akkuschrauber');
  const name = await openFirstAvailableProduct(page);

  await page.evaluate('window.isSamePage = true');
  await putIntoCart(page);
  await isSeen(cartLink(page, 1));
  assert.equal(await page.evaluate('window.isSamePage'), true, 'the page was not loaded anew');

  await cartLink(page, 1).click();
  await page.waitForURL('**/basket/');
  await isAlive(page, 'cart-page');
  await isSeen(page.getByRole('link', { name, exact: true }));
  await page.getByRole('button', { name: `Menge von ${name} erhöhen` }).click();
  await isSeen(cartLink(page, 2));
  await hasValue(quantityField(page), '2');

  await page.getByRole('button', { name: `${name} entfernen` }).click();
  await isSeen(emptyCartHeading(page));
  await isSeen(cartLink(page));

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await isSeen(page.getByRole('link', { name, exact: true }));
  await hasValue(quantityField(page), '2');
  await isSeen(cartLink(page, 2));
  await isGone(page.getByRole('button', { name: 'Rückgängig' }));
});

journey('the cart is still there after a reload and after a way back', async ({ open }) => {
  const page = await open('/search/?q=akkuschrauber&ms=true');
  await openFirstAvailableProduct(page);
  await putIntoCart(page);
  await isSeen(cartLink(page, 1));

  await page.reload();
  await isSeen(cartLink(page, 1));
  await cartLink(page, 1).click();
  await isSeen(quantityField(page));
  await page.goBack();

  await isSeen(addButton(page));
  await isSeen(cartLink(page, 1));
});
