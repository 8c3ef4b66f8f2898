import { expect, test } from '../journey';
import {
  cartLink,
  emptyCartHeading,
  openFirstAvailableProduct,
  putIntoCart,
  quantityField,
} from '../shop-steps';
import { isAlive } from '../steps';

const SEARCH = '/search/?q=akkuschrauber&ms=true';

test('what one tab puts into the cart shows in the header and in the cart of the other', async ({ open }) => {
  const product = await open(SEARCH);
  await openFirstAvailableProduct(product);
  const cart = await open('/basket/');
  await isAlive(cart, 'cart-page');
  await expect(emptyCartHeading(cart)).toBeVisible();

  await putIntoCart(product);

  await expect(cartLink(cart, 1)).toBeVisible();
  await expect(quantityField(cart)).toBeVisible();
});

test('a quantity changed in one tab is the quantity of the other', async ({ open }) => {
  const first = await open(SEARCH);
  await openFirstAvailableProduct(first);
  await putIntoCart(first);
  await expect(cartLink(first, 1)).toBeVisible();
  await first.goto(new URL('/basket/', first.url()).href);
  const second = await open('/basket/');
  await isAlive(first, 'cart-page');
  await isAlive(second, 'cart-page');

  await first.getByRole('button', { name: /^Menge von .* erhöhen$/ }).click();
  await expect(quantityField(second)).toHaveValue('2');
  await second.getByRole('button', { name: /entfernen$/ }).click();

  await expect(emptyCartHeading(first)).toBeVisible();
  await expect(cartLink(first)).toBeVisible();
});
