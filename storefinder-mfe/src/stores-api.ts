import {
  readStore as readStoreCall,
  searchStores,
  selectStore as selectStoreCall,
} from '@fachwerk/shared/calls';
import type { Store, StoreSearch, StoreSearchQuery, StoreSelection } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';

/** A typed place or a position. */
export type Place = { q: string } | { lat: number; lon: number; accuracy?: number };

/** Values by filter, as the call names them. */
export type Filters = Pick<
  StoreSearchQuery,
  | 'services'
  | 'brands'
  | 'specialists'
  | 'categorySpecialists'
  | 'categories'
  | 'states'
  | 'itemId'
  | 'inStock'
>;

export interface StoreQuestion {
  /** Without it the answer lists the stores in the order of their towns. */
  place?: Place;
  /** Adds the stock of this item to each store. */
  itemId?: string;
  filters?: Filters;
  /** Adds the values of all filters. */
  hasOptions?: boolean;
  limit: number;
}

export const findStores = (
  api: HttpClient,
  { place, itemId, filters, hasOptions, limit }: StoreQuestion,
  signal: AbortSignal,
): Promise<StoreSearch> =>
  api.call(searchStores, {
    query: { ...place, itemId, ...filters, options: hasOptions ? 'true' : undefined, limit },
    signal,
  });

export const readStore = (api: HttpClient, companyId: string, signal: AbortSignal): Promise<Store> =>
  api.call(readStoreCall, { params: { companyId }, signal });

export const selectStore = (
  api: HttpClient,
  companyId: string,
  isConfirmed: boolean,
  signal: AbortSignal,
): Promise<StoreSelection> =>
  api.call(selectStoreCall, { form: { companyId, confirm: isConfirmed ? 'true' : undefined }, signal });
