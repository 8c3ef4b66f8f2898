import { splitPrice } from './split-price';

it.each([
  ['12,99 €', { whole: '12', mark: ',', cents: '99', rest: ' €' }],
  ['1.234,50 €', { whole: '1.234', mark: ',', cents: '50', rest: ' €' }],
  ['-5,00 €', { whole: '-5', mark: ',', cents: '00', rest: ' €' }],
  ['€1,234.50', { whole: '€1,234', mark: '.', cents: '50', rest: '' }],
])('takes %s apart', (value, parts) => {
  expect(splitPrice(value)).toEqual(parts);
});

it.each(['gratis', '12 €', '12,9 €', '12,999 €', '€1,234'])('leaves %s as it is', (value) => {
  expect(splitPrice(value)).toBeNull();
});
