/** The wire facts of every API call, without schemas. Browsers load only these. */
export { changesState, nativeForm, pathOf, type Call, type CallShape } from './contracts/call';
export { DATA_VERSION } from './contracts/data-version';
export { isAs, type ExpectedAnswer } from './contracts/expected-answer';
export * from './contracts/account-calls';
export * from './contracts/captcha-calls';
export * from './contracts/cart-calls';
export * from './contracts/catalogue-calls';
export * from './contracts/checkout-calls';
export * from './contracts/gift-card-calls';
export * from './contracts/operations-calls';
export * from './contracts/order-calls';
export * from './contracts/payment-calls';
export * from './contracts/promotion-calls';
export * from './contracts/registry-calls';
export * from './contracts/reservation-calls';
export * from './contracts/store-calls';
export * from './contracts/suggestions-calls';
export * from './contracts/wishlist-calls';
