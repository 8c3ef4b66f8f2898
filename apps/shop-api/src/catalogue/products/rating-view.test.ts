/** @jest-environment node */
import { readRange } from '../words/number-range';
import { isRatingChoice, ratingView } from './rating-view';

const shown = (stars: number[], chosen = '') =>
  ratingView(stars, readRange(chosen)).flatMap(({ values }) =>
    values.map(({ label, count, selected }) => `${selected ? '> ' : ''}${label}: ${count}`),
  );

it('counts the products of each choice, which include those with more stars', () => {
  expect(shown([3, 1, 2, 4, 5, 1])).toEqual([
    '4 Sterne und mehr: 6',
    '3 Sterne und mehr: 10',
    '2 Sterne und mehr: 12',
    '1 Stern und mehr: 13',
  ]);
});

it.each<[string, number[], string, string[]]>([
  ['that has the same products as a better one', [4, 0, 0, 0, 6, 0], '', ['4 Sterne und mehr: 6']],
  ['that all products share', [0, 0, 0, 2, 6, 0], '', ['4 Sterne und mehr: 6']],
  ['without products', [2, 2, 2, 0, 0, 0], '', ['2 Sterne und mehr: 2', '1 Stern und mehr: 4']],
  ['where few products have a rating', [8, 0, 0, 0, 2, 0], '', []],
  ['where nothing is rated', [8, 0, 0, 0, 0, 0], '', []],
  ['but not a chosen one', [8, 0, 0, 0, 0, 0], 'ab-4', ['> 4 Sterne und mehr: 0']],
])('omits a choice %s', (_what, stars, chosen, expected) => {
  expect(shown(stars, chosen)).toEqual(expected);
});

it.each([
  ['ab-4', true],
  ['ab-1', true],
  ['ab-5', false],
  ['ab-0', false],
  ['ab-3.5', false],
  ['3-4', false],
  ['bis-4', false],
])('%s can be chosen: %s', (text, expected) => {
  expect(isRatingChoice(readRange(text)!)).toBe(expected);
});
