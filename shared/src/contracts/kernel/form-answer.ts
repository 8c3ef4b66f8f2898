import * as z from 'zod/mini';
import { FieldError, GlobalError } from './errors';

/**
 * `GET /rest/form-answer/{key}/`: the answer to a form that was sent without JavaScript. The post redirects
 * to `<page>?answer=<key>`. Only the same session can read it, for ten minutes. Passwords are not stored.
 */
export const FormAnswer = z.looseObject({
  form: z.string(),
  values: z.record(z.string(), z.string()),
  fieldErrors: z.array(FieldError),
  globalErrors: z.array(GlobalError),
  /** The next attempt needs a captcha. */
  captchaActive: z.optional(z.boolean()),
  /** Message key of a success. */
  msg: z.optional(z.string()),
  /** Result of the form, e.g. the receipt of a withdrawal. */
  result: z.optional(z.record(z.string(), z.unknown())),
});
export type FormAnswer = z.output<typeof FormAnswer>;
