/** @jest-environment node */
import { editDistance } from '@fachwerk/shared/rules';
import { queryTokens } from '../text-index/search-query';
import { correctWord, joinedCorrections } from './correct-word';
import type { Term } from './nearest-word';
import { soundOf } from './sound-of';
import { createSynonyms } from './synonyms';
import { createVocabulary } from './vocabulary';

const aTerm = (word: string, frequency = 5): Term => ({ term: word, display: word, frequency });
const synonyms = createSynonyms([{ terms: ['Kappsäge', 'Gehrungssäge'], isOneWay: false }]);
const correct = (word: string, ...terms: Term[]) =>
  correctWord(word, createVocabulary(terms), synonyms)?.term;

it('counts swapped neighbours as one edit', () => {
  expect(editDistance('schruaber', 'schrauber', 3)).toBe(1);
  expect(editDistance('silkon', 'silikon', 3)).toBe(1);
});

it('prefers the nearer and then the more frequent word', () => {
  expect(correct('silkon', aTerm('silikat', 900), aTerm('silikon'))).toBe('silikon');
  expect(correct('hamer', aTerm('hammer'), aTerm('haner', 50))).toBe('haner');
  expect(correct('holz', aTerm('kabel', 50))).toBeUndefined();
});

it.each([
  ['a wrong first letter', 'achrauben', 'schrauben'],
  ['a wrong first letter of a short word', 'hpindel', 'spindel'],
  ['a mistake in one part of a long compound', 'terassendielenschraube', 'terrassendielenschraube'],
  ['two mistakes in a part', 'kabelverschraubnug', 'kabelverschraubung'],
  ['the neighbour key', 'schraunen', 'schrauben'],
  ['a doubled letter', 'schrrauben', 'schrauben'],
  ['a missing letter', 'schruben', 'schrauben'],
  ['two mistakes in a long word', 'schpachtelmase', 'spachtelmasse'],
  ['how it sounds', 'sifon', 'siphon'],
  ['a word that only synonyms know', 'kapsäge', 'kappsage'],
])('corrects %s: "%s"', (_, typed, right) => {
  const words = ['schrauben', 'spindel', 'terrassendielen', 'schraube', 'kabel', 'verschraubung'];
  const [token] = queryTokens(typed);

  expect(correct(token!.text, ...[...words, 'siphon', 'spachtelmasse'].map((word) => aTerm(word)))).toBe(
    right,
  );
});

it('takes no other thing for a compound of known words', () => {
  expect(correct('blumentopferde', aTerm('blumentopf'), aTerm('erde'), aTerm('blumentopfe'))).toBeUndefined();
});

it('takes no word that only sounds like a short one', () => {
  expect(correct('koln', aTerm('klima'))).toBeUndefined();
});

it('reads two words as one with a mistake', () => {
  const vocabulary = createVocabulary([aTerm('spachtelmasse'), aTerm('grob')]);
  const joined = [...joinedCorrections(queryTokens('spachtel messe grob'), vocabulary)];

  expect(joined.map((tokens) => tokens.map(({ text }) => text))).toEqual([['spachtelmasse', 'grob']]);
});

// The examples of Postel, 1969, and of words whose letters stand before and after each other.
it.each([
  ['wikipedia', '3412'],
  ['mullerludenscheidt', '65752682'],
  ['breschnew', '17863'],
])('%s sounds like %s', (word, sound) => {
  expect(soundOf(word)).toBe(sound);
});

it.each([
  ['sifon', 'siphon'],
  ['fertikutierer', 'vertikutierer'],
  ['kabl', 'kabel'],
])('%s sounds like %s as a word', (typed, right) => {
  expect(soundOf(typed)).toBe(soundOf(right));
});
