import * as z from 'zod/mini';

export const StoreDeskProps = z.object({
  /** Replaces "Marktdienst". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
});
export type StoreDeskProps = z.output<typeof StoreDeskProps>;
