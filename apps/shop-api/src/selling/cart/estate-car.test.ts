/** @jest-environment node */
import { fitsEstateCar, weightGrams } from './estate-car';

const load = (quantity: number, grams: number, lengthMm = 0) => ({
  item: { weightGrams: grams, lengthMm },
  quantity,
});

it.each([
  ['nothing', [], true],
  ['16 sacks of 25 kg', [load(16, 25_000)], true],
  ['17 sacks of 25 kg', [load(17, 25_000)], false],
  ['sacks and a stone in sum', [load(15, 25_000), load(1, 25_001)], false],
  ['a board of 2 m', [load(1, 4_000, 2000)], true],
  ['a board of 2.40 m', [load(1, 4_000, 2400), load(1, 10)], false],
])('%s', (_what, lines, fits) => {
  expect(fitsEstateCar(lines)).toBe(fits);
});

it('adds up the weight of all pieces', () => {
  expect(weightGrams([load(3, 500), load(2, 1_250)])).toBe(4000);
});
