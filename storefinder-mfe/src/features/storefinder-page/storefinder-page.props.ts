import * as z from 'zod/mini';

export const StorefinderPageProps = z.object({
  /** Replaces "Märkte und Öffnungszeiten". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
});
