import * as z from 'zod/mini';
import { StoreTypes } from '../../store-types';

export const MOST_SHOWN = 6;

export const MarketTeaserProps = z.object({
  headline: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Numbers of one to six stores, in this order; without them the first ones by town. */
  stores: z.optional(
    z.array(z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))).check(z.minLength(1), z.maxLength(MOST_SHOWN)),
  ),
  types: StoreTypes,
});
export type MarketTeaserProps = z.output<typeof MarketTeaserProps>;
