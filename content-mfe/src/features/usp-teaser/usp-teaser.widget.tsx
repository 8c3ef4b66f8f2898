import { defineWidget } from '@fachwerk/shared/widget';
import { UspTeaserProps } from './usp-teaser.props';
import { UspTeaser } from './UspTeaser';

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
  importance: 'extra',
  reserve: { minHeight: 160 },
  messages: [],
});

export default uspTeaser;
