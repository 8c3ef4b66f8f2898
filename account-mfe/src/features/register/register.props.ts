import { LocalPath } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

const shortText = z.optional(z.string().check(z.maxLength(100)));

export const RegisterProps = z.looseObject({
  /** Initial values of the form; never a password. */
  initialModel: z.optional(
    z.looseObject({
      salutation: z.optional(z.enum(['MRS', 'MR', 'UNKNOWN'])),
      firstName: shortText,
      lastName: shortText,
      email: shortText,
      birthDate: shortText,
      customerCardNumber: shortText,
    }),
  ),
  /** Target of the form. */
  actionRegister: z.optional(LocalPath),
  /** Target of the form when it starts with a customer card. */
  actionRegisterFromCard: z.optional(LocalPath),
  /** Age verification: the date of birth is demanded. */
  isNewAvsAuthenticationActive: z._default(z.boolean(), false),
  /** Target after the mail is sent. */
  registerSuccessUrl: z.optional(LocalPath),
});
export type RegisterProps = z.output<typeof RegisterProps>;
