import * as z from 'zod/mini';
import { MAX_ITEM_NUMBERS, MAX_LIST_PAGE } from '../rules/shop-rules';
import { SortOrder } from './product-list';
import { wholeNumber } from './whole-number';

/** Article and store numbers, ids of products and cart entries. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
/** Keys of answers and payments, and those that a payment provider gives. */
export const Key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/));

const offerQuery = {
  /** Adds stock and prices of this store. */
  companyId: z.optional(Id),
  /** "all" adds the fields of tiles that no widget shows by default. */
  fields: z.optional(z.enum(['shown', 'all'])),
};

/** `f.<facet>=value` may be repeated, so other parameters are allowed. */
export const ProductListQuery = z.looseObject({
  q: z.optional(z.string().check(z.maxLength(20_000))),
  category: z.optional(z.string().check(z.regex(/^[a-z0-9/-]{1,200}$/))),
  page: z._default(wholeNumber(1, MAX_LIST_PAGE), 1),
  size: z._default(wholeNumber(1, 48), 24),
  sort: z.optional(SortOrder),
  /** `typed` searches for exactly the typed words, without corrections. */
  as: z.optional(z.enum(['typed'])),
  /** Only products of which this store has stock; an unknown store is ignored. */
  inStore: z.optional(Id),
  ...offerQuery,
});
export type ProductListQuery = z.input<typeof ProductListQuery>;

export const ProductQuery = z.looseObject({ itemId: z.optional(Id), ...offerQuery });
export type ProductQuery = z.input<typeof ProductQuery>;

export const VariantStockQuery = z.looseObject({ companyId: Id });
export type VariantStockQuery = z.input<typeof VariantStockQuery>;

export const DiscontinuedQuery = z.object({ itemId: z.optional(Id) });
export type DiscontinuedQuery = z.input<typeof DiscontinuedQuery>;

export const FindItemsQuery = z.object({
  number: z.union([
    z.pipe(
      Id,
      z.transform((one) => [one]),
    ),
    z.array(Id).check(z.maxLength(MAX_ITEM_NUMBERS)),
  ]),
});
export type FindItemsQuery = z.input<typeof FindItemsQuery>;

const prefix = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/));
/** "cart@1.4.0-3f9a2c1" */
const VERSION = '[a-z][a-z0-9-]{0,59}@\\d[A-Za-z0-9.+-]{0,79}';
const MAX_VERSIONS = 5;

export const MessagesQuery = z.object({
  /** One of the languages that the API is configured with (LANGUAGES). */
  lang: z._default(z.string().check(z.regex(/^[a-z]{2,3}$/)), 'de'),
  prefix: z.optional(z.union([prefix, z.array(prefix).check(z.maxLength(50))])),
  /** Versions on trial, separated by commas; their texts replace the live ones. */
  with: z.optional(
    z.string().check(z.regex(new RegExp(`^${VERSION}(?:,${VERSION}){0,${MAX_VERSIONS - 1}}$`))),
  ),
  /** Release of the requesting page: texts fetched for another release are not used. */
  release: z.optional(z.string().check(z.regex(/^[A-Za-z0-9.-]{1,64}$/))),
});
export type MessagesQuery = z.input<typeof MessagesQuery>;

/** Empty form fields are sent as "" and are treated as absent. */
const degrees = z.optional(z.coerce.string<string | number>().check(z.regex(/^(-?\d{1,3}(\.\d{1,12})?)?$/)));
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
