import type { Call } from './call';
import type { PlacesQuery, StoreSearchQuery, StoreStockQuery } from './queries';
import type { Places, Store, StoreSearch, StoreSelectForm, StoreSelection, StoreStockList } from './store';

/** Not cacheable: stock and opening hours are valid for a minute. */
export const searchStores: Call<{ query: StoreSearchQuery; answer: StoreSearch }> = {
  method: 'GET',
  path: '/rest/stores/',
  isPublic: true,
  expects: { results: 'list', suggestions: 'list' },
};

export const readStore: Call<{ params: { companyId: string }; answer: Store }> = {
  method: 'GET',
  path: '/rest/stores/{companyId}/',
  isPublic: true,
  expects: {
    address: 'object',
    coords: 'object',
    categories: 'list',
    services: 'list',
    openingHours: 'object',
    specialOpenings: 'list',
    opening: 'object',
    image: 'object',
  },
};

export const readStoreStock: Call<{
  params: { companyId: string };
  query: StoreStockQuery;
  answer: StoreStockList;
}> = { method: 'GET', path: '/rest/stores/{companyId}/stock/', isPublic: true, expects: { items: 'list' } };

export const selectStore: Call<{ form: StoreSelectForm; answer: StoreSelection }> = {
  method: 'POST',
  path: '/rest/stores/select/',
  expects: { selectedStore: 'object', reservationImpact: 'list' },
};

/** Fills in the place of an address, and finds one that does not fit its postal code. */
export const readPlaces: Call<{ query: PlacesQuery; answer: Places }> = {
  method: 'GET',
  path: '/rest/places/',
  isPublic: true,
  expects: { places: 'list' },
};
