import { defineWidget } from '@fachwerk/shared/widget';
import { AreaCalculatorLayer } from './AreaCalculatorLayer';

export const areaCalculatorLayer = defineWidget({
  name: 'area-calculator-layer',
  title: 'Mengenrechner für Flächen, in einer Ebene',
  description:
    'Öffnet sich mit „Menge berechnen“ bei Fliesen, Böden, Farbe und Saatgut. Gehört einmal auf eine Produktseite.',
  examples: [
    { title: 'Auf jeder Produktseite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'large' } },
  ],
  component: AreaCalculatorLayer,
  hydrate: { on: ['search:area-calculator-requested'] },
  messages: ['areaCalculator.'],
});

export default areaCalculatorLayer;
