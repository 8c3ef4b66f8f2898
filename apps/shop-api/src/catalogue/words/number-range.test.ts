/** @jest-environment node */
import { isWithin, readRange } from './number-range';

it.each([
  ['10-25', 10, 25],
  ['10.5-25.99', 10.5, 25.99],
  ['5-5', 5, 5],
  ['ab-1000', 1000, Infinity],
  ['bis-5', -Infinity, 5],
  ['0-999999999', 0, 999_999_999],
])('reads %s', (text, from, to) => {
  expect(readRange(text)).toEqual({ from, to });
});

it.each([
  '',
  '-',
  '25-10',
  'a-b',
  '10',
  '10-',
  '-10',
  '1e3-2e3',
  '1,5-2',
  '10-20-30',
  '1'.repeat(20) + '-2',
  ' 1-2',
])('reads no range from %p', (text) => {
  expect(readRange(text)).toBeUndefined();
});

it('includes both ends, and no value without a number', () => {
  const range = { from: 1, to: 2 };

  expect([0.9, 1, 2, 2.1, NaN].map((number) => isWithin(number, range))).toEqual([
    ...[false, true, true, false, false],
  ]);
});
