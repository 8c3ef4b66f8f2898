import * as z from 'zod/mini';
import {
  dateFormat,
  email,
  legalAge,
  maxLength,
  notBefore,
  password,
  required,
} from '../../rules/form-rules';
import { customerCardField, emailField, firstNameField, lastNameField } from '../../rules/people';
import { secret, text } from '../../rules/text';
import { Salutation } from '../identity/salutation';
import { frcCaptchaSolution } from '../kernel/captcha';
import { checked } from '../kernel/form-fields';
import { withBirthDate } from './age-verification';

/** Specification 5. Browser and server check with the same schemas; issues carry message keys. */
const accepted = z.pipe(
  z.transform((value: unknown) => value === true || value === 'true' || value === 'on'),
  z.boolean().check(z.refine((value) => value, { error: 'account.terms.required' })),
);

/** `POST /register/`. `today` is an ISO date of Europe/Berlin; the legal age is counted from it. */
export const registerForm = (today: string) =>
  z
    .object({
      /** Optional: a contract needs no title (CJEU C-394/23). */
      salutation: z._default(Salutation, 'UNKNOWN'),
      firstName: z._default(firstNameField(), ''),
      lastName: lastNameField(),
      email: emailField(required),
      password: secret(required, password),
      /** Optional; dd.mm.yyyy or ISO. */
      birthDate: z._default(text(dateFormat, notBefore('1900-01-01'), legalAge(today)), ''),
      /** Optional. */
      customerCardNumber: z._default(customerCardField(), ''),
      acceptTerms: accepted,
      isNewAvsAuthenticationActive: z._default(checked, false),
      frcCaptchaSolution,
    })
    .check(withBirthDate());
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

/**
 * `POST /register/confirm/`: the token of the mail and the password of the registration. A mail scanner that
 * opens the link changes nothing, and the owner of an address does not open an account that a stranger has
 * registered, whose password the stranger knows.
 */
export const RegisterConfirmForm = z.object({
  token: z.string(),
  password: secret(required, maxLength(255)),
  frcCaptchaSolution,
});
export type RegisterConfirmForm = z.output<typeof RegisterConfirmForm>;

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
  /** Day on which the account is deleted, "14.12.2026"; absent: it is not. */
  deletionText: z.optional(z.string()),
});
export type Account = z.output<typeof Account>;
