import { defineWidget } from '@fachwerk/shared/widget';
import { ProhibisHeader } from './ProhibisHeader';

export const prohibisHeader = defineWidget({
  name: 'prohibis-header',
  title: 'Profi: Kopfbereich',
  description:
    'Der Kopf für Profikunden: Marktnummer, Konto, Artikelliste und Warenkorb. Suche und Sortiment sind eigene Bausteine daneben.',
  examples: [
    { title: 'Auf jeder Seite des Profi-Modus', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { theme: 'light' } },
  ],
  component: ProhibisHeader,
  partOf: 'page',
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 120 },
  messages: ['prohibis.', 'product.price.', 'error.item.', 'failure.'],
});

export default prohibisHeader;
