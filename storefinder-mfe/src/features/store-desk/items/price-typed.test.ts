import { centsTyped } from './price-typed';

it.each([
  ['12,99', 1299],
  ['12.9', 1290],
  [' 12 € ', 1200],
  ['0,05', 5],
  ['0', undefined],
  ['', undefined],
  ['1.234,50', undefined],
  ['12,999', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['zwölf', undefined],
])('reads %j as %s cents', (typed, cents) => {
  expect(centsTyped(typed)).toBe(cents);
});
