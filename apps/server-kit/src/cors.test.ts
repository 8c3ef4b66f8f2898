/** @jest-environment node */
import { originMatcher } from './cors';

describe('allowed origins', () => {
  const isAllowed = originMatcher(['https://blog.shop.example', 'https://*.shop.test']);
  it.each([
    ['https://blog.shop.example', true],
    ['http://blog.shop.example', false],
    ['https://blogXshop.example', false],
    ['https://www.shop.test', true],
    ['https://a.b.shop.test', true],
    ['https://shop.test', false],
    ['https://shop.test.evil.example', false],
    ['https://evil.example/.shop.test', false],
    ['null', false],
  ])('%s: %s', (origin, expected) => {
    expect(isAllowed(origin)).toBe(expected);
  });
});
