import type { ProductList, ProductTile } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { fetchList } from './list-api';
import { type ListQuery, parseListQuery } from './list-query';

/** A list without its items. */
export type ListFrame = Pick<
  ProductList,
  | 'total'
  | 'page'
  | 'size'
  | 'pageCount'
  | 'facets'
  | 'sort'
  | 'category'
  | 'store'
  | 'correctedQuery'
  | 'leftOut'
  | 'servicePages'
  | 'redirect'
>;

/** The data of a list page. */
export interface ListData {
  /** Path of the page; choices change only the query. */
  basePath: string;
  query: ListQuery;
  /** null if there is no list; `problem` is the reason. */
  list: ListFrame | null;
  /** Not sent to the browser, which keeps the tiles of the server's HTML. */
  items?: readonly ProductTile[] | undefined;
  problem?: 'not-found' | 'failed';
}

interface ListRequest {
  api: HttpClient;
  url: URL;
  signal: AbortSignal;
  category?: string;
}

/** A failed call is a result, which the page shows with a button to retry; only cancelled calls throw. */
export async function loadList({ api, url, signal, category }: ListRequest): Promise<ListData> {
  const query = parseListQuery(url.searchParams);
  const basePath = url.pathname;
  try {
    const { items, ...list } = await fetchList(api, query, category, signal);
    return { basePath, query, list, items };
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    const problem = error.status === 404 ? 'not-found' : 'failed';
    return { basePath, query, list: null, problem };
  }
}
