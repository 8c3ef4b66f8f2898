import { defineWidget } from '@fachwerk/shared/widget';
import { PictureLayer } from './PictureLayer';

export const pictureLayer = defineWidget({
  name: 'picture-layer',
  title: 'Große Bilder in einer Ebene',
  description:
    'Öffnet sich mit einem Bild der Artikelseite, zum Blättern und Vergrößern. Gehört einmal auf sie.',
  examples: [
    { title: 'Auf der Artikelseite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'large' } },
  ],
  component: PictureLayer,
  hydrate: { on: ['search:picture-requested'] },
  messages: ['pictures.'],
});

export default pictureLayer;
