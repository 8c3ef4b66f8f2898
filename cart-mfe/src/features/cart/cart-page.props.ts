import * as z from 'zod/mini';

const PaymentIcon = z.object({
  /** A payment type of the specification, e.g. "PAYPAL". */
  type: z.string(),
  /** Refuses `javascript:` and other schemes. */
  src: z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))\S*$/, 'an address like https://… or /…')),
});
export type PaymentIcon = z.output<typeof PaymentIcon>;

export const CartPageProps = z.object({
  /** Replaces the heading "Ihr Warenkorb". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  /** Pictures of 75 × 40 px; an accepted payment type without a picture is named. */
  paymentIcons: z.optional(z.array(PaymentIcon)),
});
export type CartPageProps = z.output<typeof CartPageProps>;
