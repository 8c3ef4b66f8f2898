import * as z from 'zod/mini';

/** An invalid field of a form; `msg` is a message key (specification 8). */
export const FieldError = z.looseObject({
  field: z.string(),
  msg: z.string(),
  rule: z.optional(z.string()),
  /** Values for the placeholders of the text, e.g. {min} of "forms.minLength". */
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type FieldError = z.output<typeof FieldError>;

/** An error of the whole form or call. */
export const GlobalError = z.looseObject({
  msg: z.string(),
  /** Values for the placeholders of the text. */
  values: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type GlobalError = z.output<typeof GlobalError>;

/** Error response body with message keys (specification 8, domain 4.1). */
export const ErrorBody = z.looseObject({
  fieldErrors: z._default(z.array(FieldError), []),
  globalErrors: z._default(z.array(GlobalError), []),
  captchaActive: z.optional(z.boolean()),
});
export type ErrorBody = z.output<typeof ErrorBody>;
