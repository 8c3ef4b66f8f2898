import { formatEuros, formatNumber, formatPieces } from './format-number';

it.each([
  [1234, 0, '1.234'],
  [12_345_678, 0, '12.345.678'],
  [4.46, 1, '4,5'],
  [4, 1, '4'],
])('writes %s with at most %s digits as %s', (value, digits, text) => {
  expect(formatNumber(value, 'de-DE', digits)).toBe(text);
});

it('writes pieces with their name', () => {
  expect(formatPieces(1200, 'Schraube', 'de-DE')).toBe('1.200 × Schraube');
});

it('follows the locale of the shop', () => {
  expect(formatNumber(1234, 'en-GB')).toBe('1,234');
  expect(formatNumber(1234.5, 'en-DE', 1)).toBe('1,234.5');
  expect(formatEuros(123_450, 'en-DE')).toBe('€1,234.50');
});

it.each([
  [7500, '75\u00a0€'],
  [4990, '49,90\u00a0€'],
  [123_450, '1.234,50\u00a0€'],
])('writes %s cents as %s', (cents, text) => {
  expect(formatEuros(cents, 'de-DE')).toBe(text);
});
