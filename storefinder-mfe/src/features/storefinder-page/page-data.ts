import type { PlaceSuggestion, Store, StoreResult, StoreSearch } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import type { MapStore } from '../../map/map-store';
import { toMapStore } from '../../map/to-map-store';
import { type PlaceInUrl, placeInUrl, urlOfPlace } from '../../place-in-url';
import {
  type ChosenFilters,
  countOf,
  filtersInUrl,
  type FilterValues,
  optionsOf,
  paramsOf,
  questionOf,
  withKnown,
} from '../../store-filters';
import { findStores, type StoreQuestion } from '../../stores-api';
import type { StorefinderPageProps } from './storefinder-page.props';

const SHOWN = 12;
/** Largest result of the API. */
const EVERY_STORE = 200;

/** Data of a store in the list of all stores. */
export interface StoreLink {
  companyId: string;
  name: string;
  url: string;
  city: string;
}

export interface StoresOfState {
  state: string;
  /** Its page; absent in answers of an older API. */
  url?: string | undefined;
  stores: StoreLink[];
}

/** What the drawing of the server shows; empty in the browser, which keeps the drawing. */
interface DrawnMap {
  stores: readonly MapStore[];
  /** Addresses of the states in the list, by name. */
  states: Readonly<Record<string, string>>;
}

interface Found {
  /** The recognised place; null without a match or for a position. */
  place: string | null;
  isPlaceKnown: boolean;
  /** Stores that pass the filters; with 0 the results are the nearest ones without them. */
  total: number;
  results: StoreResult[];
  suggestions: PlaceSuggestion[];
}

export interface StorefinderPageData extends PlaceInUrl {
  basePath: string;
  filters: ChosenFilters;
  /** Values to choose from. */
  options: FilterValues;
  /** Name of the store that a form without script has just chosen. */
  chosen: string | null;
  /** Null where no store fits. */
  map: DrawnMap | null;
  view:
    | { kind: 'found'; found: Found }
    | {
        kind: 'all';
        total: number;
        /** Stores in the list. */
        listed: number;
        /** Empty in the browser, which keeps the list of the server. */
        states: readonly StoresOfState[];
        /** Stores that the page shows first. */
        initial: StoreResult[];
      }
    | { kind: 'failed' };
}

interface PageRequest {
  api: HttpClient;
  url: URL;
  signal: AbortSignal;
  props: StorefinderPageProps;
}

/** Parameter of the page after a choice without script. */
export const CHOSEN = 'chosen';

/** A failed call is shown on the page; only a cancelled call is rethrown. */
export async function loadStores({ api, url, signal, props }: PageRequest): Promise<StorefinderPageData> {
  const { pathname: basePath, searchParams } = url;
  const asked = placeInUrl(searchParams);
  const { place } = asked;
  const asking = filtersInUrl(searchParams);
  const page = {
    ...asked,
    basePath,
    filters: asking,
    options: optionsOf(undefined, {}, asking.values),
    chosen: null,
    map: null,
  };
  try {
    const answer = await findStores(
      api,
      { ...questionOfPage({ place, filters: asking }, props), hasOptions: true },
      signal,
    );
    const filters = withKnown(asking, answer.options);
    const options = optionsOf(answer.options, { ...props }, filters.values);
    const answered = { ...page, filters, options };
    const toMap = ({ store }: StoreResult) =>
      toMapStore(store, ({ address }) => urlOfPlace(basePath, { q: address.zipCode }, paramsOf(filters)));
    if (!place) {
      const view = allStores(answer, filters, props);
      const isFiltered = countOf(filters) > 0;
      return { ...answered, map: mapOfStates(view.states, answer.results.map(toMap), isFiltered), view };
    }
    const chosenId = searchParams.get(CHOSEN);
    const chosen = answer.results.find(({ store }) => store.companyId === chosenId)?.store.name ?? null;
    const found = toFound(answer);
    const map = found.isPlaceKnown ? { stores: found.results.map(toMap), states: {} } : null;
    return { ...answered, chosen, map, view: { kind: 'found', found } };
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return { ...page, view: { kind: 'failed' } };
  }
}

/** What the page asks. */
const questionOfPage = (
  { place, filters }: Pick<StorefinderPageData, 'place' | 'filters'>,
  { types }: StorefinderPageProps,
): StoreQuestion => ({ place, filters: questionOf(filters), types, limit: place ? SHOWN : EVERY_STORE });

/** A map asks again, for the positions of the listed stores. */
export function questionOfMap(
  data: Pick<StorefinderPageData, 'place' | 'filters'>,
  props: StorefinderPageProps,
): StoreQuestion {
  const question = questionOfPage(data, props);
  const isNarrowed = props.storesByState && !data.place && countOf(data.filters) === 0;
  return isNarrowed ? { ...question, filters: { states: props.storesByState } } : question;
}

const toFound = ({ place, coords, total, results, suggestions }: StoreSearch): Found => ({
  place,
  isPlaceKnown: coords !== null,
  total,
  results,
  suggestions,
});

function allStores(
  { results, total, states = [] }: StoreSearch,
  filters: ChosenFilters,
  { storesByState, initialStores = [] }: StorefinderPageProps,
): Extract<StorefinderPageData['view'], { kind: 'all' }> {
  const isFiltered = countOf(filters) > 0;
  const passing = total > 0 ? results : [];
  const listed = byState(passing)
    .filter(({ state }) => isFiltered || !storesByState || storesByState.includes(state))
    .map((one) => ({ ...one, url: states.find(({ name }) => name === one.state)?.url }));
  return {
    kind: 'all',
    total,
    listed: listed.reduce((sum, { stores }) => sum + stores.length, 0),
    states: listed,
    initial: isFiltered
      ? []
      : initialStores.flatMap((id) => results.find(({ store }) => store.companyId === id) ?? []),
  };
}

/** Without what only static parts of the page show. */
export const withoutKept = (data: StorefinderPageData): StorefinderPageData => ({
  ...data,
  map: data.map && { stores: [], states: {} },
  view: data.view.kind === 'all' ? { ...data.view, states: [] } : data.view,
});

/** The id of a state in the list. */
export const idOfState = (state: string): string => `land-${state}`;

/**
 * A state leads to its page, which every browser opens; with filters, which that page does not have, to its
 * stores in the list, whose closed section browsers before 2025 do not open at a jump.
 */
function mapOfStates(
  states: readonly StoresOfState[],
  all: readonly MapStore[],
  isFiltered: boolean,
): DrawnMap | null {
  if (states.length === 0) return null;
  const listed = new Set(states.flatMap(({ stores }) => stores.map(({ companyId }) => companyId)));
  return {
    stores: all.filter(({ id }) => listed.has(id)),
    states: Object.fromEntries(
      states.map(({ state, url }) => [
        state,
        url && !isFiltered ? url : `#${encodeURIComponent(idOfState(state))}`,
      ]),
    ),
  };
}

const toLink = ({ companyId, name, url, address }: Store): StoreLink => ({
  companyId,
  name,
  url,
  city: address.city,
});

function byState(results: readonly StoreResult[]): { state: string; stores: StoreLink[] }[] {
  const states = new Map<string, StoreLink[]>();
  for (const { store } of results) {
    const { state } = store.address;
    states.set(state, [...(states.get(state) ?? []), toLink(store)]);
  }
  return [...states]
    .map(([state, stores]) => ({
      state,
      stores: stores.sort((first, second) => first.city.localeCompare(second.city, 'de')),
    }))
    .sort((first, second) => first.state.localeCompare(second.state, 'de'));
}
