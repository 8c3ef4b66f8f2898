import type { CoverPack } from '@fachwerk/shared/contracts';
import { bestMix } from './best-mix';

const pack = (squareMetres: number, cents: number, maxQuantity = 999): CoverPack => ({
  itemId: String(squareMetres),
  content: `${squareMetres} m²`,
  squareMetres,
  cents,
  maxQuantity,
});
const mix = (packs: readonly CoverPack[], needed: number) =>
  bestMix(packs, needed)?.map((part) => [part.quantity, part.pack.squareMetres]);

/** 2.5, 5 and 10 l of a paint for 7 m²/l. */
const PAINT = [pack(17.5, 1099), pack(35, 1799), pack(70, 3199)];

it.each<[string, number, [number, number][]]>([
  [
    '14 l are 10 l and 5 l',
    98,
    [
      [1, 70],
      [1, 35],
    ],
  ],
  ['a little is the smallest pack', 1, [[1, 17.5]]],
  ['a full pack is one', 70, [[1, 70]]],
  [
    'a little more than a full pack adds the smallest',
    70.1,
    [
      [1, 70],
      [1, 17.5],
    ],
  ],
  ['one large pack instead of three small ones that cost more', 53, [[1, 70]]],
  ['a large hall', 10_010, [[143, 70]]],
])('%s', (_, needed, parts) => {
  expect(mix(PAINT, needed)).toEqual(parts);
});

it('takes a larger pack that is cheaper than what is needed', () => {
  expect(mix([pack(1, 500), pack(10, 900)], 2)).toEqual([[1, 10]]);
});

it('prefers fewer pieces at the same price, then less that remains', () => {
  expect(mix([pack(5, 500), pack(10, 1000)], 20)).toEqual([[2, 10]]);
  expect(mix([pack(12, 1000), pack(10, 1000)], 10)).toEqual([[1, 10]]);
});

it('takes what is in stock, and is unknown if all of it is not enough', () => {
  expect(mix([pack(17.5, 1099, 2), pack(70, 3199, 1)], 90)).toEqual([
    [1, 70],
    [2, 17.5],
  ]);
  expect(mix([pack(17.5, 1099, 1), pack(70, 3199, 1)], 90)).toBeUndefined();
  expect(mix([], 1)).toBeUndefined();
});

it('has no error of binary fractions', () => {
  expect(mix([pack(0.1, 100)], 0.1 * 3)).toEqual([[3, 0.1]]);
  expect(mix([pack(1.21, 100)], 1.1 * 1.1)).toEqual([[1, 1.21]]);
});

/** All counts of all packs. */
function cheapest(packs: readonly CoverPack[], needed: number): string | undefined {
  const need = Math.ceil(Number((needed * 1000).toFixed(3)));
  let best: number[] | undefined;
  const visit = (index: number, left: number, cents: number, pieces: number): void => {
    const kind = packs[index];
    if (left <= 0) {
      const found = [cents, pieces, -left];
      const order = best ? found.map((value, at) => value - best![at]!).find((value) => value !== 0) : -1;
      if ((order ?? 0) < 0) best = found;
    } else if (kind)
      for (let count = 0; count <= kind.maxQuantity; count += 1) {
        const rest = left - count * Math.round(kind.squareMetres * 1000);
        visit(index + 1, rest, cents + count * kind.cents, pieces + count);
        if (rest <= 0) break;
      }
  };
  visit(0, need, 0, 0);
  return best?.join();
}

it('is as cheap as the cheapest of all combinations, for random packs, areas and waste', () => {
  let seed = 20_260_927;
  const random = (least: number, most: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return least + Math.floor((seed / 2 ** 32) * (most - least + 1));
  };
  for (let round = 0; round < 600; round += 1) {
    const packs = Array.from({ length: random(1, 4) }, () =>
      // Some areas and prices per square metre are the same.
      pack(random(1, 12) * (round % 2 ? 2.5 : 0.37), random(1, 9) * 250, random(0, 9)),
    );
    const needed = (random(1, 800) / 10) * (1 + random(0, 3) * 0.05) * random(1, 2);
    const parts = bestMix(packs, needed);
    const sums = parts && [
      parts.reduce((sum, part) => sum + part.quantity * part.pack.cents, 0),
      parts.reduce((sum, part) => sum + part.quantity, 0),
      parts.reduce((sum, part) => sum + part.quantity * Math.round(part.pack.squareMetres * 1000), 0) -
        Math.ceil(Number((needed * 1000).toFixed(3))),
    ];
    expect({ packs, needed, best: sums?.join() }).toEqual({ packs, needed, best: cheapest(packs, needed) });
  }
});

it('needs few steps for the largest area, also where prices by area are the same', () => {
  const asked = jest.spyOn(Math, 'ceil');
  expect(mix([pack(1.99, 1990), pack(2.47, 2470), pack(2.13, 2130)], 23_000)).toBeUndefined();
  bestMix([pack(1.99, 1990, 99_999), pack(2.47, 2470, 99_999), pack(2.13, 2130, 99_999)], 22_999.99);
  expect(asked.mock.calls.length).toBeLessThan(20_000);
  asked.mockRestore();
});

it('ends for packs without a common measure, and covers the area', () => {
  const odd = [9.973, 9.967, 9.949, 9.941, 9.931].map((area, index) => pack(area, 9_973 - index * 7));
  const parts = bestMix(odd, 3000);

  expect(
    parts?.reduce((sum, part) => sum + part.quantity * part.pack.squareMetres, 0),
  ).toBeGreaterThanOrEqual(3000);
});
