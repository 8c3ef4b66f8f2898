import {
  Checkout,
  CheckoutChange,
  CheckoutProgress,
  CheckoutRefusal,
  CheckoutStarted,
  OrderPlaced,
} from './checkout';
import * as calls from './checkout-calls';
import {
  addressForm,
  contactForm,
  deliveryForm,
  EmptyForm,
  PaymentForm,
  PendingOrderForm,
  SubmitForm,
} from './checkout-forms';
import { contract } from './contract';

const progress = { 200: CheckoutProgress };

export const readCheckout = contract(calls.readCheckout, {
  summary: 'The checkout of the online cart: steps, options, lines with legal facts, sums',
  answers: { 200: Checkout },
});

export const startCheckout = contract(calls.startCheckout, {
  summary: 'Verify the inventory and hold the goods for 15 minutes; 412 with the changed cart',
  form: EmptyForm,
  answers: { 200: CheckoutStarted, 412: CheckoutChange },
});

export const saveContact = contract(calls.saveContact, {
  summary: 'Step contact: who orders',
  form: contactForm(),
  answers: progress,
});

export const saveDelivery = contract(calls.saveDelivery, {
  summary: 'Step delivery: delivery or collection, day, old devices, age, box, statement on VAT',
  form: deliveryForm(),
  answers: progress,
});

export const saveAddress = contract(calls.saveAddress, {
  summary: 'Step address: delivery address and a separate address of the bill',
  form: addressForm(),
  answers: progress,
});

export const savePayment = contract(calls.savePayment, {
  summary: 'Step payment: the method',
  form: PaymentForm,
  answers: progress,
});

const placed = { 201: OrderPlaced, 402: CheckoutRefusal };

export const submitCheckout = contract(calls.submitCheckout, {
  summary: 'Order with payment obligation; the same Idempotency-Key answers with the same order',
  form: SubmitForm,
  answers: { ...placed, 409: CheckoutRefusal, 412: CheckoutChange },
});

export const continuePayment = contract(calls.continuePayment, {
  summary: 'Continue the payment of a pending order, also with another method',
  form: PendingOrderForm,
  answers: placed,
});

export const abandonOrder = contract(calls.abandonOrder, {
  summary: 'End a pending order; its lines return to the cart',
  form: PendingOrderForm,
  answers: { 200: Checkout },
});
