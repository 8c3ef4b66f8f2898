import * as z from 'zod/mini';

export const NewsletterPageProps = z.looseObject({
  /** The form, or what the link of a mail is for. */
  step: z._default(z.enum(['subscribe', 'confirm', 'end']), 'subscribe'),
});
export type NewsletterPageProps = z.output<typeof NewsletterPageProps>;
