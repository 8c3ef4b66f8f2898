/** @jest-environment node */
import { baseOfDiminutive } from './diminutives';

const words = new Set(['kiste', 'kasten', 'hammer', 'bank', 'topf', 'haus']);
const baseOf = (word: string) => baseOfDiminutive(word, (base) => (words.has(base) ? base : undefined));

it.each([
  ['kistl', 'kiste'],
  ['kistli', 'kiste'],
  ['kasterl', 'kasten'],
  ['hammerle', 'hammer'],
  ['bankli', 'bank'],
  ['bankerl', 'bank'],
  ['topfchen', 'topf'],
  ['hausl', 'haus'],
])('"%s" is a small "%s"', (word, base) => {
  expect(baseOf(word)).toBe(base);
});

it('leaves other words', () => {
  expect(baseOf('kabel')).toBeUndefined();
  expect(baseOf('regal')).toBeUndefined();
});
