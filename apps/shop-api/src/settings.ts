/**
 * Settings of the API that the combined process reads too. Source only, so that reading them needs no build.
 */
export { type PaymentConfig, readPaymentConfig } from './payments/payment-config';
export { openSearchAddress } from './search/opensearch/opensearch-address';
export { type MailConfig, readMailConfig } from './mail/mail-config';
