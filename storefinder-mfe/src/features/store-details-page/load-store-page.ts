import type { Store } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError, isUnknownId } from '@fachwerk/shared/http';
import type { LoadResult } from '@fachwerk/shared/widget';
import { readStore } from '../../stores-api';
import { CHOSEN } from '../storefinder-page/page-data';
import { findNear, type NearStore } from './find-near';
import { FAILED_STORE, MISSING_STORE, storeHead } from './store-head';

export interface StorePageData {
  /** A form without script has just chosen the store. */
  isChosen: boolean;
  /** The store and its neighbours; empty without any. */
  near: readonly NearStore[];
  view: { kind: 'found'; store: Store } | { kind: 'missing' } | { kind: 'failed' };
}

interface Visit {
  /** "koeln-deutz-1043", or the number alone. */
  slug: string;
  api: HttpClient;
  url: URL;
  /** The page of all stores, which other sites may lack. */
  storesUrl: string | undefined;
  signal: AbortSignal;
}

/** The API writes a "-" of the number as "_" (store-urls.ts). */
export const companyIdOf = (slug: string): string => (slug.split('-').at(-1) ?? '').replaceAll('_', '-');

/** A store with its head, and the `more` that its page shows below; `nothing` without a store. */
export async function loadStorePage<More extends object>(
  { slug, api, url, storesUrl, signal }: Visit,
  { more, nothing }: { more: (store: Store) => Promise<More>; nothing: More },
): Promise<LoadResult<StorePageData & More>> {
  const isChosen = url.searchParams.get(CHOSEN) !== null;
  const companyId = companyIdOf(slug);
  const missing = {
    data: { isChosen, near: [], view: { kind: 'missing' as const }, ...nothing },
    page: MISSING_STORE,
  };
  // "/stores/koeln-/": the call without a number is another one.
  if (companyId === '') return missing;
  try {
    const store = await readStore(api, companyId, signal);
    const [near, others] = await Promise.all([findNear({ api, store, storesUrl, signal }), more(store)]);
    return {
      data: { isChosen, near, view: { kind: 'found', store }, ...others },
      page: storeHead(store, url),
    };
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return isUnknownId(error)
      ? missing
      : { data: { isChosen, near: [], view: { kind: 'failed' }, ...nothing }, page: FAILED_STORE };
  }
}
