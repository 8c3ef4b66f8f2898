import * as z from 'zod/mini';
import { DisplayPrice } from '../kernel/prices';

/** A refund that the provider has refused for good: a bank transfer replaces it. */
export const Payout = z.looseObject({
  orderId: z.string(),
  orderNumber: z.string(),
  amount: DisplayPrice,
  /** ISO instant of the refusal. */
  since: z.string(),
  /** Null until the customer has entered an account. */
  account: z.nullable(z.looseObject({ accountHolder: z.string(), iban: z.string() })),
});
export type Payout = z.output<typeof Payout>;

export const Payouts = z.looseObject({ payouts: z.array(Payout) });
export type Payouts = z.output<typeof Payouts>;

export const PayoutPaid = z.object({
  /** The transferred amount; refused if it is not the amount that waits. */
  cents: z.int().check(z.gte(1), z.lte(100_000_000)),
  /** Reference of the transfer at the bank. Repeated with it, the call has one effect. */
  transferReference: z.string().check(z.regex(/^[\x21-\x7e]{1,70}$/)),
});
export type PayoutPaid = z.input<typeof PayoutPaid>;
