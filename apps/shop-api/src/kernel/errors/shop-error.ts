import type { FieldError } from '@fachwerk/shared/contracts';

/** An error with a reason for the visitor: `key` is a message key, `values` fill its placeholders. */
export class ShopError extends Error {
  override name = 'ShopError';
  constructor(
    readonly statusCode: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 412 | 429 | 503,
    readonly key: string,
    readonly fieldErrors: readonly FieldError[] = [],
    readonly values?: Record<string, string | number>,
    /** The next attempt needs a captcha. */
    public captchaActive = false,
    /** Joins the body for a script, e.g. the cart after a change. */
    readonly state: object = {},
  ) {
    super(`${statusCode} ${key}`);
  }
}
