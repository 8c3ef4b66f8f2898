/** @jest-environment node */
import { randomNumbers } from '../../testing/random';
import { BLOCK, mixHits } from './mix-hits';

/** "A1.00 B0.995" or "Aa1 Ab1": brands, types and scores, best first. */
function mix(hits: string): string {
  const all = hits.split(' ');
  const mixed = mixHits(all, {
    kindsAt: (place) => [/[a-z]/.exec(all[place]!)?.[0], all[place]![0]],
    scoreAt: (place) => Number(all[place]!.replace(/^[A-Za-z]+/, '')),
  });
  return mixed.map((hit) => hit.replace(/[\d.]+$/, '')).join('');
}

it.each([
  ['alternates brands of equal hits', 'A1 A1 A1 B1 B1 C1', 'ABABAC'],
  ['keeps the best hit first, whatever its brand', 'A1 B0.999 A0.998', 'ABA'],
  ['moves no hit before one that is clearly better', 'A1 A0.9 A0.8 B0.5', 'AAAB'],
  ['mixes nearly equal hits only', 'A1 A0.999 B0.995 A0.9 B0.5', 'ABAAB'],
  ['keeps the order of hits of one brand', 'A1 A1 A1', 'AAA'],
  ['alternates types of goods, also of one brand', 'Aa1 Aa1 Aa1 Ab1 Ab1', 'AaAbAaAbAa'],
  ['prefers what differs in both', 'Aa1 Ab1 Ba1 Bb1', 'AaBbAbBa'],
])('%s', (_what, hits, expected) => {
  expect(mix(hits)).toBe(expected);
});

it('keeps every hit in its block, so that pages repeat and lose nothing', () => {
  const random = randomNumbers(1);
  const hits = Array.from({ length: 5 * BLOCK - 7 }, (_, place) => place);
  const brands = hits.map(() => Math.floor(random() * 3));
  const rank = { kindsAt: (place: number) => [brands[place]], scoreAt: () => 1 };
  const mixed = mixHits(hits, rank);

  expect(mixed.map((hit) => Math.floor(hit / BLOCK))).toEqual(hits.map((place) => Math.floor(place / BLOCK)));
  expect(new Set(mixed).size).toBe(hits.length);
  // The order of the first blocks does not depend on how many follow.
  expect(mixHits(hits.slice(0, 2 * BLOCK), rank)).toEqual(mixed.slice(0, 2 * BLOCK));
});
