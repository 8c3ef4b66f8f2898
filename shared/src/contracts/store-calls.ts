import type { Call } from './call';
import type { StoreSearchQuery, StoreStockQuery } from './queries';
import type { Store, StoreSearch, StoreSelectForm, StoreSelection, StoreStockList } from './store';

/** Not cacheable: stock and opening hours are valid for a minute. */
export const searchStores: Call<{ query: StoreSearchQuery; answer: StoreSearch }> = {
  method: 'GET',
  path: '/rest/stores/',
  isPublic: true,
};

export const readStore: Call<{ params: { companyId: string }; answer: Store }> = {
  method: 'GET',
  path: '/rest/stores/{companyId}/',
  isPublic: true,
};

export const readStoreStock: Call<{
  params: { companyId: string };
  query: StoreStockQuery;
  answer: StoreStockList;
}> = { method: 'GET', path: '/rest/stores/{companyId}/stock/', isPublic: true };

export const selectStore: Call<{ form: StoreSelectForm; answer: StoreSelection }> = {
  method: 'POST',
  path: '/rest/stores/select/',
};
