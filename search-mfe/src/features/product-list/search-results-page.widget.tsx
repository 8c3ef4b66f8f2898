import { defineWidget } from '@fachwerk/shared/widget';
import { PROBLEM_TEXTS } from '../../page-head';
import { isShopPath } from '../../urls';
import { fetchTopCategories } from './list-api';
import { loadList } from './list-data';
import { searchHead } from './list-head';
import { parseListQuery } from './list-query';
import { type SearchData, SearchResultsPage } from './SearchResultsPage';

export const searchResultsPage = defineWidget({
  name: 'search-results-page',
  title: 'Suchergebnisse',
  description:
    'Treffer der Suche mit Filtern, Sortierung und Seiten; ohne Treffer vier Tipps und die Kategorien.',
  examples: [
    { title: 'Die Suche der Adresszeile', props: {} },
    { title: 'Ohne Treffer oder ohne Suchwort', props: {} },
  ],
  load: async ({ api, url, signal }) => {
    const query = parseListQuery(url.searchParams);
    const found = query.term
      ? await loadList({ api, url, signal })
      : { basePath: url.pathname, query, list: null };
    const isEmpty = !found.problem && !found.list?.total && !found.list?.redirect;
    const data: SearchData = {
      ...found,
      // A redirect to another host is ignored.
      list: found.list && { ...found.list, redirect: safeRedirect(found.list.redirect) },
      categories: isEmpty ? await fetchTopCategories(api, signal) : [],
    };
    return { data, page: searchHead(data) };
  },
  browserData: (data) => ({ ...data, items: undefined }),
  component: SearchResultsPage,
  partOf: 'page',
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 1200 },
  // Without server HTML its height depends on the hits.
  budget: { shift: 0.7 },
  messages: [
    'head.search.',
    'head.skip.items',
    ...PROBLEM_TEXTS,
    'productList.',
    'search.',
    'service.',
    'product.',
    'comparison.open',
    'failure.',
  ],
});

const safeRedirect = (path: string | undefined): string | undefined =>
  path !== undefined && isShopPath(path) ? path : undefined;

export default searchResultsPage;
