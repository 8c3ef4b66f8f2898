import type { ProductList } from '@fachwerk/shared/contracts';
import type { PageHead } from '@fachwerk/shared/widget';
import messages from '../../messages.de.json';
import { breadcrumbData, FAILED_PAGE, fillText as fill, MISSING_PAGE } from '../../page-head';
import { listUrl } from '../../urls';
import type { ListData } from './list-data';
import { withPage, type ListQuery } from './list-query';

export function categoryHead({ list, query, problem }: ListData, origin: string): PageHead {
  if (problem === 'failed') return FAILED_PAGE;
  if (!list?.category || isBeyondEnd(list, query)) return MISSING_PAGE;

  const { name, url, breadcrumbs } = list.category;
  const plain = withPage({ term: '', filters: [], sort: null, page: 1 }, query.page);
  const title = query.page > 1 ? messages['head.category.titlePage'] : messages['head.category.title'];
  return {
    title: fill(title, { name, page: query.page }),
    description: fill(messages['head.category.description'], {
      name,
      total: list.total.toLocaleString('de-DE'),
    }),
    canonical: new URL(listUrl(url, plain), origin).href,
    // Combinations of filters are endless; their links are followed, the pages themselves stay out of the index.
    ...(query.filters.length > 0 || query.sort ? { robots: 'noindex, follow' } : {}),
    structuredData: [breadcrumbData([...breadcrumbs, { name, url }], origin), itemListData(list, origin)],
  };
}

export function searchHead({ list, query, problem }: ListData): PageHead {
  if (problem) return FAILED_PAGE;
  return {
    ...(list?.redirect && { redirect: list.redirect }),
    title: query.term
      ? fill(messages['head.search.title'], { term: query.term })
      : fill(messages['head.search.titleEmpty']),
    robots: 'noindex, follow',
  };
}

/** A page number behind the last one. */
export const isBeyondEnd = (list: ProductList, query: ListQuery): boolean =>
  query.page > 1 && list.items.length === 0 && list.total > 0;

function itemListData({ items, page, size }: ProductList, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ url, name }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * size + index + 1,
      name,
      url: new URL(url, origin).href,
    })),
  };
}
