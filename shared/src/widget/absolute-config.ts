import type { PageConfig } from '../contracts/page-config';

/** For pages on other hosts: every path of the shop with the shop's origin before it. */
export function absoluteConfig(config: PageConfig, origin: string): PageConfig {
  const absolute = (path: string) => new URL(path, origin).href;
  const urls = Object.fromEntries(Object.entries(config.urls).map(([name, path]) => [name, absolute(path)]));
  return {
    ...config,
    urls: urls as PageConfig['urls'],
    apiOrigin: config.apiOrigin || origin,
    ...(config.searchSuggestionsUrl && { searchSuggestionsUrl: absolute(config.searchSuggestionsUrl) }),
  };
}
