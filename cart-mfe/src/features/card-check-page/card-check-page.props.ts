import * as z from 'zod/mini';

export const CardCheckPageProps = z.object({
  /** The result of a payment; without it the page reads the payment of its address (?payment=). */
  model: z.optional(
    z.object({
      state: z.enum(['open', 'paid', 'refused', 'ended']),
      /** Name of specification 3. */
      method: z.string(),
      cents: z.number(),
      orderId: z.string(),
      /** `payment.refused.<reason>`. */
      refusal: z.optional(z.string()),
      payUntilText: z.optional(z.string()),
      isCartElsewhere: z.optional(z.boolean()),
      continueUrl: z.optional(z.string()),
    }),
  ),
});
export type CardCheckPageProps = z.output<typeof CardCheckPageProps>;
export type PaymentModel = NonNullable<CardCheckPageProps['model']>;
