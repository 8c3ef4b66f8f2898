import {
  readStore as readStoreCall,
  readStoreStock,
  searchStores,
  selectStore as selectStoreCall,
} from '@fachwerk/shared/calls';
import type {
  Store,
  StoreResult,
  StoreSearch,
  StoreSearchQuery,
  StoreSelection,
  StoreType,
} from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError, isUnknownId } from '@fachwerk/shared/http';

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
  itemId?: string | undefined;
  filters?: Filters | undefined;
  /** Only stores of these types. */
  types?: StoreType[] | undefined;
  /** Adds the values of all filters. */
  hasOptions?: boolean;
  limit: number;
}

export const findStores = (
  api: HttpClient,
  { place, itemId, filters, types, hasOptions, limit }: StoreQuestion,
  signal: AbortSignal,
): Promise<StoreSearch> =>
  api.call(searchStores, {
    query: { ...place, itemId, ...filters, types, options: hasOptions ? 'true' : undefined, limit },
    signal,
  });

export const readStore = (api: HttpClient, companyId: string, signal: AbortSignal): Promise<Store> =>
  api.call(readStoreCall, { params: { companyId }, signal });

/** Undefined without such a store. */
export async function findStore(
  api: HttpClient,
  companyId: string,
  signal: AbortSignal,
): Promise<Store | undefined> {
  try {
    return await readStore(api, companyId, signal);
  } catch (error) {
    if (isHttpError(error) && isUnknownId(error)) return undefined;
    throw error;
  }
}

/** One store as a result of a search, with its stock of an item. */
export async function readResult(
  api: HttpClient,
  { companyId, itemId }: { companyId: string; itemId: string | undefined },
  signal: AbortSignal,
): Promise<StoreResult> {
  const [store, stock] = await Promise.all([
    readStore(api, companyId, signal),
    itemId === undefined
      ? undefined
      : api.call(readStoreStock, { params: { companyId }, query: { itemId }, signal }),
  ]);
  return { store, distance: null, stock: stock?.items[0] };
}

export const selectStore = (
  api: HttpClient,
  companyId: string,
  isConfirmed: boolean,
  signal: AbortSignal,
): Promise<StoreSelection> =>
  api.call(selectStoreCall, { form: { companyId, confirm: isConfirmed ? 'true' : undefined }, signal });
