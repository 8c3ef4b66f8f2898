/** @jest-environment node */
import { randomNumbers } from '../testing/random';
import { BLOCK, mixBrands } from './mix-brands';

/** "A1.00 B0.995": brands with scores, best first. */
function mix(hits: string): string {
  const all = hits.split(' ');
  const mixed = mixBrands(all, {
    brandAt: (place) => all[place]!.charCodeAt(0),
    scoreAt: (place) => Number(all[place]!.slice(1)),
  });
  return mixed.map((hit) => hit[0]).join('');
}

it.each([
  ['alternates brands of equal hits', 'A1 A1 A1 B1 B1 C1', 'ABABAC'],
  ['keeps the best hit first, whatever its brand', 'A1 B0.999 A0.998', 'ABA'],
  ['moves no hit before one that is clearly better', 'A1 A0.9 A0.8 B0.5', 'AAAB'],
  ['mixes nearly equal hits only', 'A1 A0.999 B0.995 A0.9 B0.5', 'ABAAB'],
  ['keeps the order of hits of one brand', 'A1 A1 A1', 'AAA'],
])('%s', (_what, hits, expected) => {
  expect(mix(hits)).toBe(expected);
});

it('keeps every hit in its block, so that pages repeat and lose nothing', () => {
  const random = randomNumbers(1);
  const hits = Array.from({ length: 5 * BLOCK - 7 }, (_, place) => place);
  const brands = hits.map(() => Math.floor(random() * 3));
  const rank = { brandAt: (place: number) => brands[place], scoreAt: () => 1 };
  const mixed = mixBrands(hits, rank);

  expect(mixed.map((hit) => Math.floor(hit / BLOCK))).toEqual(hits.map((place) => Math.floor(place / BLOCK)));
  expect(new Set(mixed).size).toBe(hits.length);
  // The order of the first blocks does not depend on how many follow.
  expect(mixBrands(hits.slice(0, 2 * BLOCK), rank)).toEqual(mixed.slice(0, 2 * BLOCK));
});
