import type { PageConfig } from '../contracts/cms/page-config';

/**
 * Configuration for pages on other hosts: paths of the shop begin with its origin. Such a page decides itself
 * which servers of others it loads from.
 */
export function absoluteConfig(page: PageConfig, origin: string): PageConfig {
  const { mapTiles: _, outsideScripts: __, ...config } = page;
  const absolute = (path: string) => new URL(path, origin).href;
  const pageUrls = Object.fromEntries(
    Object.entries(config.pageUrls).map(([name, path]) => [name, absolute(path)]),
  );
  return {
    ...config,
    pageUrls: pageUrls as PageConfig['pageUrls'],
    apiOrigin: config.apiOrigin || origin,
    ...(config.searchSuggestionsUrl && { searchSuggestionsUrl: absolute(config.searchSuggestionsUrl) }),
  };
}
