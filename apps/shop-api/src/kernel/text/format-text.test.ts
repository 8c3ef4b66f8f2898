import { formatText } from './format-text';

const texts = { 'stock.one': 'Noch {count} Stück', 'stock.other': 'Noch {count} Stück', year: 'Jahr {year}' };

it.each([
  ['stock', { count: 1 }, 'Noch 1 Stück'],
  ['stock', { count: 99_999 }, 'Noch 99.999 Stück'],
  ['year', { year: '2026' }, 'Jahr 2026'],
])('%s with %j reads "%s"', (key, values, text) => {
  expect(formatText(texts, key, values)).toBe(text);
});

it('writes numbers in the locale, and leaves a key without a text', () => {
  expect(formatText({ more: '{count} more' }, 'more', { count: 1234 }, 'en-DE')).toBe('1,234 more');
  expect(formatText({}, 'stock.unknown')).toBe('stock.unknown');
});
