import * as z from 'zod/mini';
import { defineWidget } from '@fachwerk/shared/widget';
import { Anchor, Headline, ShortText } from '../../parts/fields';
import { Link } from '../../parts/links';
import { HeadlineTeaser } from './HeadlineTeaser';

const HeadlineTeaserProps = z.object({
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

export const headlineTeaser = defineWidget({
  name: 'headline-teaser',
  title: 'Überschrift',
  description: 'Eine Überschrift mit einem Satz und einem Link: beginnt einen Abschnitt.',
  props: HeadlineTeaserProps,
  examples: [
    {
      title: 'Mit Text und Link',
      props: {
        headline: 'Alles für den Innenausbau',
        text: 'Trockenbau, Dämmung, Farbe und Boden.',
        link: { label: 'Baustoffe ansehen', href: '/c/baustoffe/' },
        anchor: 'innenausbau',
      },
    },
    { title: 'Nur eine Überschrift', props: { headline: 'Ratgeber', level: 'h3' } },
  ],
  component: HeadlineTeaser,
  hydrate: 'never',
  reserve: { minHeight: 80 },
  messages: [],
});

export default headlineTeaser;
