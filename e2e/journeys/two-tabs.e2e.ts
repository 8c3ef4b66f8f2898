import { expect, test } from '../journey';
import { cartLink, emptyCartHeading, findAvailableProduct, putIntoCart, quantityField } from '../shop-steps';
import { isAlive } from '../steps';

test('what one tab puts into the cart, changes and removes shows in the other', async ({ context, open }) => {
  const first = await open((await findAvailableProduct(context.request)).url);
  const second = await open('/basket/');
  await isAlive(second, 'cart-page');
  await expect(emptyCartHeading(second)).toBeVisible();

  await putIntoCart(first);
  await expect(cartLink(second, 1)).toBeVisible();
  await expect(quantityField(second)).toBeVisible();

  await first.goto('/basket/');
  await isAlive(first, 'cart-page');
  await first.getByRole('button', { name: /^Menge von .* erhöhen$/ }).click();
  await expect(quantityField(second)).toHaveValue('2');
  await second.getByRole('button', { name: /entfernen$/ }).click();

  await expect(emptyCartHeading(first)).toBeVisible();
  await expect(cartLink(first)).toBeVisible();
});
