import * as z from 'zod/mini';
import { Anchor, Headline, Html } from '../../parts/fields';

export const AccordionProps = z.object({
  headline: z.optional(Headline),
  anchor: z.optional(Anchor),
  items: z
    .array(z.object({ title: Headline, html: Html }))
    .check(z.minLength(1), z.maxLength(20), z.describe('Fragen und Antworten, oder andere Abschnitte')),
  mobileOnly: z._default(
    z
      .boolean()
      .check(z.describe('Nur auf schmalen Geräten zum Aufklappen; ab 1024 Pixeln steht alles offen da')),
    false,
  ),
});
export type AccordionProps = z.output<typeof AccordionProps>;
