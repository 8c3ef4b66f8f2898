/** The wire facts of every API call, without schemas. Browsers load only these. */
export { changesState, nativeForm, pathOf, type Call, type CallShape } from './contracts/kernel/call';
export { DATA_VERSION } from './contracts/kernel/data-version';
export { isAs, type ExpectedAnswer } from './contracts/kernel/expected-answer';
export * from './contracts/list';
export { METRICS_KEY_HEADER } from './contracts/registry/metrics-key-header';
export { VISITOR_NETWORK } from './contracts/registry/visitor-network';
export { CHOSEN_STORE } from './contracts/selling/chosen-store';
export * from './contracts/customers/survey-values';
