import { STORE_SERVICES, type StoreService } from '@fachwerk/shared/contracts';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import type { Coords } from '../store/distance';

const DEFAULT_LIMIT = 20;

/** Repeated or separated by commas; unknown services are ignored. */
export const readServices = (value: string | string[] | undefined): StoreService[] => {
  const asked = new Set([value ?? []].flat().flatMap((one) => one.split(',')));
  return STORE_SERVICES.filter((one) => asked.has(one));
};

/** Repeated, each as the answer writes it; empty fields of a form are left out. */
export const readTexts = (value: string | string[] | undefined): string[] =>
  [value ?? []].flat().filter((one) => one !== '');

export function readLimit(text: string | undefined): number {
  if (!text) return DEFAULT_LIMIT;
  const limit = Number(text);
  if (limit < 1 || limit > 200) throw fieldRefusal('limit');
  return limit;
}

export function readCoords(lat: string | undefined, lon: string | undefined): Coords | null {
  if (!lat && !lon) return null;
  const coords = { lat: Number(lat), lon: Number(lon) };
  if (!lat || Math.abs(coords.lat) > 90) throw fieldRefusal('lat');
  if (!lon || Math.abs(coords.lon) > 180) throw fieldRefusal('lon');
  return coords;
}
