import type { StoreSearch, StoreService } from '@fachwerk/shared/contracts';
import { type Load, usePlatform, useRequest } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { findStores, type Place } from '../stores-api';

const SHOWN = 10;

export type SearchControl = Load<StoreSearch> & {
  search(place: Place): void;
  retry(): void;
};

interface SearchNeeds {
  /** Adds the stock of this item. */
  itemId: string | undefined;
  /** Services that the stores offer. */
  services: readonly StoreService[];
  limit?: number;
}

/** Searches stores near a place (`searchData`); earlier results stay until the next answer. */
export function useStoreSearch({ itemId, services, limit = SHOWN }: SearchNeeds): SearchControl {
  const { api } = usePlatform();
  const [place, setPlace] = useState<Place>();
  const filters = services.length > 0 ? { services: services.join(',') } : undefined;
  const { reload, ...load } = useRequest(
    place ? JSON.stringify([place, itemId, services]) : null,
    (signal) => findStores(api, { ...(place && { place }), itemId, filters, limit }, signal),
    { keepsPrevious: true },
  );

  return {
    ...load,
    search(next) {
      if (JSON.stringify(next) === JSON.stringify(place)) void reload();
      else setPlace(next);
    },
    retry: () => void reload(),
  };
}
