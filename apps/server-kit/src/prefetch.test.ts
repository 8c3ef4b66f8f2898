/** @jest-environment node */
import { isPrefetch } from './prefetch';

it.each([
  [{ 'sec-purpose': 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetch;prerender' }, true],
  [{ 'sec-purpose': 'prefetch;anonymous-client-ip' }, true],
  [{ purpose: 'prefetch' }, true],
  [{ 'sec-purpose': 'prefetched' }, false],
  [{}, false],
])('%j: %j', (headers, expected) => {
  expect(isPrefetch({ headers })).toBe(expected);
});
