import { priceText, unitPriceText } from './price-text';

const price = { value: 123_450, displayValue: '1.234,50\u00a0€' };

it('leaves German amounts as the API writes them', () => {
  expect(priceText(price, 'de-DE')).toBe('1.234,50\u00a0€');
  expect(unitPriceText({ price: '0,0039\u00a0€', cents: 0.39 }, 'de-DE')).toBe('0,0039\u00a0€');
});

it.each([
  [0, '€0.00'],
  [75_00, '€75.00'],
  [123_450, '€1,234.50'],
  [-500, '-€5.00'],
])('writes %d cents on an English page as %s', (value, text) => {
  expect(priceText({ ...price, value }, 'en-DE')).toBe(text);
});

it.each([
  [398, '€3.98'],
  [0.39, '€0.0039'],
  [12.5, '€0.125'],
])('writes a unit price of %d cents on an English page as %s', (cents, text) => {
  expect(unitPriceText({ price: '', cents }, 'en-DE')).toBe(text);
});

it('shows the German unit price where an older API states no cents', () => {
  expect(unitPriceText({ price: '3,98 €' }, 'en-DE')).toBe('3,98 €');
});
