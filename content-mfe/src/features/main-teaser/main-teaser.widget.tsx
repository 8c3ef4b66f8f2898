import * as z from 'zod/mini';
import { defineWidget } from '@fachwerk/shared/widget';
import { Headline, ShortText } from '../../parts/fields';
import { Link } from '../../parts/links';
import { Picture } from '../../parts/Picture';
import { MainTeaser } from './MainTeaser';

const MainTeaserProps = z.object({
  headline: Headline,
  text: z.optional(ShortText),
  level: z._default(
    z.enum(['h1', 'h2']).check(z.describe('Rang der Überschrift; h1 genau einmal je Seite')),
    'h2',
  ),
  picture: z.optional(Picture),
  call: z.optional(Link),
  links: z._default(
    z.array(Link).check(z.maxLength(6), z.describe('Weitere Links, z. B. beliebte Suchen')),
    [],
  ),
});
export type MainTeaserProps = z.output<typeof MainTeaserProps>;

export const mainTeaser = defineWidget({
  name: 'main-teaser',
  title: 'Auftakt',
  description: 'Die große Aussage einer Seite: Überschrift, Text, ein Knopf, einige Links und ein Bild.',
  props: MainTeaserProps,
  examples: [
    {
      title: 'Mit Bild',
      props: {
        headline: 'Gut gebaut beginnt mit gutem Material.',
        level: 'h1',
        text: 'Werkzeug, Farben, Holz und alles für Bad, Garten und Rohbau.',
        picture: { src: '/images/scenes/rohbau.svg' },
        call: { label: 'Sortiment ansehen', href: '#sortiment' },
        links: [{ label: 'Wandfarbe', href: '/search/?q=wandfarbe&ms=true' }],
      },
    },
    { title: 'Nur eine Überschrift', props: { headline: 'Aktionen' } },
  ],
  component: MainTeaser,
  hydrate: 'never',
  reserve: { minHeight: 240 },
  messages: [],
});

export default mainTeaser;
