/** @jest-environment node */
import { readRentalNumber } from './rental-number';

it.each(['T-7K3M9Q2XAB', 't-7k3m9q2xab', ' T 7K3M9 Q2XAB ', 'T\u20137K3M9Q2XAB', '\uFEFFT7K3M9Q2XAB'])(
  'reads the number of a rental that is typed or scanned as "%s"',
  (typed) => {
    expect(readRentalNumber(typed)).toBe('T-7K3M9Q2XAB');
  },
);

it.each(['', 'T-', 'R-7K3M9Q2XAB', 'T-7K3M9Q2XA', 'T-7K3M9Q2XABB', 'T-7K3M9Q2XA0', '4006381333931'])(
  '"%s" is no number of a rental',
  (typed) => {
    expect(readRentalNumber(typed)).toBeUndefined();
  },
);
