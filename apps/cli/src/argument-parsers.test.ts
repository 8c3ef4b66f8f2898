/** @jest-environment node */
import { parseHours, parsePercent } from './argument-parsers';

it.each([
  ['10', 10],
  ['10%', 10],
  ['10 %', 10],
  ['0.5', 0.5],
  ['0', 0],
  ['100', 100],
])('takes the percentage %j', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

it.each(['', '%', 'ten', '-1', '101'])('refuses the percentage %j', (text) => {
  expect(() => parsePercent(text)).toThrow('A percentage from 0 to 100 is expected.');
});

it('takes positive hours', () => {
  expect(parseHours('0.5')).toBe(0.5);
  expect(() => parseHours('')).toThrow('A number of hours');
  expect(() => parseHours('-1')).toThrow('A number of hours');
});
