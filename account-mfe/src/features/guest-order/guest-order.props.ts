import * as z from 'zod/mini';

export const GuestOrderProps = z.looseObject({
  /** From the address of the page. */
  orderId: z.string(),
});
export type GuestOrderProps = z.output<typeof GuestOrderProps>;
