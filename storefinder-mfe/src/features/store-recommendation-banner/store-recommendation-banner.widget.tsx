import { defineWidget } from '@fachwerk/shared/widget';
import { StoreRecommendationBanner } from './StoreRecommendationBanner';

export const storeRecommendationBanner = defineWidget({
  name: 'store-recommendation-banner',
  title: 'Hinweis auf den Markt',
  description:
    'Lädt dazu ein, einen Markt zu wählen, und bleibt dabei oben im Fenster; danach nennt er den Markt und wie lange er geöffnet ist. Lässt sich für die Sitzung schließen. Gehört als Erstes auf eine Seite, einmal.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { position: 'bottom' } },
  ],
  component: StoreRecommendationBanner,
  partOf: 'page',
  hydrate: 'interaction',
  reserve: { minHeight: 56 },
  importance: 'extra',
  messages: ['storeBanner.'],
});

export default storeRecommendationBanner;
