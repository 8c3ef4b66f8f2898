import * as z from 'zod/mini';
import { maxLength, required } from '../../rules/form-rules';
import { secret, text } from '../../rules/text';
import { frcCaptchaSolution } from '../kernel/captcha';
import { LocalPath } from '../kernel/link';

/** A device that the customer is logged in with. */
export const LoginSession = z.looseObject({
  id: z.string(),
  /** "Firefox"; null: not known. */
  browser: z.nullable(z.string()),
  /** "Windows"; null: not known. */
  system: z.nullable(z.string()),
  /** "21.11.2026": the day of the last use. */
  lastUsedText: z.string(),
  /** The login of this request. */
  isCurrent: z.boolean(),
});
export type LoginSession = z.output<typeof LoginSession>;

export const Passkey = z.looseObject({
  id: z.string(),
  name: z.string(),
  createdText: z.string(),
  /** Null: not used yet. */
  lastUsedText: z.nullable(z.string()),
});
export type Passkey = z.output<typeof Passkey>;

/** `GET /rest/account/security/`. */
export const AccountSecurity = z.looseObject({
  /** This one, then the last used ones. */
  sessions: z.array(LoginSession),
  /** Logins that the list leaves out. */
  moreSessions: z.int(),
  passkeys: z.array(Passkey),
  /** No further one can be added. */
  hasMostPasskeys: z.boolean(),
});
export type AccountSecurity = z.output<typeof AccountSecurity>;

/** `POST /rest/account/sessions/end/`. */
export const SessionEndForm = z.object({ id: z.string().check(z.regex(/^[\w-]{1,128}$/)) });

export const PasskeyName = text(required, maxLength(40));

/** `POST /rest/account/passkeys/options/`: the password again, as for every change of the login. */
export const PasskeyOptionsForm = z.object({
  name: PasskeyName,
  currentPassword: secret(required, maxLength(255)),
  frcCaptchaSolution,
});

const Base64Url = z.string().check(z.regex(/^[\w-]{1,1400}$/));

/** What the browser answers (WebAuthn Level 3, `PublicKeyCredential.toJSON`). */
const CredentialAnswer = z.looseObject({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
});

/** `POST /rest/account/passkeys/`. */
export const PasskeyToAdd = z.object({ name: PasskeyName, credential: CredentialAnswer });

/** `POST /rest/account/passkeys/remove/`. */
export const PasskeyRemovalForm = z.object({ id: Base64Url });

/** `POST /rest/login/passkey/`. */
export const PasskeyLogin = z.object({
  credential: CredentialAnswer,
  rememberMe: z.optional(z.boolean()),
  mergeLists: z.optional(z.boolean()),
  successUrl: z.optional(LocalPath),
});

/** Argument of `navigator.credentials`, as JSON. */
export const PasskeyOptions = z.looseObject({ options: z.record(z.string(), z.unknown()) });
export type PasskeyOptions = z.output<typeof PasskeyOptions>;
