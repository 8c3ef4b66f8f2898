import * as z from 'zod/mini';

export const BackInStockLinkProps = z.object({
  /** What the link of the mail does. */
  action: z.enum(['confirm', 'cancel']),
});
export type BackInStockLinkProps = z.output<typeof BackInStockLinkProps>;
