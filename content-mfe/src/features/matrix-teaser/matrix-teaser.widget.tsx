import { defineWidget } from '@fachwerk/shared/widget';
import { MatrixTeaserProps } from './matrix-teaser.props';
import { MatrixTeaser } from './MatrixTeaser';

const tile = (headline: string, scene: string, href: string) => ({
  headline,
  picture: { src: `/images/scenes/${scene}.svg` },
  link: { label: 'Ansehen', href },
});

export const matrixTeaser = defineWidget({
  name: 'matrix-teaser',
  title: 'Matrix aus Bildern',
  description: 'Drei bis zwölf Bilder mit Text in großen und kleinen Feldern.',
  props: MatrixTeaserProps,
  examples: [
    {
      title: 'Ein großes, ein breites und zwei kleine Felder',
      props: {
        headline: 'Der Winter am Haus',
        tiles: [
          {
            ...tile('Den Garten winterfest machen', 'garten', '/c/garten/motorgeraete/'),
            text: 'Laub, Hecken, Kronen.',
            size: 'large',
          },
          { ...tile('Licht für kurze Tage', 'licht', '/c/elektro-licht/'), size: 'wide' },
          tile('Drinnen wird es farbig', 'farbe', '/c/farben-tapeten/'),
          tile('Die Werkstatt einrichten', 'werkstatt', '/c/werkzeug-maschinen/werkstatt/'),
        ],
      },
    },
    {
      title: 'Drei gleiche Felder, eines ohne Link',
      props: {
        tiles: [
          tile('Bad', 'bad', '/c/bad-sanitaer/'),
          tile('Boden', 'boden', '/c/boeden-fliesen/'),
          { headline: 'Bald mehr', picture: { src: '/images/scenes/licht.svg', alt: 'Eine Leuchte' } },
        ],
      },
    },
  ],
  component: MatrixTeaser,
  hydrate: 'never',
  importance: 'extra',
  reserve: { minHeight: 480 },
  messages: [],
});

export default matrixTeaser;
