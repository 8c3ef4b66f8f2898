import * as z from 'zod/mini';

export const BankDetailsProps = z.looseObject({
  /** From the address of the page. */
  orderId: z.string(),
});
export type BankDetailsProps = z.output<typeof BankDetailsProps>;
