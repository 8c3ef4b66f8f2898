import { CHECKOUT_STEPS } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';
import { PaymentIcon } from '../../payment-icons/payment-icon';

export const CheckoutPageProps = z.object({
  /** Without it the page leads to the first open step; "reservation" is the form of a reservation. */
  step: z.optional(z.enum([...CHECKOUT_STEPS, 'reservation'])),
  /** Pictures of payment types; a type without a picture has an icon. */
  paymentIcons: z.optional(z.array(PaymentIcon)),
});
export type CheckoutPageProps = z.output<typeof CheckoutPageProps>;
