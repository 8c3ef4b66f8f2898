import * as z from 'zod/mini';

export const CartStoresPageProps = z.object({
  /** Replaces "In welchem Markt bekomme ich alles?". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
});
