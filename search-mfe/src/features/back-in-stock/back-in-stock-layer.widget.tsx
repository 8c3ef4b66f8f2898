import { defineWidget } from '@fachwerk/shared/widget';
import { BackInStockLayer } from './BackInStockLayer';

export const backInStockLayer = defineWidget({
  name: 'back-in-stock-layer',
  title: 'Nachricht, wenn ein Artikel wieder da ist, in einer Ebene',
  description: 'Öffnet sich mit dem Knopf eines ausverkauften Artikels. Gehört einmal auf eine Produktseite.',
  examples: [
    { title: 'Auf jeder Produktseite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'large' } },
  ],
  component: BackInStockLayer,
  hydrate: { on: ['search:back-in-stock-requested'] },
  messages: ['backInStock.', 'forms.', 'error.', 'technical.', 'failure.'],
});

export default backInStockLayer;
