import * as z from 'zod/mini';
import { StoreTypes } from '../../store-types';

const Headline = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120)));
const Values = z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(50)));

/** A filter offers all values that stores have; a list narrows them, an empty one omits the filter. */
export const StorefinderPageProps = z.object({
  headline: Headline,
  /** Without a headline, instead of "Märkte und Öffnungszeiten". */
  defaultHeadline: Headline,
  /** As the API names them, e.g. "CUTTING". */
  services: Values,
  brands: Values,
  types: StoreTypes,
  /** Labels of stores, e.g. "Baumarkt". */
  categories: Values,
  /** Departments with advice of their own. */
  specialists: Values,
  /** Categories that a store has more of than others. */
  categorySpecialists: Values,
  /** Federal states whose stores are listed before a search; all of them without it. */
  storesByState: Values,
  /** Company ids of stores that are shown before a search, in this order. */
  initialStores: z.optional(
    z.array(z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))).check(z.maxLength(12)),
  ),
});
export type StorefinderPageProps = z.output<typeof StorefinderPageProps>;
