import type { Call } from './call';
import type { PaymentState } from './payment';

/** State of a payment; asks the provider while it is open. */
export const readPayment: Call<{ params: { paymentId: string }; answer: PaymentState }> = {
  method: 'GET',
  path: '/rest/checkout/payment/{paymentId}/',
  expects: { state: 'string', cents: 'number' },
};

/** Where a provider sends the buyer back to; redirects to the page that follows. */
export const returnFromPayment: Call<{ params: { paymentId: string }; answer: '' }> = {
  method: 'GET',
  isPublic: true,
  path: '/rest/checkout/payment/{paymentId}/return/',
};

/**
 * The way to the page of a provider for a form without script: the policy of our pages refuses a redirect of
 * a form to another origin, but not the navigation of this page.
 */
export const goToProvider: Call<{ params: { paymentId: string }; answer: '' }> = {
  method: 'GET',
  isPublic: true,
  path: '/rest/checkout/payment/{paymentId}/continue/',
};

/** Messages of a provider, signed by it. */
export const paymentCallback: Call<{ params: { provider: string }; answer: '' }> = {
  method: 'POST',
  isPublic: true,
  path: '/rest/checkout/payment/callback/{provider}/',
};
