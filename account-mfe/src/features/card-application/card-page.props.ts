import * as z from 'zod/mini';

export const CardPageProps = z.looseObject({
  /** Replaces the headline of the page. */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
});
export type CardPageProps = z.output<typeof CardPageProps>;
