import { isCustomerCard, plainCustomerCard } from './customer-card';

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
    expect(plainCustomerCard(' 2912 345-671\t')).toBe('2912345671');
  });

  it('is refused with any one wrong digit', () => {
    const right = [...'2912345671'];
    for (const place of right.keys())
      for (const digit of '0123456789')
        if (digit !== right[place]) expect(isCustomerCard(right.with(place, digit).join(''))).toBe(false);
  });
});
