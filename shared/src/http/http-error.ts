import type { ErrorBody } from '../contracts/errors';

/**
 * Why a call failed (specification 8).
 * - bad-request: 4xx, the server says why in `body`
 * - bad-response: 5xx
 * - unexpected-shape: the answer is not what the contract says
 * - timeout, network, aborted (the connection broke), cancelled (we did not want it any more)
 */
export type HttpErrorKind =
  'bad-request' | 'bad-response' | 'unexpected-shape' | 'timeout' | 'network' | 'aborted' | 'cancelled';

export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly kind: HttpErrorKind,
    message: string,
    /** 0 when there was no answer. */
    readonly status: number = 0,
    /** The answer's body as it came; `ErrorBody` for failures of our API. */
    readonly body: unknown = undefined,
  ) {
    super(message);
  }

  get fieldErrors(): ErrorBody['fieldErrors'] {
    return (this.body as Partial<ErrorBody> | undefined)?.fieldErrors ?? [];
  }

  /** Message keys for the visitor; never empty. */
  get messageKeys(): string[] {
    const globalErrors = (this.body as Partial<ErrorBody> | undefined)?.globalErrors ?? [];
    return globalErrors.length > 0 ? globalErrors.map(({ msg }) => msg) : ['technical.error'];
  }
}

/** By name, not by class: micro-frontends carry their own copy of the class. */
export const isHttpError = (error: unknown): error is HttpError =>
  error instanceof Error && error.name === 'HttpError';
