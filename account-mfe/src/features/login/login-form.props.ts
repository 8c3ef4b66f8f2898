import { LocalPath } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

export const LoginFormProps = z.looseObject({
  /** Where to go on after the login. */
  successUrl: z.optional(LocalPath),
  /** Instead of the page's own address of "Passwort vergessen". */
  passwordResetUrl: z.optional(LocalPath),
  /**
   * Merges the guest's wishlist and cart into those of the account. Without it they stay apart, and the guest's cart
   * returns at logout.
   */
  mergeLists: z._default(z.boolean(), true),
  /** Offers to stay logged in on this device. */
  rememberMe: z._default(z.boolean(), true),
  /** Where the form is sent. */
  action: z.optional(LocalPath),
  /** Of the form element. */
  id: z.optional(z.string().check(z.regex(/^[A-Za-z][\w-]{0,60}$/))),
  /** There were several wrong attempts. */
  captchaActive: z._default(z.boolean(), false),
});
export type LoginFormProps = z.output<typeof LoginFormProps>;
