import * as z from 'zod/mini';
import { Headline, ShortText } from '../../parts/fields';
import { Link } from '../../parts/links';
import { Picture } from '../../parts/picture';
import { Promotion } from '../../parts/promotion';

export const MainTeaserProps = z.object({
  headline: Headline,
  text: z.optional(ShortText),
  level: z._default(
    z.enum(['h1', 'h2']).check(z.describe('Rang der Überschrift; h1 genau einmal je Seite')),
    'h2',
  ),
  picture: z.optional(Picture),
  call: z.optional(Link),
  promotion: z.optional(Promotion),
  links: z._default(
    z.array(Link).check(z.maxLength(6), z.describe('Weitere Links, z. B. beliebte Suchen')),
    [],
  ),
});
export type MainTeaserProps = z.output<typeof MainTeaserProps>;
