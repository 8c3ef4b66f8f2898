/** @jest-environment node */
import { storeLinesOf } from './store-lines';

it.each([
  ['store=stock', 'stock'],
  ['mode=prohibis; store=prices', 'prices'],
  ['store=1042', undefined],
  ['store="><script>', undefined],
  ['store=stock; store=prices', undefined],
  ['mystore=stock', undefined],
  [undefined, undefined],
])('the cookie %s reserves %s', (cookie, lines) => {
  expect(storeLinesOf(cookie)).toBe(lines);
});
