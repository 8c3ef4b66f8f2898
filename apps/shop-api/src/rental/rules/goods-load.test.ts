/** @jest-environment node */
import { fitsEstateCar, goodsLoad } from './goods-load';

const pieces = (quantity: number, weightGrams: number, lengthMm = 0) => ({ quantity, weightGrams, lengthMm });

it.each([
  ['nothing', [], true],
  ['16 sacks of 25 kg', [pieces(16, 25_000)], true],
  ['17 sacks of 25 kg', [pieces(17, 25_000)], false],
  ['sacks and a stone in sum', [pieces(15, 25_000), pieces(1, 25_001)], false],
  ['a board of 2 m', [pieces(1, 4_000, 2000)], true],
  ['a board of 2.40 m', [pieces(1, 4_000, 2400), pieces(1, 10)], false],
  ['a board of which no piece is left', [pieces(0, 4_000, 2400), pieces(1, 10)], true],
])('%s', (_what, goods, fits) => {
  expect(fitsEstateCar(goodsLoad(goods))).toBe(fits);
});

it('adds up the weight of all pieces, and has the length of the longest', () => {
  expect(goodsLoad([pieces(3, 500, 1200), pieces(2, 1_250, 800)])).toEqual({
    grams: 4000,
    isWeightKnown: true,
    lengthMm: 1200,
  });
});

it('knows of no weight that the catalogue does not state', () => {
  expect(goodsLoad([pieces(3, 500), pieces(60, 0)])).toMatchObject({ grams: 1500, isWeightKnown: false });
  expect(goodsLoad([pieces(3, 500), pieces(0, 0)]).isWeightKnown).toBe(true);
});
