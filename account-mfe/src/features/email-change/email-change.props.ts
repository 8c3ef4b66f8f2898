import * as z from 'zod/mini';

export const EmailChangeProps = z.looseObject({
  /** The link to the new address, or that to the old one. */
  step: z._default(z.enum(['confirm', 'object']), 'confirm'),
});
export type EmailChangeProps = z.output<typeof EmailChangeProps>;
