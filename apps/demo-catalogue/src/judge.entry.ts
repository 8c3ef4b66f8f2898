import { writeFileSync } from 'node:fs';
import { DEMO_SEED } from './demo-seed';
import { generateCatalogue } from './generate-catalogue';
import { gradeQueries } from './judged-queries/judged-queries';
import { outsidePairs } from './outside-pairs/outside-pairs';
import { wordPairs } from './word-pairs/word-pairs';

/** `node dist/judge.entry.js <file> [items]` writes the judged queries and the pairs. */
const [, , file, items = '6000'] = process.argv;
if (!file) throw new Error('Usage: node dist/judge.entry.js <file> [items]');
// Prices depend on the day, grades do not.
const today = new Date().toISOString().slice(0, 10);
const products = [...generateCatalogue({ items: Number(items), seed: DEMO_SEED, today })];
const leafOf = Object.fromEntries(products.map(({ productId, categoryId }) => [productId, categoryId]));
writeFileSync(
  file,
  JSON.stringify({ queries: gradeQueries(products), pairs: wordPairs, outsidePairs, leafOf }),
);
