import { defineWidget } from '@fachwerk/shared/widget';
import { MISSING_PAGE, PROBLEM_TEXTS } from '../../page-head';
import { CategoryListPage } from './CategoryListPage';
import { type ListData, loadList } from './list-data';
import { categoryHead } from './list-head';
import { parseListQuery } from './list-query';
import { ProductListPageProps } from './product-list-page.props';

/** Slugs; other input is not a category. */
const CATEGORY_PATH = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){0,5}$/;
const MAX_PATH = 200;

export const productListPage = defineWidget({
  name: 'product-list-page',
  title: 'Produktliste einer Kategorie',
  description:
    'Artikel einer Kategorie mit Filtern, Sortierung und Seiten. Hauptinhalt einer Kategorieseite.',
  props: ProductListPageProps,
  examples: [
    { title: 'Eine Kategorie', props: { categoryPath: 'werkzeug-maschinen/akkuwerkzeuge' } },
    { title: 'Eine Kategorie, die es nicht gibt', props: { categoryPath: 'gibt-es-nicht' } },
  ],
  load: async ({ props, api, url, signal }) => {
    const category = props.categoryPath.replace(/^\/+|\/+$/g, '');
    if (category.length > MAX_PATH || !CATEGORY_PATH.test(category)) {
      const data: ListData = {
        basePath: url.pathname,
        query: parseListQuery(new URLSearchParams()),
        list: null,
        problem: 'not-found',
      };
      return { data, page: MISSING_PAGE };
    }
    const data = await loadList({ api, url, signal, category });
    return { data, page: categoryHead(data, url.origin) };
  },
  browserData: (data) => ({ ...data, items: undefined }),
  component: CategoryListPage,
  partOf: 'page',
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 1200 },
  // Without server HTML its height depends on the hits.
  budget: { shift: 0.3 },
  messages: [
    'head.category.',
    'head.skip.items',
    ...PROBLEM_TEXTS,
    'productList.',
    'product.',
    'comparison.open',
    'failure.',
  ],
});

export default productListPage;
