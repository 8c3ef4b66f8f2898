import * as z from 'zod/mini';

export const OperationsPageProps = z.object({
  /** Replaces "Betrieb". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
});
export type OperationsPageProps = z.output<typeof OperationsPageProps>;
