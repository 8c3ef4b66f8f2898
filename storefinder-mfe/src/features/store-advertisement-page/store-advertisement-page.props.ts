import * as z from 'zod/mini';

export const StoreAdvertisementPageProps = z.object({
  /** Type of stores: "baumarkt", "werkerswelt", "kompakt" or "special". */
  type: z.string().check(z.regex(/^[a-z]{1,40}$/)),
});
export type StoreAdvertisementPageProps = z.output<typeof StoreAdvertisementPageProps>;
