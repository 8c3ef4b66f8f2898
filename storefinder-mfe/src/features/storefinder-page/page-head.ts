import type { PageHead } from '@fachwerk/shared/widget';
import { countOf } from '../../store-filters';
import type { StorefinderPageData } from './page-data';

export function storefinderHead(
  { basePath, query, filters, view }: StorefinderPageData,
  origin: string,
): PageHead {
  const title = query
    ? { key: 'storesPage.head.titlePlace', values: { place: query } }
    : { key: 'storesPage.head.title' };
  if (view.kind === 'failed') return { status: 503, robots: 'noindex', title };
  return {
    title,
    description: { key: 'storesPage.head.description' },
    canonical: new URL(basePath, origin).href,
    // Search pages are unlimited in number; the page without a search lists all stores.
    ...((view.kind === 'found' || countOf(filters) > 0) && { robots: 'noindex, follow' }),
  };
}
