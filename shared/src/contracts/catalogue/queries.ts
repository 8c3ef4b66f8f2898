import * as z from 'zod/mini';
import { MAX_ITEM_NUMBERS, MAX_LIST_PAGE } from '../../rules/shop-rules';
import { Id } from '../kernel/ids';
import { wholeNumber } from '../kernel/whole-number';
import { SortOrder } from './product-list';

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
