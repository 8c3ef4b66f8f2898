import { defineWidget } from '@fachwerk/shared/widget';
import { StoreRecommendationLayer } from './StoreRecommendationLayer';

export const storeRecommendationLayer = defineWidget({
  name: 'store-recommendation-layer',
  title: 'Nächster Markt als Ebene',
  description:
    'Nennt den nächsten Markt zur letzten Suche, zur Postleitzahl oder zum Standort; fragt nach nichts, bevor jemand es öffnet. Gehört auf Seiten mit dem Hinweis auf den Markt, einmal.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'map' } },
  ],
  component: StoreRecommendationLayer,
  hydrate: { on: ['storefinder:recommendation-requested'] },
  messages: ['storefinder.', 'global.postalcode.', 'failure.', 'storeRecommendation.'],
});

export default storeRecommendationLayer;
