/** @jest-environment node */
import { readCaseNumber } from './case-number';

it.each([
  'R-7KM4X92TPA',
  'r-7km4x92tpa',
  'R7KM4X92TPA',
  ' R 7KM4 X92TPA ',
  'R\u20137KM4X92TPA',
  '\uFEFFR-7KM4X92TPA',
])('reads the number of a case that is typed or scanned as "%s"', (typed) => {
  expect(readCaseNumber(typed)).toBe('R-7KM4X92TPA');
});

it.each([
  '',
  'R-',
  'F7K4-M92T-X',
  'W-7KM4X92TPA',
  'R-7KM4X92TP',
  'R-7KM4X92TPAA',
  'R-7KM4X92TP0',
  '4006381333931',
])('"%s" is no number of a case', (typed) => {
  expect(readCaseNumber(typed)).toBeUndefined();
});
