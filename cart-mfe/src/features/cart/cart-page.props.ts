import * as z from 'zod/mini';

export const CartPageProps = z.object({
  /** Replaces the heading "Ihr Warenkorb". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
});
export type CartPageProps = z.output<typeof CartPageProps>;
