import type { StoreSearch } from '@fachwerk/shared/contracts';
import { type Load, usePlatform, useRequest } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { findStores, type Place } from '../../stores-api';

const SHOWN = 10;

export type SearchControl = Load<StoreSearch> & {
  search(place: Place): void;
  retry(): void;
};

/** Searches stores near a place; earlier results stay until the next answer. */
export function useStoreSearch(itemId: string | undefined): SearchControl {
  const { api } = usePlatform();
  const [place, setPlace] = useState<Place>();
  const { reload, ...load } = useRequest(
    place ? JSON.stringify([place, itemId]) : null,
    (signal) => findStores(api, { ...(place && { place }), itemId, limit: SHOWN }, signal),
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
