import { defineWidget } from '@fachwerk/shared/widget';
import { StoreNumber } from '../../store-number/StoreNumber';

export const prohibisStoreNumber = defineWidget({
  name: 'prohibis-store-number',
  title: 'Profi: Marktnummer',
  description:
    'Nummer und Ort des gewählten Marktes, mit dem Weg zu einem anderen. Steht auch im Profi-Kopf.',
  examples: [
    { title: 'Allein', props: {} },
    { title: 'Unbekannte Angaben werden übergangen', props: { size: 'small' } },
  ],
  component: () => <StoreNumber />,
  partOf: 'page',
  hydrate: 'load',
  reserve: { minHeight: 44 },
  messages: ['prohibis.store.'],
});

export default prohibisStoreNumber;
