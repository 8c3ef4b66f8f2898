/** @jest-environment node */
import { licenceSuffices } from './licences';

it.each([
  ['B', 'B', true],
  ['BE', 'B', true],
  ['BE', 'B96', true],
  ['B96', 'B', true],
  ['C1', 'B', true],
  ['C1E', 'BE', true],
  ['B', 'BE', false],
  ['B96', 'BE', false],
  ['C1', 'BE', false],
  ['B', 'C1', false],
] as const)('who has %s may drive what needs %s: %s', (seen, needed, expected) => {
  expect(licenceSuffices(seen, needed)).toBe(expected);
});
