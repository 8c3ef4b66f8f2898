import * as z from 'zod/mini';
import { dateFormat, email, legalAge, maxLength, notBefore, password, required } from '../rules/form-rules';
import { customerCardField, emailField, nameField } from '../rules/people';
import { SALUTATIONS } from '../rules/shop-rules';
import { paragraphs, secret, text } from '../rules/text';
import { frcCaptchaSolution } from './captcha';
import { FieldError } from './errors';
import { checked } from './form-fields';

/** Specification 5. Browser and server check with the same schemas; issues carry message keys. */
const accepted = z.pipe(
  z.transform((value: unknown) => value === true || value === 'true' || value === 'on'),
  z.boolean().check(z.refine((value) => value, { error: 'account.terms.required' })),
);
export const Salutation = z.enum(SALUTATIONS, { error: 'forms.required' });
export type Salutation = z.output<typeof Salutation>;

/** `POST /register/`. `today` is an ISO date of Europe/Berlin; the legal age is counted from it. */
export const registerForm = (today: string) =>
  z.object({
    /** Optional: a contract needs no title (CJEU C-394/23). */
    salutation: z._default(Salutation, 'UNKNOWN'),
    firstName: nameField(),
    lastName: nameField(),
    email: emailField(required),
    password: secret(required, password),
    /** Optional; dd.mm.yyyy or ISO. */
    birthDate: z._default(text(dateFormat, notBefore('1900-01-01'), legalAge(today)), ''),
    /** Optional. */
    customerCardNumber: z._default(customerCardField(), ''),
    acceptTerms: accepted,
    frcCaptchaSolution,
  });
export type RegisterForm = z.output<ReturnType<typeof registerForm>>;

/** `POST /login/`. `successUrl` is a path of this shop. */
export const LoginForm = z.object({
  email: text(required, maxLength(100), email),
  /** Only presence is checked: older passwords may follow older rules. */
  password: secret(required, maxLength(255)),
  rememberMe: z._default(checked, false),
  /** false: the guest's cart stays apart from the customer's and returns at logout. */
  mergeLists: z._default(checked, true),
  successUrl: z.optional(z.string()),
  frcCaptchaSolution,
});
export type LoginForm = z.output<typeof LoginForm>;

/** `POST /rest/password/request/`. */
export const PasswordRequestForm = z.object({ email: emailField(required) });
export type PasswordRequestForm = z.output<typeof PasswordRequestForm>;

/** `POST /rest/password/reset/`. */
export const PasswordResetForm = z.object({ token: z.string(), password: secret(required, password) });
export type PasswordResetForm = z.output<typeof PasswordResetForm>;

/** `POST /register/confirm/`: the token of the mail. A mail scanner that opens the link changes nothing. */
export const RegisterConfirmForm = z.object({ token: z.string() });
export type RegisterConfirmForm = z.output<typeof RegisterConfirmForm>;

/** `POST /widerruf/`: the statutory withdrawal (BGB §356a) requires no other fields. */
export const WithdrawalForm = z.object({
  name: text(required, maxLength(100)),
  orderNumber: text(required, maxLength(40)),
  email: emailField(required),
  /** Articles or a note; optional. */
  text: z._default(paragraphs(maxLength(2000)), ''),
});
export type WithdrawalForm = z.output<typeof WithdrawalForm>;

/** `POST /widerruf/bestaetigen/` sends the same fields; the receipt states content and time. */
export const WithdrawalReceipt = z.looseObject({
  receiptNumber: z.string(),
  /** ISO instant. */
  receivedAt: z.string(),
  /** "21.11.2026, 17:05 Uhr". */
  receivedText: z.string(),
});
export type WithdrawalReceipt = z.output<typeof WithdrawalReceipt>;

/** JSON answer of login, logout, register and the password calls. */
export const AccountAnswer = z.looseObject({
  /** Path of this shop to continue with. */
  redirect: z.optional(z.string()),
  /** Message key of the result, e.g. "account.register.done". */
  msg: z.optional(z.string()),
  /** Quantities that the merge of the carts at login changed. */
  mergeReport: z.optional(
    z.array(
      z.looseObject({ itemId: z.string(), name: z.string(), oldQuantity: z.int(), newQuantity: z.int() }),
    ),
  ),
});
export type AccountAnswer = z.output<typeof AccountAnswer>;

/**
 * `GET /rest/form-answer/{key}/`: the answer to a form that was sent without JavaScript. The post redirects
 * to `<page>?answer=<key>`. Only the same session can read it, for ten minutes. Passwords are not stored.
 */
export const FormAnswer = z.looseObject({
  form: z.string(),
  values: z.record(z.string(), z.string()),
  fieldErrors: z.array(FieldError),
  globalErrors: z.array(z.looseObject({ msg: z.string() })),
  /** The next attempt needs a captcha. */
  captchaActive: z.optional(z.boolean()),
  /** Message key of a success. */
  msg: z.optional(z.string()),
  /** Result of the form, e.g. the receipt of a withdrawal. */
  result: z.optional(z.record(z.string(), z.unknown())),
});
export type FormAnswer = z.output<typeof FormAnswer>;

/** `GET /rest/account/`: the logged-in customer; otherwise 401. */
export const Account = z.looseObject({
  salutation: Salutation,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  customerCardNumber: z.nullable(z.string()),
  isProhibis: z.boolean(),
  isEmployee: z.boolean(),
  /** "21.11.2026". */
  memberSinceText: z.string(),
});
export type Account = z.output<typeof Account>;
