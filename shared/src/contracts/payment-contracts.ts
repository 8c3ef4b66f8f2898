import * as z from 'zod/mini';
import { contract } from './contract';
import { PaymentState } from './payment';
import * as calls from './payment-calls';
import { Key } from './queries';

const params = z.object({ paymentId: Key });

export const readPayment = contract(calls.readPayment, {
  summary: 'The state of a payment, asked at the provider while it is open',
  params,
  answers: { 200: PaymentState },
});

export const returnFromPayment = contract(calls.returnFromPayment, {
  summary: 'The way back from a payment provider: redirects to the confirmation or to the payment check',
  params,
  answers: { 204: z.literal('') },
});

export const goToProvider = contract(calls.goToProvider, {
  summary: 'The way to the page of a payment provider without script: a page of our own that leads there',
  params,
  answers: { 204: z.literal('') },
});

export const paymentCallback = contract(calls.paymentCallback, {
  summary: 'Messages of a payment provider, with its signature',
  params: z.object({ provider: Key }),
  answers: { 204: z.literal('') },
});
