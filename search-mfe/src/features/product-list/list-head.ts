import { breadcrumbData, MAX_EXACT_TOTAL } from '@fachwerk/shared/rules';
import type { MessageRef, PageHead } from '@fachwerk/shared/widget';
import { FAILED_PAGE, MISSING_PAGE, SKIP_TO_ITEMS } from '../../page-head';
import { listUrl } from '../../urls';
import type { ListData, ListFrame } from './list-data';
import { filterCount, type ListQuery, PAGE_SIZE, withPage } from './list-query';

export function categoryHead({ list, items, query, problem }: ListData, origin: string): PageHead {
  if (problem === 'failed') return FAILED_PAGE;
  if (!list?.category || isBeyondEnd(list)) return MISSING_PAGE;

  const { name, url, breadcrumbs } = list.category;
  // The page of the usual size that has the first item of this one.
  const page = 1 + ((query.page - 1) * list.size) / PAGE_SIZE;
  const plain = withPage({ term: '', filters: [], sort: null, page: 1 }, page);
  return {
    title: categoryTitle(list, query),
    description: categoryDescription(list, page),
    canonical: new URL(listUrl(url, plain), origin).href,
    // The number of filter combinations is unlimited: crawlers follow the links but do not index the pages.
    ...(filterCount(query) > 0 || query.sort ? { robots: 'noindex, follow' } : {}),
    ...skipLink(list),
    structuredData: [
      breadcrumbData([...breadcrumbs, { name, url }], origin),
      itemListData(list, items, origin),
    ],
  };
}

export function searchHead({ list, query, problem }: ListData): PageHead {
  if (problem) return FAILED_PAGE;
  return {
    ...(list?.redirect && { redirect: list.redirect }),
    title: searchTitle(query),
    robots: 'noindex, follow',
    ...skipLink(list),
  };
}

/** To the items, where the list has some. */
const skipLink = (list: ListFrame | null) =>
  list && list.total > 0 && !isBeyondEnd(list) ? { skipLink: SKIP_TO_ITEMS } : {};

function categoryDescription({ category, total }: ListFrame, page: number): MessageRef {
  const name = category?.name ?? '';
  if (page > 1) return { key: 'head.category.descriptionPage', values: { name, page } };
  return {
    key: total > MAX_EXACT_TOTAL ? 'head.category.descriptionMany' : 'head.category.description',
    values: { name, total: Math.min(total, MAX_EXACT_TOTAL) },
  };
}

/** The title changes with the page of the list, in the browser too. */
export const categoryTitle = (list: ListFrame | null, { page }: ListQuery): MessageRef => ({
  key: page > 1 ? 'head.category.titlePage' : 'head.category.title',
  values: { name: list?.category?.name ?? '', page },
});

const searchTitle = ({ term }: ListQuery): MessageRef =>
  term ? { key: 'head.search.title', values: { term } } : { key: 'head.search.titleEmpty' };

/** Whether the page number is greater than that of the last page. */
export const isBeyondEnd = ({ page, pageCount, total }: ListFrame): boolean => total > 0 && page > pageCount;

function itemListData({ page, size }: ListFrame, items: ListData['items'] = [], origin: string) {
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
