import type { PageConfig } from '../contracts/cms/page-config';

/** Address of a path of the shop: the path itself on its own pages, absolute on third-party pages. */
export function shopAddress({ pageUrls }: Pick<PageConfig, 'pageUrls'>, path: string): string {
  return /^https?:/.test(pageUrls.start) ? new URL(path, pageUrls.start).href : path;
}
