/** @jest-environment node */
import fc, { manyRuns } from '../testing/properties';
import { isCustomerCard, toDigits } from './customer-card';

describe('a customer card number', () => {
  it.each([
    ['2912345671', true],
    ['2912345679', false],
    ['1912345673', false],
    ['', false],
    ['0', false],
    ['1234567', false],
    ['29123456710000000000000', false],
    ['２９１２３４５６７１', false],
    ['29123456７1', false],
    ['2912345671 ', false],
  ])('%j: %s', (number, isRight) => {
    expect(isCustomerCard(number)).toBe(isRight);
  });

  it('is read with spaces and hyphens', () => {
    expect(toDigits(' 2912 345-671\t')).toBe('2912345671');
  });

  it('is refused with any one wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), (place, digit) => {
        const wrong = [...'2912345671'];
        fc.pre(wrong[place] !== String(digit));
        wrong[place] = String(digit);
        expect(isCustomerCard(wrong.join(''))).toBe(false);
      }),
      manyRuns,
    );
  });
});
