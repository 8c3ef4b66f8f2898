import { contract } from '../kernel/contract';
import {
  Checkout,
  CheckoutChange,
  CheckoutProgress,
  CheckoutRefusal,
  CheckoutStarted,
  OrderPlaced,
} from './checkout';
import { checkoutAnswer } from './checkout-answer';
import {
  addressForm,
  contactForm,
  deliveryForm,
  EmptyForm,
  PaymentForm,
  PendingOrderForm,
  SubmitForm,
} from './checkout-forms';

const expects = { nextStep: 'string', checkout: checkoutAnswer } as const;
const answers = { 200: CheckoutProgress };

export const readCheckout = contract({
  method: 'GET',
  path: '/rest/checkout/',
  isTranslated: true,
  summary: 'The checkout of the online cart: steps, options, lines with legal facts, sums',
  answers: { 200: Checkout },
  expects: checkoutAnswer,
});

/** Verifies the inventory and holds the goods for 15 minutes. A repeated start renews the hold. */
export const startCheckout = contract({
  method: 'POST',
  path: '/rest/checkout/start/',
  isTranslated: true,
  summary: 'Verify the inventory and hold the goods for 15 minutes; 412 with the changed cart',
  form: EmptyForm,
  answers: { 200: CheckoutStarted, 412: CheckoutChange },
  expects: { holdUntil: 'string', checkout: checkoutAnswer },
});

export const saveContact = contract({
  method: 'POST',
  path: '/rest/checkout/contact/',
  isTranslated: true,
  summary: 'Step contact: who orders',
  form: contactForm(),
  answers,
  expects,
});

export const saveDelivery = contract({
  method: 'POST',
  path: '/rest/checkout/delivery/',
  isTranslated: true,
  summary: 'Step delivery: delivery or collection, day, old devices, age, box, statement on VAT',
  form: deliveryForm(),
  answers,
  expects,
});

export const saveAddress = contract({
  method: 'POST',
  path: '/rest/checkout/address/',
  isTranslated: true,
  summary: 'Step address: delivery address and a separate address of the bill',
  form: addressForm(),
  answers,
  expects,
});

export const savePayment = contract({
  method: 'POST',
  path: '/rest/checkout/payment/',
  isTranslated: true,
  summary: 'Step payment: the method',
  form: PaymentForm,
  answers,
  expects,
});

/** With the header `Idempotency-Key`: the same key answers with the same order. */
export const submitCheckout = contract({
  method: 'POST',
  path: '/rest/checkout/submit/',
  isTranslated: true,
  summary: 'Order with payment obligation; the same Idempotency-Key answers with the same order',
  form: SubmitForm,
  answers: { 201: OrderPlaced, 402: CheckoutRefusal, 409: CheckoutRefusal, 412: CheckoutChange },
  expects: { orderId: 'string' },
});

/** Continues the payment of a pending order, with another method if one is given. */
export const continuePayment = contract({
  method: 'POST',
  path: '/rest/checkout/pending/continue/',
  isTranslated: true,
  summary: 'Continue the payment of a pending order, also with another method',
  form: PendingOrderForm,
  answers: { 201: OrderPlaced, 402: CheckoutRefusal },
  expects: { orderId: 'string' },
});

/** Ends a pending order; its lines return to the cart. */
export const abandonOrder = contract({
  method: 'POST',
  path: '/rest/checkout/pending/abandon/',
  isTranslated: true,
  summary: 'End a pending order; its lines return to the cart',
  form: PendingOrderForm,
  answers: { 200: Checkout },
  expects: checkoutAnswer,
});
