/** @jest-environment node */
import fc from '../../testing/properties';
import { vatSums } from './vat-sums';

it('rounds the net amount once per rate, not once per line', () => {
  const line = { rate: 1900, cents: 149 };

  // 1.25 each would be 3.75.
  expect(vatSums([line, line, line])).toEqual([{ rate: 1900, netCents: 376, taxCents: 71 }]);
});

it('lists the highest rate first, and goods without VAT with their whole amount', () => {
  const amounts = [
    { rate: 0, cents: 7560 },
    { rate: 700, cents: 1070 },
    { rate: 1900, cents: 595 },
  ];

  expect(vatSums(amounts)).toEqual([
    { rate: 1900, netCents: 500, taxCents: 95 },
    { rate: 700, netCents: 1000, taxCents: 70 },
    { rate: 0, netCents: 7560, taxCents: 0 },
  ]);
});

it('adds up to the amounts, in any order', () => {
  const amounts = fc.array(
    fc.record({ rate: fc.constantFrom(0, 700, 1900), cents: fc.integer({ min: 0, max: 500_000 }) }),
  );
  fc.assert(
    fc.property(amounts, (given) => {
      const sums = vatSums(given);
      const total = sums.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0);

      expect(total).toBe(given.reduce((sum, { cents }) => sum + cents, 0));
      expect(vatSums(given.toReversed())).toEqual(sums);
    }),
  );
});
