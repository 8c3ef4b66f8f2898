import { LocalPath } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

const shortText = z.optional(z.string().check(z.maxLength(100)));

export const RegisterProps = z.looseObject({
  /** What the form begins with; never a password. */
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
  /** Where the form is sent. */
  actionRegister: z.optional(LocalPath),
  /** Where to go on once the mail is sent. */
  registerSuccessUrl: z.optional(LocalPath),
});
export type RegisterProps = z.output<typeof RegisterProps>;
