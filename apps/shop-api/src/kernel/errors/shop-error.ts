import type { FieldError } from '@fachwerk/shared/contracts';

export interface ShopErrorOptions {
  statusCode: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 412 | 429 | 503;
  /** Message key of the reason. */
  key: string;
  /** Values for the placeholders of the text. */
  values?: Record<string, string | number> | undefined;
  fieldErrors?: readonly FieldError[] | undefined;
  /** Joins the body for a script, e.g. the cart after a change. */
  state?: object;
}

/** An error with a reason for the visitor. */
export class ShopError extends Error {
  override name = 'ShopError';
  readonly statusCode: ShopErrorOptions['statusCode'];
  readonly key: string;
  readonly values: ShopErrorOptions['values'];
  readonly fieldErrors: readonly FieldError[];
  readonly state: object;
  /** The next attempt needs a captcha. */
  captchaActive = false;

  constructor({ statusCode, key, values, fieldErrors = [], state = {} }: ShopErrorOptions) {
    super(`${statusCode} ${key}`);
    this.statusCode = statusCode;
    this.key = key;
    this.values = values;
    this.fieldErrors = fieldErrors;
    this.state = state;
  }
}

/** Input that does not fit its schema, without a reason of its own. */
export const GENERAL = 'error.validation.general.message';

/** An error for one field. */
export const fieldRefusal = (field: string, msg: string = GENERAL): ShopError =>
  new ShopError({ statusCode: 400, key: GENERAL, fieldErrors: [{ field, msg }] });
