/**
 * The HTTP client of the API: credentials, CSRF, timeouts, cancellation, typed errors (specification 7 and
 * 8).
 */
export { HttpError, isHttpError, isUnknownId, type HttpErrorKind } from './http/http-error';
export {
  createHttpClient,
  type CallInput,
  type HttpClient,
  type HttpClientOptions,
  type QueryParams,
  type SentFile,
} from './http/http-client';
export { API_TIMEOUT_MS } from './http/api-timeout';
export { queryIn } from './http/query-in';
export { answerFault } from './http/answer-fault';
export { absoluteAddresses } from './http/absolute-addresses';
export { createIdempotencyKey } from './http/idempotency-key';
