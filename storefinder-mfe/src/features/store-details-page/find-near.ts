import type { Store } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import type { MapStore } from '../../map/map-store';
import { toMapStore } from '../../map/to-map-store';
import { urlOfPlace } from '../../place-in-url';
import { findStores } from '../../stores-api';

const NEIGHBOURS = 5;

export interface NearStore extends MapStore {
  distanceText?: string | undefined;
}

interface Question {
  api: HttpClient;
  store: Store;
  /** The page of all stores, which other sites may lack. */
  storesUrl: string | undefined;
  signal: AbortSignal;
}

/** The store and then its nearest neighbours; nothing where they cannot be found. */
export async function findNear({ api, store, storesUrl, signal }: Question): Promise<NearStore[]> {
  const nearOf = ({ address }: Store) =>
    storesUrl && urlOfPlace(storesUrl, { q: address.zipCode }, undefined);
  try {
    const { results } = await findStores(api, { place: store.coords, limit: NEIGHBOURS + 1 }, signal);
    const others = results
      .filter((result) => result.store.companyId !== store.companyId)
      .slice(0, NEIGHBOURS)
      .map((result) => ({ ...toMapStore(result.store, nearOf), distanceText: result.distanceText }));
    return others.length > 0 ? [toMapStore(store, nearOf), ...others] : [];
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return [];
  }
}
