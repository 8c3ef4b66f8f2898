import * as z from 'zod/mini';
import { Anchor, Headline } from '../../parts/fields';
import { Link } from '../../parts/links';
import { USP_ICONS } from './usp-icons';

export const UspTeaserProps = z.object({
  headline: z.optional(Headline),
  anchor: z.optional(Anchor),
  items: z
    .array(
      z.object({
        icon: z.enum(USP_ICONS).check(z.describe('Zeichen')),
        title: z.string().check(z.minLength(1), z.maxLength(60), z.describe('Der Vorteil in wenigen Worten')),
        text: z.optional(z.string().check(z.maxLength(200), z.describe('Ein Satz dazu'))),
        link: z.optional(Link),
      }),
    )
    .check(z.minLength(1), z.maxLength(6), z.describe('Ein bis sechs Vorteile')),
});
export type UspTeaserProps = z.output<typeof UspTeaserProps>;
