import { defineWidget } from '@fachwerk/shared/widget';
import { MainTeaserProps } from './main-teaser.props';
import { MainTeaser } from './MainTeaser';

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
  importance: 'extra',
  reserve: { minHeight: 240 },
  messages: [],
});

export default mainTeaser;
