import * as z from 'zod/mini';
import { contract } from '../kernel/contract';
import { Key } from '../kernel/ids';
import { OrderParams } from './order';
import { PaymentState } from './payment';
import { PayoutPaid, Payouts } from './payout';

const params = z.object({ paymentId: Key });

/** State of a payment; asks the provider while it is open. */
export const readPayment = contract({
  method: 'GET',
  path: '/rest/checkout/payment/{paymentId}/',
  summary: 'The state of a payment, asked at the provider while it is open',
  params,
  answers: { 200: PaymentState },
  expects: { state: 'string', cents: 'number' },
});

/** Where a provider sends the buyer back to; redirects to the page that follows. */
export const returnFromPayment = contract({
  method: 'GET',
  path: '/rest/checkout/payment/{paymentId}/return/',
  isPublic: true,
  summary: 'The way back from a payment provider: redirects to the confirmation or to the payment check',
  params,
  answers: { 204: z.literal('') },
});

/**
 * The way to the page of a provider for a form without script: the policy of our pages refuses a redirect of
 * a form to another origin, but not the navigation of this page.
 */
export const goToProvider = contract({
  method: 'GET',
  path: '/rest/checkout/payment/{paymentId}/continue/',
  isPublic: true,
  summary: 'The way to the page of a payment provider without script: a page of our own that leads there',
  params,
  answers: { 204: z.literal('') },
});

/** Messages of a provider, signed by it. */
export const paymentCallback = contract({
  method: 'POST',
  path: '/rest/checkout/payment/callback/{provider}/',
  isPublic: true,
  summary: 'Messages of a payment provider, with its signature',
  params: z.object({ provider: Key }),
  answers: { 204: z.literal('') },
});

/** Desk `accounting`: refunds that wait for a bank transfer. The only call with an IBAN. */
export const readPayouts = contract({
  method: 'GET',
  path: '/rest/desk/payouts/',
  summary: 'Desk accounting: refunds that wait for a bank transfer, oldest first',
  answers: { 200: Payouts },
  expects: { payouts: 'list' },
});

/** Desk `accounting`: the transfer was sent; the account is deleted. Answers what still waits. */
export const reportPayout = contract({
  method: 'POST',
  path: '/rest/desk/payouts/{orderId}/paid/',
  summary: 'Desk accounting: the bank transfer was sent; 412 if the amount has changed',
  params: OrderParams,
  json: PayoutPaid,
  answers: { 200: Payouts },
  expects: { payouts: 'list' },
});
