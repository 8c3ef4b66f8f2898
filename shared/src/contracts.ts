/** The contracts of the API and of the federation: used by the API itself, the browser and the tests. */
import './rules/zod-setup';

export * from './contracts/account';
export * from './contracts/cart';
export * from './contracts/errors';
export * from './contracts/federation';
export { GOALS } from './contracts/goals';
export * from './contracts/item';
export * from './contracts/local-path';
export * from './contracts/navigation';
export * from './contracts/operations';
export { pickWidgets } from './contracts/pick-widgets';
export * from './contracts/product';
export * from './contracts/product-list';
export * from './contracts/search-term';
export * from './contracts/store';
export * from './contracts/telemetry';
export * from './contracts/user';
