import { defineWidget } from '@fachwerk/shared/widget';
import { MarketSearchProps } from './market-search.props';
import { MarketSearch } from './MarketSearch';

export const marketSearch = defineWidget({
  name: 'market-search',
  title: 'Marktsuche',
  description: 'Ein kleines Feld für Postleitzahl oder Ort; das Ergebnis zeigt die Seite „Märkte“.',
  props: MarketSearchProps,
  examples: [
    { title: 'Mit der üblichen Überschrift', props: {} },
    { title: 'Mit eigener Überschrift', props: { headline: 'Wo liegt der nächste Fachwerk Baumarkt?' } },
  ],
  component: MarketSearch,
  hydrate: 'interaction',
  reserve: { minHeight: 180 },
  messages: ['marketSearch.', 'storefinder.', 'global.postalcode.'],
});

export default marketSearch;
