import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { Id } from '../kernel/ids';
import { PlacesQuery, StoreSearchQuery, StoreStockQuery, VariantStockQuery } from './queries';
import {
  Places,
  Store,
  StoreSearch,
  StoreSelectForm,
  StoreSelection,
  StoreStockList,
  VariantStockList,
} from './store';

const params = z.object({ companyId: Id });

/** Not cacheable: stock and opening hours are valid for a minute. */
export const searchStores = contract({
  method: 'GET',
  path: '/rest/stores/',
  isPublic: true,
  summary: 'Stores near a postal code, a town or a point, nearest first; never an empty list',
  query: StoreSearchQuery,
  answers: { 200: StoreSearch },
  expects: { results: 'list', suggestions: 'list' },
});

export const readStore = contract({
  method: 'GET',
  path: '/rest/stores/{companyId}/',
  isPublic: true,
  summary: 'One store with its hours',
  params,
  answers: { 200: Store },
  expects: {
    address: 'object',
    coords: 'object',
    categories: 'list',
    services: 'list',
    openingHours: 'object',
    specialists: 'list',
    brands: 'list',
    categorySpecialists: 'list',
    specialOpenings: 'list',
    opening: 'object',
    image: 'object',
  },
});

export const readStoreStock = contract({
  method: 'GET',
  path: '/rest/stores/{companyId}/stock/',
  isPublic: true,
  summary: 'What one store has of up to 100 items, and where it lies',
  params,
  query: StoreStockQuery,
  answers: { 200: StoreStockList },
  expects: { items: 'list' },
});

export const selectStore = contract({
  method: 'POST',
  path: '/rest/stores/select/',
  summary: 'Choose the store of this visitor',
  form: StoreSelectForm,
  answers: { 200: StoreSelection, 409: StoreSelection },
  expects: { selectedStore: 'object', reservationImpact: 'list' },
});

/** Fills in the place of an address, and finds one that does not fit its postal code. */
export const readPlaces = contract({
  method: 'GET',
  path: '/rest/places/',
  isPublic: true,
  summary: 'Places of a postal code, and whether a city is one of them',
  query: PlacesQuery,
  answers: { 200: Places },
  expects: { places: 'list' },
});

/** Not cacheable: stock is valid for a minute. */
export const readVariantStock = contract({
  method: 'GET',
  path: '/rest/products/{productId}/variants/',
  isPublic: true,
  summary: 'What one store has of all variants of a product',
  params: z.object({ productId: Id }),
  query: VariantStockQuery,
  answers: { 200: VariantStockList },
  expects: { variants: 'list' },
});
