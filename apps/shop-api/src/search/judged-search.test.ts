/** @jest-environment node */
import type { Queryable } from '@fachwerk/database';
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { gradeQueries } from '@fachwerk/demo-catalogue/judged-queries';
import { wordPairs } from '@fachwerk/demo-catalogue/word-pairs';
import { importContext } from '../catalogue/import-context';
import { createCategoryNames } from './category-names';
import { loadCatalogue } from './load-catalogue';
import { matchText } from './match-text';
import { searchCatalogue } from './search-catalogue';
import { correctionTerms } from './search-document';
import { startingSynonyms } from './starting-synonyms';
import { createSynonyms } from './synonyms';
import { understandQuery } from './understand-query';
import { createVocabulary, type Term } from './vocabulary';

const products = [...generateCatalogue({ items: 6000, seed: 'fachwerk', today: '2026-11-21' })];
const leafOf = new Map(products.map(({ productId, categoryId }) => [productId, categoryId]));
const frame = importContext(demoFrame);

/** The demonstration catalogue in memory, as the import would store it. */
async function openKnowledge() {
  const rows = products
    .map((product) => {
      const { tokens, document } = frame.toRows(product);
      return {
        ...{ productId: product.productId, tokens, popularity: product.popularity },
        ...{ priceCents: 1, rating: 1, listedSince: 1, document: document.replaceAll(':1D', ':1') },
      };
    })
    .sort((a, b) => (a.productId < b.productId ? -1 : 1));
  const db: Queryable = {
    query: async (_, [last] = []) => {
      const start = rows.findIndex(({ productId }) => productId > String(last));
      return (start < 0 ? [] : rows.slice(start, start + 200)) as never[];
    },
  };
  const terms = new Map<string, Term>();
  for (const product of products)
    for (const [term, display] of correctionTerms(frame.searchable(product)))
      terms.set(term, { term, display, frequency: (terms.get(term)?.frequency ?? 0) + 1 });
  const catalogue = await loadCatalogue(db, 1);
  return {
    catalogue,
    knowledge: {
      synonyms: createSynonyms(startingSynonyms),
      vocabulary: createVocabulary([...terms.values()]),
      categoryNames: createCategoryNames(demoFrame.categories),
    },
  };
}

const SHOWN = 10;
let find: (query: string) => Promise<readonly string[]>;
beforeAll(async () => {
  const { catalogue, knowledge } = await openKnowledge();
  find = async (query) => {
    const understood = await understandQuery(query, knowledge, (text) => matchText(catalogue.texts, text));
    if (!understood) return [];
    const request = { query, filters: new Map(), sort: 'relevance' as const, page: 1, size: SHOWN };
    return searchCatalogue(catalogue, request, understood).productIds;
  };
});

describe.each(['open', 'held back'])('the %s half', (half) => {
  it('of the judged queries shows a product that is meant first', async () => {
    // Numbers are looked up in the database.
    const own = gradeQueries(products).filter((one) => one.half === half && one.class !== 'number');
    let first = 0;
    for (const { query, grades } of own) if (grades[(await find(query))[0] ?? ''] === 2) first++;
    expect(first / own.length).toBeGreaterThanOrEqual(0.97);
  });

  it.each(['compound', 'synonym'])('of the %s pairs finds goods of the plain word', async (pairClass) => {
    const own = wordPairs.filter((pair) => pair.half === half && pair.class === pairClass);
    let found = 0;
    for (const { query, leaves } of own)
      if ((await find(query)).some((id) => leaves.includes(leafOf.get(id) ?? ''))) found++;
    expect(found / own.length).toBeGreaterThanOrEqual(0.98);
  });
});

it('the plain word of each pair shows goods of its category first', async () => {
  const wrong: string[] = [];
  for (const { plain, leaves } of wordPairs)
    if (!leaves.includes(leafOf.get((await find(plain))[0] ?? '') ?? '')) wrong.push(plain);
  expect([...new Set(wrong)]).toEqual([]);
});
