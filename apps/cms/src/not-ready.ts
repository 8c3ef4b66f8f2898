/** A temporary failure, e.g. during the start: becomes a page with status 503. */
export class NotReady extends Error {
  readonly statusCode = 503;
  /** Value of `Retry-After`. */
  readonly retryAfterSeconds: number = 2;
}
