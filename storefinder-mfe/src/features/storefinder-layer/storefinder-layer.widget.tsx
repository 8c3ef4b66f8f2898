import { defineWidget } from '@fachwerk/shared/widget';
import { StorefinderLayer } from './StorefinderLayer';

export const storefinderLayer = defineWidget({
  name: 'storefinder-layer',
  title: 'Marktsuche als Ebene',
  description:
    'Öffnet sich, wenn jemand einen Markt wählen oder den Bestand in Märkten sehen möchte. Gehört auf jede Seite, einmal.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'advertisement' } },
  ],
  component: StorefinderLayer,
  hydrate: { on: ['storefinder:layer-requested'] },
  importance: 'essential',
  messages: ['storefinder.', 'product.availabilityInStore.', 'global.postalcode.', 'failure.'],
});

export default storefinderLayer;
