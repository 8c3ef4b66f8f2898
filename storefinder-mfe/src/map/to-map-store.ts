import type { Store } from '@fachwerk/shared/contracts';
import type { MapStore } from './map-store';

/** `nearOf`: the list of the stores near a store. */
export const toMapStore = (store: Store, nearOf?: (store: Store) => string | undefined): MapStore => {
  const near = nearOf?.(store);
  const { companyId, name, coords, url } = store;
  return {
    id: companyId,
    name,
    latitude: coords.lat,
    longitude: coords.lon,
    href: url,
    ...(near !== undefined && { near }),
  };
};
