import { canonicalGtin, eanCheckDigit } from './ean';

it.each([
  ['EAN-13', '4006381333931', '4006381333931'],
  ['EAN-13 with spaces', '4 006381 333931', '4006381333931'],
  ['EAN-13 with hyphens', '4-006381-333931', '4006381333931'],
  ['EAN-8', '96385074', '96385074'],
  ['EAN-8 with leading zeros', '0000096385074', '96385074'],
  ['UPC-A', '036000291452', '0036000291452'],
  ['UPC-A as EAN-13', '0036000291452', '0036000291452'],
  ['UPC-A whose zero a spreadsheet has dropped', '36000291452', '0036000291452'],
  ['GTIN-14 of a carton', '14006381333938', '14006381333938'],
  ['GTIN-14 of an EAN-13', '04006381333931', '4006381333931'],
  ['UPC-E', '04252614', '0042100005264'],
  ['UPC-E that ends with 3', '01234531', '0012300000451'],
])('%s is one number in the shop', (_, text, stored) => {
  expect(canonicalGtin(text)).toBe(stored);
});

it.each([
  ...['', '123', '4006381333932', '96385075', '036000291453', '4.00638E+12', '0000000000000', '00000000'],
  ...['400638133393', '140063813339380', '40063813338', 'abcdefgh', '4006381333931x', '4006381333931 (neu)'],
])('"%s" is no GTIN', (text) => {
  expect(canonicalGtin(text)).toBeUndefined();
});

it('the check digit is the same with leading zeros', () => {
  expect(eanCheckDigit('400638133393')).toBe('1');
  expect(eanCheckDigit('0400638133393')).toBe('1');
});
