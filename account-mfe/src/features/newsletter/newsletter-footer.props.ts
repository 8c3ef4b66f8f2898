import * as z from 'zod/mini';

export const NewsletterFooterProps = z.looseObject({
  /** Shows nothing, on pages for one task such as the checkout. */
  isQuiet: z._default(z.boolean(), false),
});
export type NewsletterFooterProps = z.output<typeof NewsletterFooterProps>;
