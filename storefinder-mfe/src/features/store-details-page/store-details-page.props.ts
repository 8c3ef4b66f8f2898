import * as z from 'zod/mini';

export const StoreDetailsPageProps = z.object({
  /** The last part of the address, e.g. "koeln-deutz-1043": place and number. */
  store: z.string().check(z.minLength(1), z.maxLength(300)),
});
export type StoreDetailsPageProps = z.output<typeof StoreDetailsPageProps>;
