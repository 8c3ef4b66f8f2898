/** @jest-environment node */
import { barsOf } from './draw-card';

it('draws a bar code whose characters are eleven units wide, and whose stop is thirteen', async () => {
  const bars = await barsOf('290000000015');

  // Start in set C, six pairs of digits, check character, stop: three bars and spaces each, and one bar more.
  expect(bars).toHaveLength(8 * 6 + 7);
  expect(bars.slice(0, 6)).toEqual([2, 1, 1, 2, 3, 2]);
  expect(bars.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
  expect(bars.reduce((sum, width) => sum + width, 0)).toBe(8 * 11 + 13);
});
