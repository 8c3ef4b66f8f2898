import { LocalPath } from '@fachwerk/shared/contracts';
import * as z from 'zod/mini';

export const ContactRequestsProps = z.looseObject({
  /** Where the service signs in. */
  signInUrl: z.optional(LocalPath),
});
export type ContactRequestsProps = z.output<typeof ContactRequestsProps>;
