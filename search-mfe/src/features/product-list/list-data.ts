import type { ProductList } from '@fachwerk/shared/contracts';
import { isHttpError, type HttpClient } from '@fachwerk/shared/http';
import { fetchList } from './list-api';
import { parseListQuery, type ListQuery } from './list-query';

/** What a list page is rendered with, on the server and in the browser. */
export interface ListData {
  /** Path of the page that the list stands on: choices change only its query. */
  basePath: string;
  query: ListQuery;
  /** null when there is nothing to show; `problem` says why. */
  list: ProductList | null;
  problem?: 'not-found' | 'failed';
}

interface ListRequest {
  api: HttpClient;
  url: URL;
  signal: AbortSignal;
  category?: string;
}

/** A failed call is an answer too: the page says so and offers to try again. Only a cancelled one is not. */
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
