import * as z from 'zod/mini';
import { defineWidget } from '@fachwerk/shared/widget';
import { Anchor, Headline } from '../../parts/fields';
import { Link } from '../../parts/links';
import { USP_ICONS } from './usp-icons';
import { UspTeaser } from './UspTeaser';

const UspTeaserProps = z.object({
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

export const uspTeaser = defineWidget({
  name: 'usp-teaser',
  title: 'Vorteile',
  description: 'Was für den Einkauf bei uns spricht: je ein Zeichen, wenige Worte, ein Link.',
  props: UspTeaserProps,
  examples: [
    {
      title: 'Vier Vorteile',
      props: {
        headline: 'Gut einkaufen',
        items: [
          {
            icon: 'store',
            title: 'In Ihrer Nähe',
            text: 'Mehr als 100 Märkte.',
            link: { label: 'Markt finden', href: '/stores/' },
          },
          { icon: 'truck', title: 'Lieferung nach Hause', text: 'Ab 75 € ohne Versandkosten.' },
          { icon: 'undo', title: '14 Tage Rückgabe' },
          { icon: 'advice', title: 'Beratung im Markt' },
        ],
      },
    },
    {
      title: 'Ein Vorteil ohne Text',
      props: { items: [{ icon: 'check', title: 'Grundpreise immer dabei' }] },
    },
  ],
  component: UspTeaser,
  hydrate: 'never',
  reserve: { minHeight: 160 },
  messages: [],
});

export default uspTeaser;
