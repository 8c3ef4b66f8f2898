import * as z from 'zod/mini';
import { contract } from './contract';
import { Id, PlacesQuery, StoreSearchQuery, StoreStockQuery } from './queries';
import { Places, Store, StoreSearch, StoreSelectForm, StoreSelection, StoreStockList } from './store';
import * as calls from './store-calls';

const params = z.object({ companyId: Id });

export const searchStores = contract(calls.searchStores, {
  summary: 'Stores near a postal code, a town or a point, nearest first; never an empty list',
  query: StoreSearchQuery,
  answers: { 200: StoreSearch },
});

export const readStore = contract(calls.readStore, {
  summary: 'One store with its hours',
  params,
  answers: { 200: Store },
});

export const readStoreStock = contract(calls.readStoreStock, {
  summary: 'What one store has of up to 100 items, and where it lies',
  params,
  query: StoreStockQuery,
  answers: { 200: StoreStockList },
});

export const selectStore = contract(calls.selectStore, {
  summary: 'Choose the store of this visitor',
  form: StoreSelectForm,
  answers: { 200: StoreSelection, 409: StoreSelection },
});

export const readPlaces = contract(calls.readPlaces, {
  summary: 'Places of a postal code, and whether a city is one of them',
  query: PlacesQuery,
  answers: { 200: Places },
});
