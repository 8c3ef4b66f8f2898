import * as z from 'zod/mini';

export const StoreDetailsPageClassicProps = z.object({
  /** Number of the store ("1043"), or the last part of its address ("koeln-deutz-1043"). */
  store: z.string().check(z.minLength(1), z.maxLength(120)),
  /** One of the addresses that are stored for the store (`marketCmsUrls`); the first one if absent. */
  marketCmsUrl: z.optional(z.string().check(z.regex(/^https?:\/\/[^/\s]+\S*$/), z.maxLength(500))),
});
export type StoreDetailsPageClassicProps = z.output<typeof StoreDetailsPageClassicProps>;
