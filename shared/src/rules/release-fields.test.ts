import { releaseIdOf } from './release-fields';

it.each([
  ['A-128', '128'],
  ['a128', '128'],
  [' A - 128 ', '128'],
  ['0128', '128'],
  ['128', '128'],
  ['', undefined],
  ['A-', undefined],
  ['B-128', undefined],
  ['A-12-8', undefined],
  ['9'.repeat(19), undefined],
])('reads the number of a slip: %j', (typed, id) => {
  expect(releaseIdOf(typed)).toBe(id);
});
