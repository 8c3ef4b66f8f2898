import { defineWidget } from '@fachwerk/shared/widget';
import { StoreTile } from './StoreTile';

export const storeTile = defineWidget({
  name: 'store-tile',
  title: 'Mein Markt',
  description:
    'Öffnungszeiten, Anschrift und Services des gewählten Marktes; öffnet sich vom Kopf der Seite aus. Gehört auf jede Seite, einmal.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { position: 'left' } },
  ],
  component: StoreTile,
  hydrate: { on: ['storefinder:tile-requested'] },
  messages: ['storeTile.', 'storefinder.', 'failure.'],
});

export default storeTile;
