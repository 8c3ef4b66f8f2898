import { defineWidget } from '@fachwerk/shared/widget';
import { MISSING_PAGE, PROBLEM_TEXTS } from '../../page-head';
import { EnergyLabelProps } from './energy-label.props';
import { EnergyLabel, type EnergyLabelData } from './EnergyLabel';
import { loadEnergyLabel } from './load-energy-label';

export const energyLabel = defineWidget({
  name: 'energy-label',
  title: 'Energielabel und Datenblatt',
  description: 'Das Energielabel eines Artikels und sein Produktdatenblatt. Hauptinhalt einer Seite.',
  props: EnergyLabelProps,
  examples: [
    { title: 'Eine Lampe', props: { productId: '1424786' } },
    { title: 'Ein Artikel, den es nicht gibt', props: { productId: 'gibt-es-nicht' } },
  ],
  load: async ({ props: { productId }, api, signal }) => {
    const product = await loadEnergyLabel({ api, productId, signal });
    const data: EnergyLabelData = { product };
    if (!product) return { data, page: MISSING_PAGE };
    return { data, page: { title: { key: 'head.energyLabel', values: { name: product.name } } } };
  },
  component: EnergyLabel,
  partOf: 'page',
  hydrate: 'never',
  importance: 'essential',
  messages: ['head.energyLabel', ...PROBLEM_TEXTS, 'energyLabel.', 'productDetail.missing.'],
});

export default energyLabel;
