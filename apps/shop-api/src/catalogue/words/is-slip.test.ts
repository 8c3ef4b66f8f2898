/** @jest-environment node */
import { isSlip } from './is-slip';

it.each([
  ['balkwn', 'balken'],
  ['achrauben', 'schrauben'],
  ['duche', 'dusche'],
  ['stomkabel', 'stromkabel'],
])('"%s" is a slip of the fingers for "%s"', (typed, meant) => {
  expect(isSlip(typed, meant)).toBe(true);
});

it.each([
  ['balkwn', 'balkon'],
  ['duche', 'kuche'],
  ['schrauuben', 'schrauben'],
])('"%s" is no slip for "%s"', (typed, meant) => {
  expect(isSlip(typed, meant)).toBe(false);
});
