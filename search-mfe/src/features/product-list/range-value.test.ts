import { fieldNumber, rangeValue, readNumber } from './range-value';

it.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['1.200', 1200],
  ['1.200,5', 1200.5],
  ['1.234.567', 1_234_567],
  [' 25 € ', 25],
  ['0', 0],
])('reads %p as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it.each(['', ' ', 'abc', '-5', '1e3', '1,2,3', '12 mm', '1'.repeat(10)])(
  'reads no number from %p',
  (text) => {
    expect(readNumber(text)).toBeUndefined();
  },
);

it.each([
  ['10', '25', '10-25'],
  ['25', '10', '10-25'],
  ['1.200,5', '', 'ab-1200.5'],
  ['', '25', 'bis-25'],
  ['abc', '25', 'bis-25'],
  ['5', '5', '5-5'],
])('makes a range of %p and %p', (first, second, value) => {
  expect(rangeValue(first, second)).toBe(value);
});

it('makes no range without a number', () => {
  expect(rangeValue('', 'abc')).toBeUndefined();
});

it.each([
  ['1,200.5', 1200.5],
  ['1,200', 1200],
  ['12.5', 12.5],
  ['1200.5', 1200.5],
  ['1.200', 1.2],
])('reads %p of an English page as %d', (text, number) => {
  expect(readNumber(text, 'en-DE')).toBe(number);
});

it.each([0.5, 12, 1200.5, 1_234_567])('reads the number of a field of any page back: %d', (number) => {
  for (const locale of ['de-DE', 'en-DE']) {
    expect(readNumber(fieldNumber(number, locale), locale)).toBe(number);
    // Without script the address has what the field shows.
    expect(readNumber(fieldNumber(number, locale))).toBe(number);
  }
});
