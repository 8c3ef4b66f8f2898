import * as z from 'zod/mini';

export const OrderConfirmationProps = z.looseObject({
  /** From the address of the page. */
  orderId: z.string(),
});
export type OrderConfirmationProps = z.output<typeof OrderConfirmationProps>;
