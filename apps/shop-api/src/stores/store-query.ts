import { STORE_SERVICES, type StoreService } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';
import { ShopError } from '../http/shop-error';
import type { Coords } from './distance';

export const Id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const MOST_ITEMS = 100;
const DEFAULT_LIMIT = 20;

/** Fields of a form that stay empty come as "": they say as little as an absent one. */
const degrees = z.optional(z.string().check(z.regex(/^(-?\d{1,3}(\.\d{1,12})?)?$/)));
const service = z.string().check(z.maxLength(200));

export const StoreSearchQuery = z.looseObject({
  q: z.optional(z.string().check(z.maxLength(200))),
  lat: degrees,
  lon: degrees,
  services: z.optional(z.union([service, z.array(service).check(z.maxLength(20))])),
  itemId: z.optional(z.union([Id, z.literal('')])),
  limit: z.optional(z.string().check(z.regex(/^(\d{1,3})?$/))),
});

export const StockQuery = z.looseObject({
  itemId: z.union([Id, z.array(Id).check(z.maxLength(MOST_ITEMS))]),
});

/** Repeated or with commas; what nobody offers is left aside. */
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
  new ShopError(400, 'error.validation.general.message', [
    { field, msg: 'error.validation.general.message' },
  ]);
