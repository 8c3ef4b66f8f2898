import { readNavigation, readProducts } from '@fachwerk/shared/calls';
import type { ProductList } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { type ListQuery, PAGE_SIZE, toApiQuery } from './list-query';

/** `category` is a path of slugs, e.g. "werkzeug/akkuwerkzeug". */
export const fetchList = (
  api: HttpClient,
  query: ListQuery,
  category: string | undefined,
  signal: AbortSignal,
  size = query.size ?? PAGE_SIZE,
): Promise<ProductList> =>
  api.call(readProducts, { query: { ...toApiQuery(query, category), size }, signal });

export interface CategoryLink {
  name: string;
  url: string;
}

/** Links for an empty search result; none if the call fails. */
export async function fetchTopCategories(api: HttpClient, signal: AbortSignal): Promise<CategoryLink[]> {
  try {
    const { children } = await api.call(readNavigation, { signal });
    return children.map(({ name, url }) => ({ name, url }));
  } catch (error) {
    if (isHttpError(error)) return [];
    throw error;
  }
}
