import type { MetricsConfig } from '@fachwerk/shared/contracts';
import type { PageContent } from '../content/content-schema';
import type { Metrics } from '../metrics';
import { reportedPath } from './reported-path';

const CATEGORY_LISTS = 'PL';
const FIRST_PAGE_OF_CATEGORY = 'KES';
const EDITORIAL = 'Content';

/** "Content" where the content of the page has no type. */
export function pageTypeOf(
  { pageType = EDITORIAL }: PageContent,
  { categoryPath }: Record<string, string>,
): string {
  const isFirst = categoryPath !== undefined && !categoryPath.includes('/');
  return pageType === CATEGORY_LISTS && isFirst ? FIRST_PAGE_OF_CATEGORY : pageType;
}

/** The settings of a page for the collector of web vitals. */
export function metricsOfPage(
  metrics: Metrics,
  page: PageContent,
  params: Record<string, string>,
): MetricsConfig {
  const path = reportedPath(page);
  return { ...metrics, pageType: pageTypeOf(page, params), ...(path !== undefined && { path }) };
}
