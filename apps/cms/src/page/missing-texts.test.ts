/** @jest-environment node */
import { missingTextWarner } from './missing-texts';

function aLog() {
  const said: unknown[] = [];
  return { said, log: { warn: (details: unknown) => void said.push(details) } };
}
const cart = { widget: 'cart-page', version: '1.4.0-a', pageUrl: 'https://shop.example/cart/?q=geheim' };

it('warns once per page, version and key of texts that do not exist', () => {
  const { said, log } = aLog();
  const warn = missingTextWarner();

  warn(log, { ...cart, keys: ['cart.title'] });
  warn(log, { ...cart, keys: ['cart.title', 'cart.next'] });
  warn(log, { ...cart, version: '1.5.0-b', keys: ['cart.title'] });
  warn(log, { ...cart, pageUrl: 'https://shop.example/', keys: ['cart.title'] });

  const url = 'https://shop.example/cart/';
  expect(said).toEqual([
    { widget: 'cart-page', version: '1.4.0-a', url, keys: ['cart.title'] },
    { widget: 'cart-page', version: '1.4.0-a', url, keys: ['cart.next'] },
    { widget: 'cart-page', version: '1.5.0-b', url, keys: ['cart.title'] },
    { widget: 'cart-page', version: '1.4.0-a', url: 'https://shop.example/', keys: ['cart.title'] },
  ]);
});
