import type { StoreService } from '@fachwerk/shared/contracts';
import { type Coords, distanceKm } from '../store/distance';
import type { StoreRecord } from '../store/store-record';

export interface Hit {
  store: StoreRecord;
  /** Kilometres; null without a reference place. */
  distance: number | null;
}

export interface Hits {
  hits: Hit[];
  /** Number of stores with all the services. */
  total: number;
}

/**
 * Domain part 4: if no store has all the services, the nearest stores are returned instead of an empty list.
 */
const INSTEAD = 5;
const german = new Intl.Collator('de');

/** Nearest first; without a place, sorted by town. */
export function searchStores(
  stores: readonly StoreRecord[],
  { coords, services, limit }: { coords: Coords | null; services: readonly StoreService[]; limit: number },
): Hits {
  const hits = stores
    .map((store) => ({ store, distance: coords ? distanceKm(coords, store) : null }))
    .sort(
      (a, b) =>
        (a.distance ?? 0) - (b.distance ?? 0) || german.compare(a.store.city, b.store.city) || byName(a, b),
    );
  const offering = hits.filter(({ store }) => services.every((service) => store.services.includes(service)));
  const shown = offering.length > 0 ? offering.slice(0, limit) : hits.slice(0, Math.min(limit, INSTEAD));
  return { hits: shown, total: offering.length };
}

const byName = (a: Hit, b: Hit): number => german.compare(a.store.name, b.store.name);
