import * as z from 'zod/mini';
import { Link } from '../kernel/link';
import { DisplayPrice } from '../kernel/prices';
import { wholeNumber } from '../kernel/whole-number';
import { CollectableFrom } from '../stores/availability';
import { PlaceQuery } from '../stores/queries';
import { PlaceSuggestion, Store } from '../stores/store';

export const CartStoresQuery = z.looseObject({
  ...PlaceQuery,
  /** Only stores that have every piece of every item, if there are any. */
  complete: z.optional(z.enum(['true', ''])),
});
export type CartStoresQuery = z.input<typeof CartStoresQuery>;

/** A store with what it has of both carts; counts are numbers of items. */
export const CartStoreResult = z.looseObject({
  store: Store,
  /** Kilometres with one decimal, and "3,4 km". */
  distance: z.number(),
  distanceText: z.string(),
  /** Open when a visitor who leaves now is there. */
  isOpenOnArrival: z.boolean(),
  /** When a reservation made now is ready. */
  collectableFrom: z.optional(CollectableFrom),
  /** Items of which the store has every piece. */
  here: z.int(),
  /** Items of which some or all pieces come by parcel, and none is missing. */
  parcel: z.int(),
  /** Items of which neither the store nor the warehouse has all pieces. */
  missing: z.int(),
  /** Shipping costs of the online cart after this split; absent if nothing is split or sent. */
  parcelShipping: z.optional(DisplayPrice),
  /** The online cart is sent free today, and its rest after this split would not be. */
  losesFreeShipping: z.optional(z.boolean()),
  /** Pieces of each item, in the order of `items`. */
  shares: z.array(z.looseObject({ itemId: z.string(), here: z.int(), parcel: z.int() })),
});
export type CartStoreResult = z.output<typeof CartStoreResult>;

/** `GET /rest/basket/stores/`: without a place around the store of the reservation, or the chosen one. */
export const CartStores = z.looseObject({
  query: z.string(),
  place: z.nullable(z.string()),
  /** Null for an unknown place, and without a place and a store: then there are no results. */
  coords: z.nullable(z.looseObject({ lat: z.number(), lon: z.number() })),
  suggestions: z.array(PlaceSuggestion),
  /** Name of the store around which was searched, without a place. */
  near: z.nullable(z.string()),
  /** Items of both carts without gift cards, each once. */
  items: z.array(z.looseObject({ itemId: z.string(), name: z.string(), url: Link, quantity: z.int() })),
  /** Number of stores that were compared, and of those that have everything. */
  compared: z.int(),
  complete: z.int(),
  /** Most items first, then the fewest missing, open on arrival, the nearest. */
  results: z.array(CartStoreResult),
});
export type CartStores = z.output<typeof CartStores>;

const count = z.optional(wholeNumber(0, 1_000));

/** `here` and `missing` as the visitor has seen them: with less than that nothing changes (409). */
export const FillCartsForm = z.object({
  companyId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  here: count,
  missing: count,
});
export type FillCartsForm = z.input<typeof FillCartsForm>;
