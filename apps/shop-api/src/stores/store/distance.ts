import { formatLocale } from '@fachwerk/shared/format';
import { answerLocale } from '../../kernel/text/answer-language';

/** A type alias and not an interface: it fits the index signatures of the contracts. */
export type Coords = { lat: number; lon: number };

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine). */
export function distanceKm(a: Coords, b: Coords): number {
  const byLat = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const byLon =
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(byLat + byLon)));
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** "3,4 km" with a no-break space; in an English answer "3.4 km". */
export const distanceText = (km: number): string =>
  `${km.toLocaleString(formatLocale(answerLocale()), ONE_DIGIT)}\u00a0km`;

export const middleOf = (points: readonly Coords[]): Coords => ({
  lat: points.reduce((sum, { lat }) => sum + lat, 0) / points.length,
  lon: points.reduce((sum, { lon }) => sum + lon, 0) / points.length,
});
