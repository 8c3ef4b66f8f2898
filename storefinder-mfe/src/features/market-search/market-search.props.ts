import * as z from 'zod/mini';

export const MarketSearchProps = z.object({
  /** Replaces "Ihren Markt finden". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
});
export type MarketSearchProps = z.output<typeof MarketSearchProps>;
