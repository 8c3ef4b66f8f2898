import {
  type Messages,
  STORE_SERVICES,
  type StoreOptions,
  type StoreService,
  type StoreType,
} from '@fachwerk/shared/contracts';
import { federalStates } from '@fachwerk/shared/time';
import { type Coords, distanceKm } from '../store/distance';
import type { StoreRecord } from '../store/store-record';
import { categoriesOf } from '../store/store-view';

export interface Hit {
  store: StoreRecord;
  /** Kilometres; null without a reference place. */
  distance: number | null;
}

export interface Hits {
  hits: Hit[];
  /** Number of stores that pass all filters. */
  total: number;
}

/** A store offers all the services, brands and specialists, and has one of the categories and states. */
export interface StoreFilters {
  services: readonly StoreService[];
  brands: readonly string[];
  specialists: readonly string[];
  categorySpecialists: readonly string[];
  /** Labels as the store shows them. */
  categories: readonly string[];
  /** Names of federal states. */
  states: readonly string[];
  /** Company ids; undefined: every store. */
  among?: ReadonlySet<string> | undefined;
}

export const NO_FILTERS: StoreFilters = {
  services: [],
  brands: [],
  specialists: [],
  categorySpecialists: [],
  categories: [],
  states: [],
};

interface Search {
  coords: Coords | null;
  /** Without one, of every type. */
  types?: readonly StoreType[];
  filters: StoreFilters;
  /** For the labels of stores without categories of their own. */
  messages: Messages;
  limit: number;
}

/**
 * Domain part 4: if no store passes the filters, the nearest stores are returned instead of an empty list.
 */
const INSTEAD = 5;
const german = new Intl.Collator('de');

export const ofTypes = (
  stores: readonly StoreRecord[],
  types: readonly StoreType[],
): readonly StoreRecord[] =>
  types.length === 0 ? stores : stores.filter(({ type }) => types.includes(type));

/** Nearest first; without a place, sorted by town. */
export function searchStores(
  stores: readonly StoreRecord[],
  { coords, types = [], filters, messages, limit }: Search,
): Hits {
  const meant = ofTypes(byTown(stores), types);
  const passing = meant.filter((store) => passes(store, filters, messages));
  const shown = passing.length > 0 ? passing : meant;
  const hits = shown.map((store) => ({ store, distance: coords && distanceKm(coords, store) }));
  if (coords) hits.sort((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
  const most = passing.length > 0 ? limit : Math.min(limit, INSTEAD);
  return { hits: hits.slice(0, most), total: passing.length };
}

const passes = (store: StoreRecord, filters: StoreFilters, messages: Messages): boolean =>
  hasAll(store.services, filters.services) &&
  hasAll(store.brands, filters.brands) &&
  hasAll(store.specialists, filters.specialists) &&
  hasAll(store.categorySpecialists, filters.categorySpecialists) &&
  (filters.states.length === 0 || filters.states.includes(federalStates[store.state])) &&
  (filters.categories.length === 0 || hasOne(categoriesOf(store, messages), filters.categories)) &&
  (filters.among?.has(store.companyId) ?? true);

const hasAll = <Value>(own: readonly Value[], asked: readonly Value[]): boolean =>
  asked.every((one) => own.includes(one));
const hasOne = (own: readonly string[], asked: readonly string[]): boolean =>
  asked.some((one) => own.includes(one));

const sorted = new WeakMap<readonly StoreRecord[], readonly StoreRecord[]>();

/** Comparing German names costs more than the search: once for each list of stores. */
function byTown(stores: readonly StoreRecord[]): readonly StoreRecord[] {
  const known = sorted.get(stores);
  if (known) return known;
  const list = stores.toSorted(
    (a, b) =>
      german.compare(a.city, b.city) ||
      german.compare(a.name, b.name) ||
      // The same order in each process.
      (a.companyId < b.companyId ? -1 : 1),
  );
  sorted.set(stores, list);
  return list;
}

/** The values that filters can have, sorted. */
export function storeOptions(stores: readonly StoreRecord[], messages: Messages): StoreOptions {
  const valuesOf = (read: (store: StoreRecord) => readonly string[]) =>
    [...new Set(stores.flatMap(read))].sort(german.compare);
  return {
    services: STORE_SERVICES.filter((service) => stores.some(({ services }) => services.includes(service))),
    brands: valuesOf(({ brands }) => brands),
    specialists: valuesOf(({ specialists }) => specialists),
    categorySpecialists: valuesOf(({ categorySpecialists }) => categorySpecialists),
    categories: valuesOf((store) => categoriesOf(store, messages)),
    states: valuesOf(({ state }) => [federalStates[state]]),
  };
}
