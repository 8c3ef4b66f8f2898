import { slugify } from '@fachwerk/shared/catalogue-format';
import type { RegionLink } from '@fachwerk/shared/contracts';
import { federalStates, type StateCode } from '@fachwerk/shared/time';
import type { StoreRecord } from './store-record';
import { stateUrl, storeUrl, townUrl } from './store-urls';

type Placed = Pick<StoreRecord, 'companyId' | 'name' | 'city' | 'state'>;

const byName = (a: RegionLink, b: RegionLink): number => a.name.localeCompare(b.name, 'de');

function countBy<Key>(stores: readonly Placed[], keyOf: (store: Placed) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const store of stores) counts.set(keyOf(store), (counts.get(keyOf(store)) ?? 0) + 1);
  return counts;
}

interface StateLink extends RegionLink {
  state: StateCode;
}

/** The states that have stores, by name. */
const statesOf = (stores: readonly Placed[]): StateLink[] =>
  [...countBy(stores, ({ state }) => state)]
    .map(([state, count]) => ({ state, name: federalStates[state], url: stateUrl(state), count }))
    .sort(byName);

const linkOf = ({ name, url, count }: StateLink): RegionLink => ({ name, url, count });

export const stateLinks = (stores: readonly Placed[]): RegionLink[] => statesOf(stores).map(linkOf);

/**
 * The towns of a state that have a page: several stores, but not all of the state. A page of one store, and
 * that of Berlin below that of Berlin, would repeat another page.
 */
export function townLinks(stores: readonly Placed[], state: StateCode): RegionLink[] {
  const ofState = stores.filter((store) => store.state === state);
  return [...countBy(ofState, ({ city }) => city)]
    .filter(([, count]) => count > 1 && count < ofState.length)
    .map(([city, count]) => ({ name: city, url: townUrl({ state, city }), count }))
    .sort(byName);
}

/** The pages above that of a store: its state, and its town if that has a page. */
export function regionsOf(store: Placed, stores: readonly Placed[]): RegionLink[] {
  const own = statesOf(stores).filter(({ state }) => state === store.state);
  return [...own.map(linkOf), ...townLinks(stores, store.state).filter(({ url }) => url === townUrl(store))];
}

/** The pages of all states and towns. */
export const regionPages = (stores: readonly Placed[]): RegionLink[] =>
  statesOf(stores).flatMap((link) => [linkOf(link), ...townLinks(stores, link.state)]);

export interface FoundRegion<One extends Placed> {
  name: string;
  /** Its page: another one than asked for if that would repeat it. */
  url: string;
  state: StateCode;
  isTown: boolean;
  /** By town and name. */
  stores: One[];
}

/** The stores of a state or of a town in it, by the parts of the address; undefined without a store. */
export function findRegion<One extends Placed>(
  stores: readonly One[],
  stateSlug: string,
  townSlug: string | undefined,
): FoundRegion<One> | undefined {
  const found = stores
    .filter(({ state }) => slugify(federalStates[state]) === stateSlug)
    .filter(({ city }) => townSlug === undefined || slugify(city) === townSlug)
    .sort((a, b) => a.city.localeCompare(b.city, 'de') || a.name.localeCompare(b.name, 'de'));
  const [first] = found;
  if (!first) return undefined;
  const { state, city } = first;
  if (townSlug === undefined)
    return { name: federalStates[state], url: stateUrl(state), state, isTown: false, stores: found };
  const town = townLinks(stores, state).find(({ url }) => url === townUrl(first));
  const url = town?.url ?? (found.length === 1 ? storeUrl(first) : stateUrl(state));
  return { name: city, url, state, isTown: true, stores: found };
}
