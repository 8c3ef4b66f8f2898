/** The contracts of the API and of the registry, with schemas: for servers and tests. */
import './rules/zod-setup';

export { allContracts, contractOf } from './contracts/contract-of';
export * from './contracts/benefits/gift-card';
export * from './contracts/benefits/promotion';
export * from './contracts/catalogue/desk-item';
export * from './contracts/catalogue/desk-release';
export * from './contracts/catalogue/discontinued';
export * from './contracts/catalogue/item';
export * from './contracts/catalogue/navigation';
export * from './contracts/catalogue/product';
export * from './contracts/catalogue/product-list';
export * from './contracts/catalogue/queries';
export * from './contracts/catalogue/recall';
export * from './contracts/catalogue/search-term';
export * from './contracts/catalogue/suggestions';
export * from './contracts/catalogue/supply';
export * from './contracts/catalogue/synonym';
export {
  type AnalyticsConfig,
  type CardFrames,
  type ChatConfig,
  PageConfig,
  type MapTiles,
  type MetricsConfig,
} from './contracts/cms/page-config';
export * from './contracts/customers/account';
export * from './contracts/customers/privacy';
export * from './contracts/customers/address-book';
export * from './contracts/customers/profile';
export * from './contracts/customers/security';
export * from './contracts/customers/card';
export * from './contracts/customers/card-application';
export * from './contracts/customers/consent';
export * from './contracts/customers/lottery';
export * from './contracts/identity/account-answer';
export * from './contracts/identity/salutation';
export * from './contracts/identity/staff';
export * from './contracts/identity/user';
export * from './contracts/kernel/captcha';
export { schemasOf, type Contract, type SchemasOf } from './contracts/kernel/contract';
export * from './contracts/kernel/errors';
export * from './contracts/kernel/form-answer';
export * from './contracts/kernel/ids';
export { LocalPath } from './contracts/kernel/link';
export * from './contracts/kernel/local-path';
export * from './contracts/kernel/messages';
export * from './contracts/kernel/prices';
export * from './contracts/list';
export * from './contracts/orders/case';
export * from './contracts/orders/order';
export * from './contracts/orders/order-page';
export * from './contracts/orders/own-products';
export * from './contracts/orders/payment';
export * from './contracts/orders/payout';
export * from './contracts/orders/take-back';
export * from './contracts/orders/withdrawal';
export * from './contracts/registry/federation';
export { GOALS } from './contracts/registry/goals';
export * from './contracts/registry/operations';
export * from './contracts/registry/passport';
export { pickWidgets } from './contracts/registry/pick-widgets';
export * from './contracts/registry/telemetry';
export * from './contracts/registry/web-vitals';
export * from './contracts/rental/desk-rental';
export * from './contracts/rental/rental';
export * from './contracts/rental/transport';
export * from './contracts/selling/back-in-stock';
export * from './contracts/selling/buy-again';
export * from './contracts/selling/cart';
export * from './contracts/selling/cart-stores';
export * from './contracts/selling/checkout';
export * from './contracts/selling/checkout-forms';
export * from './contracts/selling/prohibis-order';
export * from './contracts/selling/own-reviews';
export * from './contracts/selling/recommendation';
export * from './contracts/selling/reservation';
export * from './contracts/selling/review';
export * from './contracts/customers/contact';
export * from './contracts/customers/newsletter';
export * from './contracts/customers/service-consent';
export * from './contracts/customers/promotion-view';
export * from './contracts/customers/desk-text';
export * from './contracts/customers/survey';
export * from './contracts/selling/store-request';
export * from './contracts/selling/wishlist';
export * from './contracts/stores/availability';
export * from './contracts/stores/queries';
export * from './contracts/stores/store';
