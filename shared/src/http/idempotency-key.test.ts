import { createIdempotencyKey } from './idempotency-key';

it('is another one each time, and made of what a header may carry', () => {
  const keys = Array.from({ length: 100 }, createIdempotencyKey);

  expect(new Set(keys).size).toBe(100);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true);
});
