import { formatWeight } from './format-weight';

it.each([
  [4200, 'de-DE', '4,2 kg'],
  [1_234_000, 'de-DE', '1.234 kg'],
  [0, 'de-DE', '0 kg'],
  [4200, 'en-DE', '4.2 kg'],
])('writes %d grams in %s as %s', (grams, locale, text) => {
  expect(formatWeight(grams, locale)).toBe(text);
});
