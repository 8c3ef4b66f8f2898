import { placeProblem } from './place';
import type { Place } from './stores-api';

const MAX_QUERY = 80;

export interface PlaceInUrl {
  /** The unchanged input. */
  query: string;
  place: Place | undefined;
  /** The position that the browser has named does not exist. */
  isNowhere: boolean;
  /** How far the position may be wrong, in kilometres, where that matters; else 0. */
  inaccuracy: number;
}

/** Parameter with the accuracy of a position in kilometres. */
export const ACCURACY = 'accuracy';
/** Stores in a town are closer to each other than that. */
const IMPRECISE_KM = 10;

/** The place that the address of a page names. */
export function placeInUrl(params: URLSearchParams): PlaceInUrl {
  const query = (params.get('q') ?? '').slice(0, MAX_QUERY).trim();
  const nothing = { query, place: undefined, isNowhere: false, inaccuracy: 0 };
  if (query && !placeProblem(query)) return { ...nothing, place: { q: query } };
  const [lat, lon] = ['lat', 'lon'].map((name) => params.get(name) ?? '');
  if (!lat && !lon) return nothing;
  const place = { lat: Number(lat || NaN), lon: Number(lon || NaN) };
  if (!(Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180)) return { ...nothing, isNowhere: true };
  const accuracy = Math.round(Number(params.get(ACCURACY) ?? 0));
  return { ...nothing, place, inaccuracy: accuracy >= IMPRECISE_KM ? accuracy : 0 };
}

/** The address of a page for a place, with further parameters. */
export function urlOfPlace(basePath: string, place: Place, others: URLSearchParams | undefined): string {
  const params = new URLSearchParams(others);
  for (const name of ['q', 'lat', 'lon', ACCURACY]) params.delete(name);
  for (const [name, value] of Object.entries(place)) params.append(name, String(value));
  return `${basePath}?${params.toString()}`;
}
