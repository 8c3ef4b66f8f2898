/**
 * Settings of the API that the combined process reads too. Source only, so that reading them needs no build.
 */
export { type PaymentConfig, readPaymentConfig } from './orders/payments/payment-config';
export { openSearchAddress } from './catalogue/search/opensearch/opensearch-address';
export { readWalletConfig, type WalletConfig } from './customers/wallet/wallet-config';
export { type MailConfig, readMailConfig } from './kernel/mail/mail-config';
