import * as z from 'zod/mini';

export const AccountPageProps = z.looseObject({
  /** The tab, from the address of the page. Absent: the first one. */
  tab: z.optional(z.string().check(z.maxLength(40))),
  /** Replaces the greeting above the overview. */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
});
export type AccountPageProps = z.output<typeof AccountPageProps>;
