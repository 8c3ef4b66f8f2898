import { type ListQuery, listSearch } from './features/product-list/list-query';

// The addresses that this micro-frontend builds; all others are part of the data.

/** The same list with other choices; `basePath` is the path of its page. */
export const listUrl = (basePath: string, query: ListQuery): string => `${basePath}${listSearch(query)}`;

/** Whether a path from the server stays within this shop. */
export const isShopPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
