import { pathOf, returnFromPayment } from '@fachwerk/shared/calls';

/** The page with the result of a payment that did not succeed, or has not yet. */
export const paymentPage = (paymentId: string): string =>
  `/checkout/kartenpruefung/?payment=${encodeURIComponent(paymentId)}`;

export const confirmationPage = (orderId: string): string => `/bestellung/${encodeURIComponent(orderId)}/`;

/** Address to which a provider sends the buyer back. */
export const returnPath = (paymentId: string): string => pathOf(returnFromPayment, { paymentId });
