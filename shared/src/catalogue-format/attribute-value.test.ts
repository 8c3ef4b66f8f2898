import { attributeValue } from './attribute-value';

it.each([
  ['40 x 60 x 5 mm', '40 × 60 × 5 mm'],
  ['40x60 mm', '40 × 60 mm'],
  ['Eiche x natur', 'Eiche x natur'],
])('writes the size %s as %s', (raw, text) => {
  expect(attributeValue({}, raw)).toEqual({ text });
});

it('gives a number its unit', () => {
  expect(attributeValue({ unit: 'mm' }, 2.5)).toEqual({ text: '2,5 mm', number: 2.5 });
});
