/** @jest-environment node */
import { storeBannerOf, storeLinesOf } from './store-lines';

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

it.each([
  ['store-banner=exited', 'exited'],
  ['store=stock; store-banner=exited', 'exited'],
  ['store-banner="><script>', undefined],
  ['store-banner=exited; store-banner=', undefined],
  [undefined, undefined],
])('the cookie %s hides the banner: %s', (cookie, banner) => {
  expect(storeBannerOf(cookie)).toBe(banner);
});
