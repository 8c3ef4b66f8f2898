/** Nothing can be shown yet, but soon: a page says so with 503, and asking again helps. */
export class NotReady extends Error {
  readonly statusCode = 503;
}
