import * as z from 'zod/mini';
import { Id } from '../kernel/ids';
import { STORE_TYPES, StoreType } from './store';

/** Empty form fields are sent as "" and are treated as absent. */
const degrees = z.optional(z.coerce.string<string | number>().check(z.regex(/^(-?\d{1,3}(\.\d{1,12})?)?$/)));
/** Part of the address of a state or town: "nordrhein-westfalen". */
export const RegionSlug = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/));
const service = z.string().check(z.maxLength(200));
const text = z.string().check(z.maxLength(120));
/** One value, or repeated. */
const texts = z.optional(z.union([text, z.array(text).check(z.maxLength(20))]));
/** Stores of other types are left out, also where no store passes the filters: the answer may be empty. */
const types = z.optional(z.union([StoreType, z.array(StoreType).check(z.maxLength(STORE_TYPES.length))]));
const checked = z.optional(z.enum(['true', '']));

/** Fields of a place: what was typed, or a point. */
export const PlaceQuery = {
  q: z.optional(z.string().check(z.maxLength(200))),
  lat: degrees,
  lon: degrees,
};

export const StoreSearchQuery = z.looseObject({
  ...PlaceQuery,
  services: z.optional(z.union([service, z.array(service).check(z.maxLength(20))])),
  brands: texts,
  specialists: texts,
  categorySpecialists: texts,
  /** Labels of stores. */
  categories: texts,
  /** Federal states, e.g. "Hessen". */
  states: texts,
  types,
  /** Adds the stock of this item to each store. */
  itemId: z.optional(z.union([Id, z.literal('')])),
  /** Only stores that have the item. */
  inStock: checked,
  /** Adds the values of all filters. */
  options: checked,
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

export const StoreFlyersQuery = z.looseObject({ type: StoreType });
export type StoreFlyersQuery = z.input<typeof StoreFlyersQuery>;

/** Without an address, the first one of the store. */
export const MarketContentQuery = z.looseObject({
  url: z.optional(z.string().check(z.maxLength(500))),
});
export type MarketContentQuery = z.input<typeof MarketContentQuery>;

export const StoreRegionQuery = z.looseObject({ town: z.optional(RegionSlug) });
export type StoreRegionQuery = z.input<typeof StoreRegionQuery>;

export const VariantStockQuery = z.looseObject({ companyId: Id });
export type VariantStockQuery = z.input<typeof VariantStockQuery>;
