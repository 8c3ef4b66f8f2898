import * as z from 'zod/mini';

/** Why a provider refuses; each has a text `payment.refused.<reason>`. */
export const PAYMENT_REFUSALS = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'authentication',
  'credit-check',
  'cancelled-by-buyer',
  'expired',
] as const;

export const PaymentState = z.looseObject({
  /** `open`: the provider has not decided yet. `ended`: the order was given up or is paid in another way. */
  state: z.enum(['open', 'paid', 'refused', 'ended']),
  /** Name of specification 3. */
  method: z.string(),
  cents: z.number(),
  orderId: z.string(),
  refusal: z.optional(z.enum(PAYMENT_REFUSALS)),
  /** Refused, and the order waits until then for another payment: "27.11.2026, 17:05 Uhr". */
  payUntilText: z.optional(z.string()),
  /** Refused, and order and articles belong to another visitor or device. */
  isCartElsewhere: z.optional(z.boolean()),
  /** The page of the provider, while the payment is open. */
  continueUrl: z.optional(z.string()),
});
export type PaymentState = z.output<typeof PaymentState>;
