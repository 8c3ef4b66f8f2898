import { goToProvider, pathOf, returnFromPayment } from '@fachwerk/shared/calls';

/** The page with the result of a payment that did not succeed, or has not yet. */
export const paymentPage = (paymentId: string): string =>
  `/checkout/kartenpruefung/?payment=${encodeURIComponent(paymentId)}`;

export const confirmationPage = (orderId: string): string => `/bestellung/${encodeURIComponent(orderId)}/`;

/** Address to which a provider sends the buyer back. */
export const returnPath = (paymentId: string): string => pathOf(returnFromPayment, { paymentId });

/** Address that leads a form without script to the page of the provider. */
export const leavingPath = (paymentId: string): string => pathOf(goToProvider, { paymentId });
