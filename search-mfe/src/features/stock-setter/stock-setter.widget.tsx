import { defineWidget } from '@fachwerk/shared/widget';
import { StockSetter } from './StockSetter';

export const stockSetter = defineWidget({
  name: 'stock-setter',
  title: 'Bestand des Marktes in Kacheln',
  description:
    'Zeigt in allen Artikelkacheln der Seite den Bestand im gewählten Markt. Gehört einmal auf jede Seite mit Artikelkacheln.',
  examples: [
    { title: 'Auf einer Seite mit Artikelkacheln', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { columns: 4 } },
  ],
  component: StockSetter,
  hydrate: { on: ['selectedStore'] },
  importance: 'essential',
  messages: ['stockSetter.'],
});

export default stockSetter;
