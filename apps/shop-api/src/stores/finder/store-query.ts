import { STORE_SERVICES, type StoreService } from '@fachwerk/shared/contracts';
import { ShopError } from '../../kernel/errors/shop-error';
import type { Coords } from './distance';

const DEFAULT_LIMIT = 20;

/** Repeated or separated by commas; unknown services are ignored. */
export const readServices = (value: string | string[] | undefined): StoreService[] => {
  const asked = new Set([value ?? []].flat().flatMap((one) => one.split(',')));
  return STORE_SERVICES.filter((one) => asked.has(one));
};

export function readLimit(text: string | undefined): number {
  if (!text) return DEFAULT_LIMIT;
  const limit = Number(text);
  if (limit < 1 || limit > 200) throw wrong('limit');
  return limit;
}

export function readCoords(lat: string | undefined, lon: string | undefined): Coords | null {
  if (!lat && !lon) return null;
  const coords = { lat: Number(lat), lon: Number(lon) };
  if (!lat || Math.abs(coords.lat) > 90) throw wrong('lat');
  if (!lon || Math.abs(coords.lon) > 180) throw wrong('lon');
  return coords;
}

const wrong = (field: string): ShopError =>
  new ShopError({
    statusCode: 400,
    key: 'error.validation.general.message',
    fieldErrors: [{ field, msg: 'error.validation.general.message' }],
  });
