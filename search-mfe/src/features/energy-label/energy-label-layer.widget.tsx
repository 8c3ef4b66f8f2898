import { defineWidget } from '@fachwerk/shared/widget';
import { EnergyLabelLayer } from './EnergyLabelLayer';

export const energyLabelLayer = defineWidget({
  name: 'energy-label-layer',
  title: 'Energielabel in einer Ebene',
  description:
    'Öffnet sich mit dem Energiepfeil neben einem Preis. Gehört einmal auf jede Seite mit Artikeln.',
  examples: [
    { title: 'Auf jeder Seite', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { mode: 'large' } },
  ],
  component: EnergyLabelLayer,
  hydrate: { on: ['search:energy-label-requested'] },
  importance: 'essential',
  messages: ['energyLabel.', 'productDetail.failed.retry'],
});

export default energyLabelLayer;
