/** @jest-environment node */
import * as z from 'zod/mini';
import { BasketAddForm, BasketEditForm } from '../selling/cart';
import { wholeNumber } from './whole-number';

describe('a whole number that is sent', () => {
  it.each([
    [0, 0],
    ['0', 0],
    ['12', 12],
    ['012', 12],
    [100, 100],
  ])('as %p is %d', (sent, read) => {
    expect(z.parse(wholeNumber(0, 100), sent)).toBe(read);
  });

  it.each([
    '0x10',
    '1e1',
    '0b1',
    true,
    false,
    null,
    '',
    ' ',
    ' 1',
    '+1',
    '-1',
    -1,
    '1.0',
    1.5,
    [1],
    '101',
    101,
    1e9,
    NaN,
  ])('as %p is refused', (sent) => {
    expect(wholeNumber(0, 100).safeParse(sent).success).toBe(false);
  });

  it('is the quantity of the cart', () => {
    for (const quantity of ['0x10', '1e3', true, '']) {
      expect(BasketAddForm.safeParse({ itemId: '100401', quantity }).success).toBe(false);
      expect(BasketEditForm.safeParse({ entryId: 'e', itemId: '100401', quantity }).success).toBe(false);
    }
  });
});
