import { LRUCache } from 'lru-cache';
import { placeData } from './place-data';
import type { PlaceFound } from './place-found';
import { createPlaceSearch } from './place-search';

const remembered = new LRUCache<string, PlaceFound>({ max: 1000 });
let search: ReturnType<typeof createPlaceSearch> | undefined;

/** A place by what was typed. The first search of a process reads the places, which is slow. */
export function findPlace(query: string): PlaceFound {
  const known = remembered.get(query);
  if (known) return known;
  search ??= createPlaceSearch(placeData());
  const found = search(query);
  remembered.set(query, found);
  return found;
}
