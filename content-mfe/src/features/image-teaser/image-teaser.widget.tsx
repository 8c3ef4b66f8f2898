import { defineWidget } from '@fachwerk/shared/widget';
import { ImageTeaserProps } from './image-teaser.props';
import { ImageTeaser } from './ImageTeaser';

const bath = {
  headline: 'Das Bad, neu gedacht',
  text: 'Armaturen, Spiegel und Fliesen.',
  picture: { src: '/images/scenes/bad.svg' },
  link: { label: 'Zum Bad', href: '/c/bad-sanitaer/' },
};

export const imageTeaser = defineWidget({
  name: 'image-teaser',
  title: 'Bilder mit Text',
  description: 'Ein bis vier Bilder mit Überschrift, Text und Link.',
  props: ImageTeaserProps,
  examples: [
    {
      title: 'Drei Ideen',
      props: {
        headline: 'Ideen für den Winter',
        images: [
          bath,
          {
            headline: 'Werkstatt einrichten',
            picture: { src: '/images/scenes/werkstatt.svg' },
            link: { label: 'Zur Werkstatt', href: '/c/werkzeug-maschinen/werkstatt/' },
          },
          { headline: 'Ohne Link', picture: { src: '/images/scenes/boden.svg', alt: 'Dielenboden' } },
        ],
      },
    },
    { title: 'Ein Bild, breit', props: { images: [bath] } },
  ],
  component: ImageTeaser,
  hydrate: 'never',
  importance: 'extra',
  reserve: { minHeight: 320 },
  messages: [],
});

export default imageTeaser;
