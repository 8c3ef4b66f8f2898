/** A temporary failure, e.g. during the start: becomes a page with status 503. */
export class NotReady extends Error {
  readonly statusCode = 503;
}
