import * as z from 'zod/mini';
import { dateFormat, legalAge, maxLength, notBefore, password, required } from '../../rules/form-rules';
import { emailField, firstNameField, lastNameField, phoneField } from '../../rules/people';
import { secret, text } from '../../rules/text';
import { Salutation } from '../identity/salutation';
import { frcCaptchaSolution } from '../kernel/captcha';
import { checked } from '../kernel/form-fields';
import { withBirthDate } from './age-verification';

/** Proves that the owner sits at the device; only presence is checked: older passwords follow older rules. */
const currentPassword = secret(required, maxLength(255));

/** `POST /rest/account/data/`. `today` is an ISO date of Europe/Berlin; the legal age is counted from it. */
export const profileForm = (today: string) =>
  z
    .object({
      salutation: z._default(Salutation, 'UNKNOWN'),
      firstName: z._default(firstNameField(), ''),
      lastName: lastNameField(),
      /** Optional; dd.mm.yyyy or ISO. */
      birthDate: z._default(text(dateFormat, notBefore('1900-01-01'), legalAge(today)), ''),
      /** Optional; without a prefix it is a German number. */
      phone: z._default(phoneField(), ''),
      isNewAvsAuthenticationActive: z._default(checked, false),
    })
    .check(withBirthDate());
export type ProfileForm = z.output<ReturnType<typeof profileForm>>;

/** `POST /rest/account/email/`. */
export const EmailChangeForm = z.object({
  email: emailField(required),
  currentPassword,
  frcCaptchaSolution,
});
export type EmailChangeForm = z.output<typeof EmailChangeForm>;

/** `POST /rest/account/password/`. */
export const PasswordChangeForm = z.object({
  currentPassword,
  password: secret(required, password),
  frcCaptchaSolution,
});
export type PasswordChangeForm = z.output<typeof PasswordChangeForm>;

/**
 * `POST /rest/email/confirm/`: the token of the mail to the new address and the password of the account.
 * With the mailbox alone its owner cannot give the address to the account of a stranger.
 */
export const EmailConfirmForm = z.object({
  token: z.string(),
  password: secret(required, maxLength(255)),
  frcCaptchaSolution,
});
export type EmailConfirmForm = z.output<typeof EmailConfirmForm>;

/** The token of a mail: the button of its page was pressed. */
export const EmailTokenForm = z.object({ token: z.string() });
export type EmailTokenForm = z.output<typeof EmailTokenForm>;

/** `GET /rest/account/profile/`. */
export const Profile = z.looseObject({
  salutation: Salutation,
  firstName: z.string(),
  lastName: z.string(),
  /** "24.12.1990"; empty without one. */
  birthDate: z.string(),
  /** "0221 123456", abroad "+43 1 234567"; empty without one. */
  phone: z.string(),
  email: z.string(),
  /** The address that waits for its confirmation; null without one. */
  pendingEmail: z.nullable(z.string()),
});
export type Profile = z.output<typeof Profile>;
