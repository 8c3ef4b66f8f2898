import { defineWidget } from '@fachwerk/shared/widget';
import { ComparisonBar } from './ComparisonBar';

export const comparisonBar = defineWidget({
  name: 'comparison-bar',
  title: 'Leiste des Vergleichs',
  description:
    'Erscheint unten, sobald ein Artikel zum Vergleich gewählt ist. Gehört einmal auf jede Seite mit „Vergleichen“.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { max: 9 } },
  ],
  component: ComparisonBar,
  hydrate: { on: ['search:comparison-requested', 'search:comparison-kept'] },
  messages: ['comparison.bar.', 'comparison.open', 'comparison.removeLabel'],
});

export default comparisonBar;
