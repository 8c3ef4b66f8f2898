import {
  cartLink,
  emptyCartHeading,
  openFirstAvailableProduct,
  putIntoCart,
  quantityField,
} from '../shop-steps';
import { hasValue, isAlive, isSeen, journey } from '../steps';

const SEARCH = '/search/?q=akkuschrauber&ms=true';

journey(
  'what one tab puts into the cart shows in the header and in the cart of the other',
  async ({ open }) => {
    const product = await open(SEARCH);
    await openFirstAvailableProduct(product);
    const cart = await open('/basket/');
    await isAlive(cart, 'cart-page');
    await isSeen(emptyCartHeading(cart));

    await putIntoCart(product);

    await isSeen(cartLink(cart, 1));
    await isSeen(quantityField(cart));
  },
);

journey('a quantity changed in one tab is the quantity of the other', async ({ open }) => {
  const first = await open(SEARCH);
  await openFirstAvailableProduct(first);
  await putIntoCart(first);
  await isSeen(cartLink(first, 1));
  await first.goto(new URL('/basket/', first.url()).href);
  const second = await open('/basket/');
  await isAlive(first, 'cart-page');
  await isAlive(second, 'cart-page');

  await first.getByRole('button', { name: /^Menge von .* erhöhen$/ }).click();
  await hasValue(quantityField(second), '2');
  await second.getByRole('button', { name: /entfernen$/ }).click();

  await isSeen(emptyCartHeading(first));
  await isSeen(cartLink(first));
});
