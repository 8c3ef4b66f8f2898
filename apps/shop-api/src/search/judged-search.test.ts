/** @jest-environment node */
import type { Queryable } from '@fachwerk/database';
import { demoFrame } from '@fachwerk/demo-catalogue/frame';
import { generateCatalogue } from '@fachwerk/demo-catalogue/generate-catalogue';
import { gradeQueries } from '@fachwerk/demo-catalogue/judged-queries';
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

it('shows a product that is meant first, in both halves of the judged queries', async () => {
  const { catalogue, knowledge } = await openKnowledge();
  // Numbers are looked up in the database.
  const queries = gradeQueries(products).filter((one) => one.class !== 'number');
  for (const half of ['open', 'held back']) {
    const own = queries.filter((one) => one.half === half);
    let first = 0;
    for (const { query, grades } of own) {
      const understood = await understandQuery(query, knowledge, (text) => matchText(catalogue.texts, text));
      if (!understood) continue;
      const { productIds } = searchCatalogue(
        catalogue,
        { query, filters: new Map(), sort: 'relevance', page: 1, size: 10 },
        understood,
      );
      if (grades[productIds[0] ?? ''] === 2) first++;
    }
    expect(first / own.length).toBeGreaterThanOrEqual(0.97);
  }
});
