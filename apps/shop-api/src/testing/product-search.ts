import type { Queryable } from '@fachwerk/database';
import type { CatalogueFrame, CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import { importContext } from '../catalogue/import/import-context';
import { askedServices, createServices } from '../catalogue/query/services';
import { changesOf, createKnowledge, understandQuery } from '../catalogue/query/understand-query';
import { createValueWords } from '../catalogue/query/value-words';
import { searchCatalogue } from '../catalogue/search/search-catalogue';
import { loadCatalogue } from '../catalogue/text-index/load-catalogue';
import { matchText } from '../catalogue/text-index/match-text';
import { correctionTerms } from '../catalogue/text-index/search-document';
import { createCategoryNames } from '../catalogue/words/category-names';
import type { Term } from '../catalogue/words/nearest-word';
import { startingServices } from '../catalogue/words/starting-services';
import { startingSynonyms } from '../catalogue/words/starting-synonyms';
import { createSynonyms } from '../catalogue/words/synonyms';
import { createVocabulary } from '../catalogue/words/vocabulary';
import { listStores } from '../stores/import/store-list';

const SHOWN = 10;

export interface FoundProducts extends ReturnType<typeof changesOf> {
  productIds: readonly string[];
  names: readonly string[];
  leaves: readonly string[];
  servicePages: readonly string[];
}

/** Searches products in memory, as the import would store them, without a database. */
export async function openProductSearch(
  catalogueFrame: CatalogueFrame,
  products: readonly CatalogueProduct[],
) {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const frame = importContext(catalogueFrame);
  const rows = products
    .map((product) => {
      const { tokens, document } = frame.toRows(product);
      return {
        productId: product.productId,
        tokens,
        popularity: product.popularity,
        priceCents: 1,
        rating: 1,
        listedSince: 1,
        document: document.replaceAll(':1D', ':1'),
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
  const knowledge = createKnowledge({
    synonyms: createSynonyms(startingSynonyms),
    vocabulary: createVocabulary([...terms.values()]),
    categoryNames: createCategoryNames(catalogueFrame.categories),
    valueWords: createValueWords(catalogue.facetValues),
    services: createServices(
      startingServices,
      listStores().map(({ city }) => city),
    ),
  });

  return {
    knowledge,
    /** The service pages that are suggested while a text is typed. */
    suggestPages: (typed: string) => askedServices({ query: typed, begun: typed }, knowledge).servicePages,
    /** The first ten hits, with their names and leaf categories, and what was changed in the query. */
    async find(query: string): Promise<FoundProducts> {
      const understood = await understandQuery(query, knowledge, (text) => matchText(catalogue.texts, text));
      const { servicePages } = askedServices({ query }, knowledge);
      if (!understood) return { productIds: [], names: [], leaves: [], servicePages };
      const request = { query, filters: new Map(), sort: 'relevance' as const, page: 1, size: SHOWN };
      const { productIds } = searchCatalogue(catalogue, request, understood);
      const hits = productIds.map((id) => byId.get(id)!);
      return {
        productIds,
        names: hits.map(({ name }) => name),
        leaves: hits.map(({ categoryId }) => categoryId),
        servicePages,
        ...changesOf(understood),
      };
    },
  };
}
