import * as z from 'zod/mini';
import { STORE_PROOFS } from '../../rules/sale-proofs';
import { Link } from '../kernel/link';
import { PricesInfo } from '../kernel/prices';
import { EnergyLabel, ProductImage } from './product';

/** Longer inputs are cut; the search itself accepts more. */
export const MAX_SUGGESTION_QUERY = 100;

export const SuggestionsQuery = z.looseObject({
  q: z.optional(z.string().check(z.maxLength(20_000))),
});
export type SuggestionsQuery = z.input<typeof SuggestionsQuery>;

const suggestion = {
  /** The phrase, category, brand or product. */
  value: z.string(),
  link: Link,
  /** Where it belongs to, e.g. "Eisenwaren"; may be empty. */
  breadcrumbs: z.looseObject({ displayName: z.string() }),
};

export const Suggestion = z.looseObject(suggestion);
export type Suggestion = z.output<typeof Suggestion>;

export const ProductSuggestion = z.looseObject({
  ...suggestion,
  productId: z.string(),
  itemId: z.string(),
  brand: z.looseObject({ name: z.string() }),
  image: ProductImage,
  price: z.looseObject({ isFromPrice: z.boolean() }),
  pricesInfo: PricesInfo,
  eeLabels: z.array(EnergyLabel),
  /** As in `ProductTile`. */
  storeProof: z.optional(z.enum(STORE_PROOFS)),
});
export type ProductSuggestion = z.output<typeof ProductSuggestion>;

/** `GET /rest/search/suggestions/?q=` (specification 3, "search suggestion"). */
export const Suggestions = z.looseObject({
  /** Searches of many visitors. */
  frequentSearchSuggestions: z.array(Suggestion),
  /** Words of the catalogue, by the popularity of their products. */
  topSearchSuggestions: z.array(Suggestion),
  categorySuggestions: z.array(Suggestion),
  brandSuggestions: z.array(Suggestion),
  /** Service pages that the text asks for. `page` is a key of `config.pageUrls`. */
  services: z.optional(z.array(z.looseObject({ page: z.string(), displayName: z.string() }))),
  productSuggestions: z.array(ProductSuggestion),
  /** The search whose first products are suggested, and the number of its hits; absent without products. */
  allHits: z.optional(z.looseObject({ query: z.string(), count: z.int() })),
});
export type Suggestions = z.output<typeof Suggestions>;

export const CountSearchForm = z.object({ q: z.string().check(z.maxLength(2000)) });
export type CountSearchForm = z.input<typeof CountSearchForm>;
