import * as z from 'zod/mini';

/** Without a number it lists all recalls. */
export const RecallPageProps = z.object({ recallId: z.optional(z.string().check(z.maxLength(200))) });
export type RecallPageProps = z.output<typeof RecallPageProps>;
