import * as z from 'zod/mini';
import { Id } from '../kernel/ids';

/** Empty form fields are sent as "" and are treated as absent. */
const degrees = z.optional(z.coerce.string<string | number>().check(z.regex(/^(-?\d{1,3}(\.\d{1,12})?)?$/)));
/** Part of the address of a state or town: "nordrhein-westfalen". */
export const RegionSlug = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/));
const service = z.string().check(z.maxLength(200));

export const StoreSearchQuery = z.looseObject({
  q: z.optional(z.string().check(z.maxLength(200))),
  lat: degrees,
  lon: degrees,
  services: z.optional(z.union([service, z.array(service).check(z.maxLength(20))])),
  itemId: z.optional(z.union([Id, z.literal('')])),
  limit: z.optional(z.coerce.string<string | number>().check(z.regex(/^(\d{1,3})?$/))),
});
export type StoreSearchQuery = z.input<typeof StoreSearchQuery>;

/** An address while it is typed. */
export const PlacesQuery = z.object({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  zipCode: z.string().check(z.maxLength(20)),
  city: z._default(z.string().check(z.maxLength(100)), ''),
});
export type PlacesQuery = z.input<typeof PlacesQuery>;

const MOST_STOCK_ITEMS = 100;

export const StoreStockQuery = z.looseObject({
  itemId: z.union([Id, z.array(Id).check(z.maxLength(MOST_STOCK_ITEMS))]),
});
export type StoreStockQuery = z.input<typeof StoreStockQuery>;

export const StoreRegionQuery = z.looseObject({ town: z.optional(RegionSlug) });
export type StoreRegionQuery = z.input<typeof StoreRegionQuery>;

export const VariantStockQuery = z.looseObject({ companyId: Id });
export type VariantStockQuery = z.input<typeof VariantStockQuery>;
