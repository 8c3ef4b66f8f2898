import type { Example } from '../example';
import { Price, StrikePrice, UnitPrice } from './Price';

export const priceExamples: Example[] = [
  { name: 'small', element: <Price value="12,99 €" size="small" /> },
  { name: 'medium', element: <Price value="1.234,50 €" /> },
  { name: 'large', element: <Price value="149,00 €" size="large" /> },
  { name: 'large, reduced', element: <Price value="99,95 €" size="large" isReduced /> },
  { name: 'from', element: <Price value="4,29 €" prefix="ab" /> },
  { name: 'struck', element: <StrikePrice value="24,99 €" label="UVP:" /> },
  { name: 'per unit', element: <UnitPrice price="3,98 €" unit="1 kg" /> },
];
