import { Store, StoreSearch, StoreSelection } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';

const STORES = '/rest/stores/';
export const SELECT_STORE = '/rest/stores/select/';

/** Words as they were typed, or where the visitor stands. */
export type Place = { q: string } | { lat: number; lon: number };

export interface StoreQuestion {
  /** Without one, the stores in the order of their towns. */
  place?: Place;
  /** Also says what each store has of this item. */
  itemId?: string;
  limit: number;
}

export const findStores = (
  api: HttpClient,
  { place, itemId, limit }: StoreQuestion,
  signal: AbortSignal,
): Promise<StoreSearch> => api.get(STORES, StoreSearch, { query: { ...place, itemId, limit }, signal });

export const readStore = (api: HttpClient, companyId: string, signal: AbortSignal): Promise<Store> =>
  api.get(`${STORES}${encodeURIComponent(companyId)}/`, Store, { signal });

export const selectStore = (
  api: HttpClient,
  companyId: string,
  signal: AbortSignal,
): Promise<StoreSelection> => api.postForm(SELECT_STORE, { companyId }, StoreSelection, { signal });
