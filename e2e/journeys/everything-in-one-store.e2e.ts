import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { findAvailableProduct, sendForm } from '../shop-steps';
import { isAlive } from '../steps';
import { findStockedItem, storesNear } from '../store-steps';

test('the cart leads to the stores that have most of it, and one click fills both carts', async ({
  context,
  open,
}) => {
  const { request } = context;
  const stores = await storesNear(request, '50667');
  const online = await findAvailableProduct(request);
  const { product: stocked } = await findStockedItem(request, 'schrauben', stores);
  for (const { itemId } of [online, stocked]) await sendForm(request, '/basket/add/', { itemId });

  const cart = await open('/basket/');
  await isAlive(cart, 'cart-page');
  await cart.getByRole('link', { name: 'In welchem Markt bekomme ich alles?' }).click();
  await isAlive(cart, 'cart-stores-page');
  await cart.getByRole('textbox', { name: 'Postleitzahl oder Ort' }).fill('50667');
  await cart.getByRole('textbox', { name: 'Postleitzahl oder Ort' }).press('Enter');
  await expect(cart.getByRole('heading', { name: /Märkte bei 50667 Köln im Vergleich/ })).toBeVisible();
  await isAlive(cart, 'cart-stores-page');
  for (const width of [360, 1440]) {
    await cart.setViewportSize({ width, height: 800 });
    await expectNoAxeViolations(cart);
  }

  const best = cart.getByRole('article').first();
  const name = (await best.getByRole('heading').textContent()) ?? '';
  await best.getByRole('button', { name: /Alles hier reservieren|Warenkorb so aufteilen/ }).click();

  await expect(cart).toHaveURL(/\/basket\/$/);
  await expect(cart.getByRole('region', { name: `Reservieren im Markt: ${name}` })).toBeVisible();
  for (const product of [online, stocked])
    await expect(cart.getByRole('link', { name: product.name, exact: true })).toBeVisible();
});
