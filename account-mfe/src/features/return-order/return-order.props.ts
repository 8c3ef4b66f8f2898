import * as z from 'zod/mini';

export const ReturnOrderProps = z.looseObject({
  /** From the address of the page. */
  orderId: z.string(),
});
export type ReturnOrderProps = z.output<typeof ReturnOrderProps>;
