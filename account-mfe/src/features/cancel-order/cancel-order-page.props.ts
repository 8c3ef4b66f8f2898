import { LocalPath } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

/** Page inputs of the specification; what is missing comes from the order. */
export const CancelOrderPageProps = z.looseObject({
  /** From the address of the page. */
  orderId: z.string(),
  firstName: z.optional(z.string()),
  /** Target of the form. */
  cancelUrl: z.optional(LocalPath),
  /** The refund goes to a credit card. */
  isCreditCard: z.optional(z.boolean()),
});
export type CancelOrderPageProps = z.output<typeof CancelOrderPageProps>;
