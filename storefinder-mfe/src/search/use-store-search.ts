import type { StoreSearch, StoreService } from '@fachwerk/shared/contracts';
import { type Load, usePlatform, useRequest } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { findStores, type Place } from '../stores-api';

const SHOWN = 10;

export type SearchControl = Load<StoreSearch> & {
  /** What was searched for last. */
  place: Place | undefined;
  search(place: Place): void;
  retry(): void;
};

export interface SearchNeeds {
  /** Adds the stock of this item. */
  itemId: string | undefined;
  /** Services that the stores offer. */
  services: readonly StoreService[];
  limit?: number;
}

/**
 * Searches stores near a place (`searchData`), at once near the first one; earlier results stay until
 * the next answer.
 */
export function useStoreSearch(
  { itemId, services, limit = SHOWN }: SearchNeeds,
  first: Place | undefined,
): SearchControl {
  const { api } = usePlatform();
  const [place, setPlace] = useState(first);
  const filters = services.length > 0 ? { services: services.join(',') } : undefined;
  const { reload, ...load } = useRequest(
    place ? JSON.stringify([place, itemId, services]) : null,
    (signal) => findStores(api, { ...(place && { place }), itemId, filters, limit }, signal),
    { keepsPrevious: true },
  );

  return {
    ...load,
    place,
    search(next) {
      if (JSON.stringify(next) === JSON.stringify(place)) void reload();
      else setPlace(next);
    },
    retry: () => void reload(),
  };
}
