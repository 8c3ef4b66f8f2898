import type { ErrorBody } from '../contracts/kernel/errors';

/**
 * Reason of a failed call (specification 8).
 * - bad-request: 4xx; `body` has the reason
 * - bad-response: 5xx
 * - unexpected-shape: the answer does not match the contract
 * - timeout, network, aborted (the connection broke), cancelled (by the caller)
 */
export type HttpErrorKind =
  'bad-request' | 'bad-response' | 'unexpected-shape' | 'timeout' | 'network' | 'aborted' | 'cancelled';

export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly kind: HttpErrorKind,
    message: string,
    /** 0 without an answer. */
    readonly status: number = 0,
    /** The unchanged body; `ErrorBody` for failures of our API. */
    readonly body: unknown = undefined,
    /** How long to wait before the call is repeated, if the answer states it. */
    readonly retryAfterSeconds: number | undefined = undefined,
  ) {
    super(message);
  }

  get fieldErrors(): ErrorBody['fieldErrors'] {
    return (this.body as Partial<ErrorBody> | undefined)?.fieldErrors ?? [];
  }

  /** Message keys for the visitor; at least one. */
  get messageKeys(): string[] {
    const globalErrors = (this.body as Partial<ErrorBody> | undefined)?.globalErrors ?? [];
    return globalErrors.length > 0 ? globalErrors.map(({ msg }) => msg) : ['technical.error'];
  }
}

/** Compares the name and not the class: micro-frontends carry their own copy of the class. */
export const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && error.name === 'HttpError';

/** There is none (404), no id has such characters (400), or no id is so long (414). */
const NO_SUCH_ID = [404, 400, 414];

/** Nothing has the id of the call. */
export const isUnknownId = (error: unknown): boolean =>
  isHttpError(error) && NO_SUCH_ID.includes(error.status);
