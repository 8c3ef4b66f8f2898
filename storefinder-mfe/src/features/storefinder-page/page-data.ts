import type { PlaceSuggestion, Store, StoreResult, StoreSearch } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { type PlaceInUrl, placeInUrl } from '../../place-in-url';
import {
  type ChosenFilters,
  countOf,
  filtersInUrl,
  type FilterValues,
  optionsOf,
  questionOf,
  withKnown,
} from '../../store-filters';
import { findStores } from '../../stores-api';
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
  view:
    | { kind: 'found'; found: Found }
    | {
        kind: 'all';
        total: number;
        states: StoresOfState[];
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
  };
  try {
    const question = { place, filters: questionOf(asking), types: props.types, hasOptions: true };
    const answer = await findStores(api, { ...question, limit: place ? SHOWN : EVERY_STORE }, signal);
    const filters = withKnown(asking, answer.options);
    const options = optionsOf(answer.options, { ...props }, filters.values);
    const answered = { ...page, filters, options };
    if (!place) return { ...answered, view: allStores(answer, filters, props) };
    const chosenId = searchParams.get(CHOSEN);
    const chosen = answer.results.find(({ store }) => store.companyId === chosenId)?.store.name ?? null;
    return { ...answered, chosen, view: { kind: 'found', found: toFound(answer) } };
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return { ...page, view: { kind: 'failed' } };
  }
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
  return {
    kind: 'all',
    total,
    states: byState(passing)
      .filter(({ state }) => isFiltered || !storesByState || storesByState.includes(state))
      .map((one) => ({ ...one, url: states.find(({ name }) => name === one.state)?.url })),
    initial: isFiltered
      ? []
      : initialStores.flatMap((id) => results.find(({ store }) => store.companyId === id) ?? []),
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
