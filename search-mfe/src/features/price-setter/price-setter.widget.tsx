import { defineWidget } from '@fachwerk/shared/widget';
import { PriceSetter } from './PriceSetter';

export const priceSetter = defineWidget({
  name: 'price-setter',
  title: 'Preise des Marktes',
  description:
    'Zeigt bei allen Artikeln der Seite den Preis im gewählten Markt, wo er vom Online-Preis abweicht. Gehört einmal auf jede Seite mit Artikeln.',
  examples: [
    { title: 'Auf einer Seite mit Artikelkacheln', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { columns: 4 } },
  ],
  component: PriceSetter,
  hydrate: { on: ['selectedStore'] },
  importance: 'essential',
  messages: ['priceSetter.'],
});

export default priceSetter;
