import type { Example } from '../example';
import { QuantityField } from './QuantityField';

const texts = { label: 'Menge', decreaseLabel: 'Menge verringern', increaseLabel: 'Menge erhöhen' };

export const quantityFieldExamples: Example[] = [
  { name: 'least', element: <QuantityField {...texts} name="quantity" value={1} /> },
  { name: 'between', element: <QuantityField {...texts} value={12} isLabelHidden /> },
  {
    name: 'too many',
    element: <QuantityField {...texts} value={5} max={5} error="Mehr als 5 Stück sind nicht vorrätig." />,
  },
  { name: 'pending', element: <QuantityField {...texts} value={3} isPending /> },
  { name: 'disabled', element: <QuantityField {...texts} value={1} disabled /> },
];
