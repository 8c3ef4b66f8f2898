/** The contracts of the API and of the registry, with schemas: for servers and tests. */
import './rules/zod-setup';

export { allContracts, contractOf } from './contracts/all-contracts';
export * from './contracts/account';
export * from './contracts/account-contracts';
export * from './contracts/cart';
export * from './contracts/cart-contracts';
export * from './contracts/catalogue-contracts';
export type { Contract, Description } from './contracts/contract';
export * from './contracts/errors';
export * from './contracts/federation';
export { GOALS } from './contracts/goals';
export * from './contracts/item';
export * from './contracts/local-path';
export * from './contracts/navigation';
export * from './contracts/operations';
export * from './contracts/operations-contracts';
export { PageConfig } from './contracts/page-config';
export { pickWidgets } from './contracts/pick-widgets';
export * from './contracts/product';
export * from './contracts/product-list';
export * from './contracts/queries';
export * from './contracts/registry-contracts';
export * from './contracts/search-term';
export * from './contracts/store';
export * from './contracts/store-contracts';
export * from './contracts/telemetry';
export * from './contracts/user';
