import { listSearch, type ListQuery } from './features/product-list/list-query';

// Every URL that this micro-frontend builds; all others come with the data.

/** The same list with other choices; `basePath` is the page that the list stands on. */
export const listUrl = (basePath: string, query: ListQuery): string => `${basePath}${listSearch(query)}`;

/** A link inside this shop, told by the server, may leave the page only for a path of the same shop. */
export const isShopPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
