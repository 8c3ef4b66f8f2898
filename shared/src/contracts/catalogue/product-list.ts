import * as z from 'zod/mini';
import { SORT_ORDERS } from '../../rules/shop-rules';
import { Link } from '../kernel/link';
import { Breadcrumb, ProductTile } from './product';

export const FacetValue = z.looseObject({
  /** Written into the query string, e.g. `f.marke=Eberholt`. */
  value: z.string(),
  label: z.string(),
  count: z.int(),
  selected: z.boolean(),
  hexColor: z.optional(z.string()),
});
const FacetRange = z.looseObject({
  unit: z.string(),
  /** Ascending numbers at which a slider stops; the first and the last include all products. */
  stops: z.array(z.number()),
  /** The chosen ends. */
  from: z.optional(z.number()),
  to: z.optional(z.number()),
});

export const Facet = z.looseObject({
  /** Query parameter without the prefix `f.`, e.g. "marke". */
  id: z.string(),
  label: z.string(),
  /** `rating`: one choice, e.g. "ab-4" for four stars and more. */
  type: z.enum(['list', 'colour', 'range', 'rating']),
  /** With the type `range` only what is chosen: a range such as "10-25", "ab-10" or "bis-25", or values. */
  values: z.array(FacetValue),
  range: z.optional(FacetRange),
});
export type Facet = z.output<typeof Facet>;

export const SortOrder = z.enum(SORT_ORDERS);
export type SortOrder = z.output<typeof SortOrder>;

/** `GET /rest/products/?q=&category=&page=&size=&sort=&f.<facet>=`, with a value or a range for each facet */
export const ProductList = z.looseObject({
  items: z.array(ProductTile),
  /** Exact up to MAX_EXACT_TOTAL; a greater number means that there are more than that. */
  total: z.int(),
  /** Counted from 1. */
  page: z.int(),
  size: z.int(),
  pageCount: z.int(),
  facets: z.array(Facet),
  sort: z.array(z.looseObject({ id: SortOrder, selected: z.boolean() })),
  /** The requested category with its path and its children that have products; null without a category. */
  category: z.nullable(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      url: Link,
      breadcrumbs: z.array(Breadcrumb),
      children: z.array(z.looseObject({ name: z.string(), url: Link, totalProductCount: z.int() })),
    }),
  ),
  /** The store of the filter `inStore`. */
  store: z.optional(z.looseObject({ companyId: z.string(), name: z.string() })),
  /** The corrected search term, when the typed one finds too little. */
  correctedQuery: z.optional(z.string()),
  /** Words that no product has together with the others, as typed: the items are found without them. */
  leftOut: z.optional(z.array(z.string())),
  /** Service pages that the query names, as keys of `config.pageUrls`: `shipping` for "Versandkosten". */
  servicePages: z.optional(z.array(z.string())),
  /** Target of an exact article number or EAN. */
  redirect: z.optional(z.string()),
});
export type ProductList = z.output<typeof ProductList>;
