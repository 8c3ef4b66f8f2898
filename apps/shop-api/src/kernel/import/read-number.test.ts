/** @jest-environment node */
import { readCents, readDecimal, readDigits, readEan, readWhole } from './read-number';

describe('a number of a file', () => {
  it.each([
    ['5', 5],
    [' 5 ', 5],
    ['12,99', 12.99],
    ['12.99', 12.99],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1234,567', 1234.567],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1 234,50', 1234.5],
    ['1\u202F234,50', 1234.5],
    ['2,131', 2.131],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1,2340', 1.234],
  ])('%j is %d', (text, number) => {
    expect(readDecimal(text, 'weight')).toBe(number);
  });

  it.each([
    ['1e3', /shortened by a spreadsheet: '1e3'/],
    ['4,00638E+12', /shortened by a spreadsheet/],
    ['-5', /number like 12,99/],
    ['1.23.4', /number like 12,99/],
    ['1,23,4', /number like 12,99/],
    ['1 2', /number like 12,99/],
    ['5 €', /number like 12,99/],
    ['0x10', /number like 12,99/],
    ['Infinity', /number like 12,99/],
    ['٣', /number like 12,99/],
  ])('%j is refused', (text, message) => {
    expect(() => readDecimal(text, 'weight')).toThrow(message);
  });
});

describe('a price of a file', () => {
  it.each([
    ['5 €', 500],
    ['5€', 500],
    ['€ 5,50', 550],
    ['EUR 5', 500],
    ['1.234,50 EUR', 123450],
  ])('%j is %d cents', (text, cents) => {
    expect(readCents(text, 'price')).toBe(cents);
  });

  it.each(['€', '5 € €', '€ 5 €', '$ 5', '5 USD', '5,-', '0', '1,234', '1000000', 'ab 5 €'])(
    '%j is refused',
    (text) => {
      expect(() => readCents(text, 'price')).toThrow();
    },
  );
});

it('a price or a number of pieces with English thousands is refused as ambiguous', () => {
  expect(() => readCents('1,234', 'price')).toThrow("can be read in two ways: write '1234' or '1,2340'");
  expect(() => readCents('12,345 €', 'price')).toThrow(/two ways/);
  expect(() => readWhole(0, 9999)('1,000', 'stock')).toThrow(/two ways/);
});

it('a number of pieces may have the dots and zeros of a spreadsheet', () => {
  expect(['5', '1.000', '5,0', '5.00'].map((text) => readWhole(0, 9999)(text, 'stock'))).toEqual([
    5, 1000, 5, 5,
  ]);
  for (const text of ['1,5', '10000', '-1', 'viele', '1,000'])
    expect(() => readWhole(0, 9999)(text, 'stock')).toThrow();
});

it('numbers of articles that a spreadsheet has shortened are refused by name', () => {
  expect(() => readEan('4,00638E+12', 'ean')).toThrow(/shortened by a spreadsheet/);
  expect(() => readDigits('8,00001E+07', 'itemId')).toThrow(/shortened by a spreadsheet/);
});

it('an EAN is stored in one form', () => {
  expect(['036000291452', '36000291452', '0 036000 291452'].map((text) => readEan(text, 'ean'))).toEqual(
    Array.from({ length: 3 }, () => '0036000291452'),
  );
  expect(() => readEan('4006381333932', 'ean')).toThrow(/check digit/);
});
