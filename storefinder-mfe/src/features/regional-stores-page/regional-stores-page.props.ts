import * as z from 'zod/mini';

/** Part of an address: "nordrhein-westfalen". */
const Slug = z.string().check(z.regex(/^[a-z0-9-]{1,100}$/));

export const RegionalStoresPageProps = z.object({
  state: Slug,
  /** A town of the state; absent: all of the state. */
  town: z.optional(Slug),
});
export type RegionalStoresPageProps = z.output<typeof RegionalStoresPageProps>;
