import { LRUCache } from 'lru-cache';
import { placeData } from './place-data';
import type { PlaceFound } from './place-found';
import { createPlaceSearch } from './place-search';

/** Places by what was typed; the data is read at the first search. */
export function cachedPlaceSearch(): (query: string) => PlaceFound {
  const remembered = new LRUCache<string, PlaceFound>({ max: 1000 });
  let search: ReturnType<typeof createPlaceSearch> | undefined;
  return (query) => {
    const known = remembered.get(query);
    if (known) return known;
    search ??= createPlaceSearch(placeData());
    const found = search(query);
    remembered.set(query, found);
    return found;
  };
}
