import * as z from 'zod/mini';

export const MarketTeaserProps = z.object({
  headline: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Numbers of one to six stores, in this order. */
  stores: z.array(z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))).check(z.minLength(1), z.maxLength(6)),
});
export type MarketTeaserProps = z.output<typeof MarketTeaserProps>;
