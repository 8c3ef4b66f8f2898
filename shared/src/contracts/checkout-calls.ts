import type * as z from 'zod/mini';
import type { Call } from './call';
import type { Checkout, CheckoutProgress, CheckoutStarted, OrderPlaced } from './checkout';
import { checkoutAnswer } from './checkout-answer';
import type {
  addressForm,
  contactForm,
  deliveryForm,
  PaymentForm,
  PendingOrderForm,
  SubmitForm,
} from './checkout-forms';

const progress = { nextStep: 'string', checkout: checkoutAnswer } as const;

export const readCheckout: Call<{ answer: Checkout }> = {
  method: 'GET',
  path: '/rest/checkout/',
  expects: checkoutAnswer,
};

/** Verifies the inventory and holds the goods for 15 minutes. A repeated start renews the hold. */
export const startCheckout: Call<{ form: object; answer: CheckoutStarted }> = {
  method: 'POST',
  path: '/rest/checkout/start/',
  expects: { holdUntil: 'string', checkout: checkoutAnswer },
};

export const saveContact: Call<{
  form: z.input<ReturnType<typeof contactForm>>;
  answer: CheckoutProgress;
}> = { method: 'POST', path: '/rest/checkout/contact/', expects: progress };

export const saveDelivery: Call<{
  form: z.input<ReturnType<typeof deliveryForm>>;
  answer: CheckoutProgress;
}> = { method: 'POST', path: '/rest/checkout/delivery/', expects: progress };

export const saveAddress: Call<{
  form: z.input<ReturnType<typeof addressForm>>;
  answer: CheckoutProgress;
}> = { method: 'POST', path: '/rest/checkout/address/', expects: progress };

export const savePayment: Call<{ form: z.input<typeof PaymentForm>; answer: CheckoutProgress }> = {
  method: 'POST',
  path: '/rest/checkout/payment/',
  expects: progress,
};

/** With the header `Idempotency-Key`: the same key answers with the same order. */
export const submitCheckout: Call<{ form: SubmitForm; answer: OrderPlaced }> = {
  method: 'POST',
  path: '/rest/checkout/submit/',
  expects: { orderId: 'string' },
};

/** Continues the payment of a pending order, with another method if one is given. */
export const continuePayment: Call<{ form: PendingOrderForm; answer: OrderPlaced }> = {
  method: 'POST',
  path: '/rest/checkout/pending/continue/',
  expects: { orderId: 'string' },
};

/** Ends a pending order; its lines return to the cart. */
export const abandonOrder: Call<{ form: z.input<typeof PendingOrderForm>; answer: Checkout }> = {
  method: 'POST',
  path: '/rest/checkout/pending/abandon/',
  expects: checkoutAnswer,
};
