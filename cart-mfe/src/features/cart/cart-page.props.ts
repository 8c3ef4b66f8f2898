import * as z from 'zod/mini';
import { PaymentIcon } from '../../payment-icons/payment-icon';

export const CartPageProps = z.object({
  /** Replaces the heading "Ihr Warenkorb". */
  headline: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
  /** Pictures of 75 × 40 px; an accepted payment type without a picture is named. */
  paymentIcons: z.optional(z.array(PaymentIcon)),
});
export type CartPageProps = z.output<typeof CartPageProps>;
