import { LocalPath } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

export const LoginFormProps = z.looseObject({
  /** Target after the login. */
  successUrl: z.optional(LocalPath),
  /** Replaces the address of "Passwort vergessen". */
  passwordResetUrl: z.optional(LocalPath),
  /**
   * Merges the wishlist and cart of the guest into those of the account. Without it they stay separate, and
   * the guest's cart returns at logout.
   */
  mergeLists: z._default(z.boolean(), true),
  /** Offers to stay logged in on this device. */
  rememberMe: z._default(z.boolean(), true),
  /** Target of the form. */
  action: z.optional(LocalPath),
  /** Id of the form element. */
  id: z.optional(z.string().check(z.regex(/^[A-Za-z][\w-]{0,60}$/))),
  /** Several login attempts have failed. */
  captchaActive: z._default(z.boolean(), false),
});
export type LoginFormProps = z.output<typeof LoginFormProps>;
