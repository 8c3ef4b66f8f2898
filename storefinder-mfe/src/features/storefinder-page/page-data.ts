import type { PlaceSuggestion, Store, StoreResult, StoreSearch } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { placeProblem } from '../../place';
import { findStores, type Place } from '../../stores-api';

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

interface Found {
  /** The recognised place; null without a match or for a position. */
  place: string | null;
  isPlaceKnown: boolean;
  results: StoreResult[];
  suggestions: PlaceSuggestion[];
}

export interface StorefinderPageData {
  basePath: string;
  /** The unchanged input. */
  query: string;
  /** Name of the store that a form without script has just chosen. */
  chosen: string | null;
  view:
    | { kind: 'found'; found: Found }
    | { kind: 'all'; total: number; states: { state: string; stores: StoreLink[] }[] }
    | { kind: 'failed' };
}

interface PageRequest {
  api: HttpClient;
  url: URL;
  signal: AbortSignal;
}

/** Parameter of the page after a choice without script. */
export const CHOSEN = 'chosen';
const MAX_QUERY = 80;

/** A failed call is shown on the page; only a cancelled call is rethrown. */
export async function loadStores({ api, url, signal }: PageRequest): Promise<StorefinderPageData> {
  const { pathname: basePath, searchParams } = url;
  const query = (searchParams.get('q') ?? '').slice(0, MAX_QUERY).trim();
  const place = placeOf(searchParams, query);
  const page = { basePath, query, chosen: null };
  try {
    const answer = await findStores(api, { place, limit: place ? SHOWN : EVERY_STORE }, signal);
    if (!place) return { ...page, view: { kind: 'all', total: answer.total, states: byState(answer) } };
    const chosenId = searchParams.get(CHOSEN);
    const chosen = answer.results.find(({ store }) => store.companyId === chosenId)?.store.name ?? null;
    return { ...page, chosen, view: { kind: 'found', found: toFound(answer) } };
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return { ...page, view: { kind: 'failed' } };
  }
}

function placeOf(params: URLSearchParams, query: string): Place | undefined {
  if (query && !placeProblem(query)) return { q: query };
  const [lat, lon] = ['lat', 'lon'].map((name) => Number(params.get(name) || NaN));
  const isOnEarth = Math.abs(lat ?? NaN) <= 90 && Math.abs(lon ?? NaN) <= 180;
  return isOnEarth && lat !== undefined && lon !== undefined ? { lat, lon } : undefined;
}

const toFound = ({ place, coords, results, suggestions }: StoreSearch): Found => ({
  place,
  isPlaceKnown: coords !== null,
  results,
  suggestions,
});

const toLink = ({ companyId, name, url, address }: Store): StoreLink => ({
  companyId,
  name,
  url,
  city: address.city,
});

function byState({ results }: StoreSearch): { state: string; stores: StoreLink[] }[] {
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
