import { type ListQuery, listSearch } from './features/product-list/list-query';

// The addresses that this micro-frontend builds; all others are part of the data.

/** The same list with other choices; `basePath` is the path of its page. */
export const listUrl = (basePath: string, query: ListQuery): string => `${basePath}${listSearch(query)}`;

/** Whether a path from the server stays within this shop. */
export const isShopPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** The page of this item; `url` is that of its product, with or without a query. */
export const itemUrl = ({ url, itemId }: { url: string; itemId: string }): string =>
  `${url}${url.includes('?') ? '&' : '?'}item=${encodeURIComponent(itemId)}`;

/** The form for a review; `reviewsUrl` is the page of the forms. */
export const reviewFormUrl = (reviewsUrl: string, productId: string): string =>
  `${reviewsUrl}${encodeURIComponent(productId)}/`;

/** The form of a back-in-stock request; `backInStockUrl` is the page of the forms. */
export const backInStockFormUrl = (
  backInStockUrl: string,
  { productId, itemId }: { productId: string; itemId: string },
): string => `${backInStockUrl}${encodeURIComponent(productId)}/?item=${encodeURIComponent(itemId)}`;

/** Items side by side; `basePath` is the path of the page. */
export function comparisonUrl(
  basePath: string,
  itemIds: readonly string[],
  { isDifferencesOnly = false }: { isDifferencesOnly?: boolean } = {},
): string {
  const items = itemIds.map(encodeURIComponent).join(',');
  return `${basePath}?items=${items}${isDifferencesOnly ? '&unterschiede=1' : ''}`;
}

/** The form that reports a review. */
export const reviewReportUrl = (
  reviewsUrl: string,
  { productId, reviewId }: { productId: string; reviewId: string },
): string => `${reviewFormUrl(reviewsUrl, productId)}melden/${encodeURIComponent(reviewId)}/`;
