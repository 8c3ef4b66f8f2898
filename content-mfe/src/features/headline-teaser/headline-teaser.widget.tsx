import { defineWidget } from '@fachwerk/shared/widget';
import { HeadlineTeaserProps } from './headline-teaser.props';
import { HeadlineTeaser } from './HeadlineTeaser';

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
