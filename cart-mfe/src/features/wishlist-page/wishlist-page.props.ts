import * as z from 'zod/mini';

export const WishlistPageProps = z.object({
  /** Replaces the heading "Ihre Merkliste". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
});
export type WishlistPageProps = z.output<typeof WishlistPageProps>;
