/** @jest-environment node */
import { DEMO_SEED } from '../demo-seed';
import { generateCatalogue } from '../generate-catalogue';
import { HELD_BACK_PAIRS_HASH, heldBackPairsHash, wordPairs } from './word-pairs';

it('are hundreds of each class, in two halves of about the same size', () => {
  for (const name of ['compound', 'synonym']) {
    const own = wordPairs.filter((pair) => pair.class === name);
    expect(own.length).toBeGreaterThan(700);
    expect(own.filter(({ half }) => half === 'open').length / own.length).toBeCloseTo(0.5, 1);
  }
});

it('are each a query once, which is not the plain word itself', () => {
  const queries = wordPairs.map(({ query }) => query);
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
  expect(wordPairs.filter(({ query, plain }) => query === plain || query === '')).toEqual([]);
});

it('mean goods that the catalogue sells', () => {
  const products = [...generateCatalogue({ items: 6000, seed: DEMO_SEED, today: '2026-11-21' })];
  const sold = new Set(products.map(({ categoryId }) => categoryId));
  const unknown = wordPairs.flatMap(({ leaves }) => leaves.filter((leaf) => !sold.has(leaf)));
  expect([...new Set(unknown)]).toEqual([]);
});

it('keep the half that is held back unchanged', () => {
  expect(heldBackPairsHash(wordPairs)).toBe(HELD_BACK_PAIRS_HASH);
});
