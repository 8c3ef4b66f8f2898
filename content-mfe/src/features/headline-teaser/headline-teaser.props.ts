import * as z from 'zod/mini';
import { Anchor, Headline, ShortText } from '../../parts/fields';
import { Link } from '../../parts/links';

export const HeadlineTeaserProps = z.object({
  headline: Headline,
  text: z.optional(ShortText),
  link: z.optional(Link),
  level: z._default(
    z.enum(['h1', 'h2', 'h3']).check(z.describe('Rang der Überschrift; h1 genau einmal je Seite')),
    'h2',
  ),
  anchor: z.optional(Anchor),
});
export type HeadlineTeaserProps = z.output<typeof HeadlineTeaserProps>;
