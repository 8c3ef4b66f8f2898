/** @jest-environment node */
import { DEMO_SEED } from '../demo-seed';
import { generateCatalogue } from '../generate-catalogue';
import { gradeQueries, HELD_BACK_HASH, heldBackHash, judgedQueries } from './judged-queries';

const products = [...generateCatalogue({ items: 6000, seed: DEMO_SEED, today: '2026-11-21' })];
const queries = gradeQueries(products);

it('are at least 300, in two halves with all classes', () => {
  expect(queries.length).toBeGreaterThanOrEqual(300);
  for (const half of ['open', 'held back']) {
    const own = queries.filter((query) => query.half === half);
    expect(own.length).toBeGreaterThan(queries.length * 0.4);
    expect(new Set(own.map((query) => query.class)).size).toBe(9);
  }
});

it('each mean at least one product', () => {
  const without = queries.filter(({ grades }) => !Object.values(grades).includes(2));
  expect(without.map(({ query }) => query)).toEqual([]);
});

it('keep the half that is held back unchanged', () => {
  expect(heldBackHash(judgedQueries(products))).toBe(HELD_BACK_HASH);
});
