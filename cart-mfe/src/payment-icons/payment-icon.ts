import * as z from 'zod/mini';

/** Picture of a payment type, for the props of widgets. */
export const PaymentIcon = z.object({
  /** A payment type of the specification, e.g. "PAYPAL". */
  type: z.string(),
  /** Refuses `javascript:` and other schemes. */
  src: z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))\S*$/, 'an address like https://… or /…')),
});
export type PaymentIcon = z.output<typeof PaymentIcon>;
