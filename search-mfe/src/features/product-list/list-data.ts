import type { ProductList } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { fetchList } from './list-api';
import { type ListQuery, parseListQuery } from './list-query';

/** The data of a list page. */
export interface ListData {
  /** Path of the page; choices change only the query. */
  basePath: string;
  query: ListQuery;
  /** null if there is no list; `problem` is the reason. */
  list: ProductList | null;
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
    return { basePath, query, list: await fetchList(api, query, category, signal) };
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    const problem = error.status === 404 ? 'not-found' : 'failed';
    return { basePath, query, list: null, problem };
  }
}
