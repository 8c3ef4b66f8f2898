/** @jest-environment node */
import { editDistance } from '@fachwerk/shared/rules';
import { createVocabulary, type Term } from './vocabulary';

const term = (word: string, frequency = 5): Term => ({ term: word, display: word, frequency });

describe('the distance of two words', () => {
  it('counts swapped neighbours as one edit', () => {
    expect(editDistance('schruaber', 'schrauber', 3)).toBe(1);
    expect(editDistance('silkon', 'silikon', 3)).toBe(1);
  });
});

describe('a correction', () => {
  it('prefers the nearer and then the more frequent word', () => {
    const correct = (word: string, ...terms: Term[]) => createVocabulary(terms).correct(word)?.term;
    expect(correct('silkon', term('silikat', 900), term('silikon'))).toBe('silikon');
    expect(correct('hamer', term('hammer'), term('haner', 50))).toBe('haner');
    expect(correct('holz', term('kabel', 50))).toBeUndefined();
  });

  it.each([
    ['achrauben', 'schrauben'],
    ['hpindel', 'spindel'],
    ['terassendielenschraube', 'terrassendielenschraube'],
    ['kabelverschraubnug', 'kabelverschraubung'],
  ])('finds wrong first letters and mistakes in long compounds: %s', (typed, right) => {
    const words = ['schrauben', 'spindel', 'terrassendielen', 'schraube', 'kabel', 'verschraubung'];
    expect(createVocabulary(words.map((word) => term(word))).correct(typed)?.term).toBe(right);
  });
});

describe('the words of the catalogue', () => {
  const vocabulary = createVocabulary(
    ['fundus', 'gnom', 'gnome', 'moos', 'moosgnome'].map((word) => term(word)),
  );

  it('split compounds that the general list does not contain', () => {
    expect(vocabulary.split('fundusgnom')).toEqual(['fundus', 'gnom']);
    expect(vocabulary.split('fundusxyz')).toEqual([]);
  });

  it('are found inside of compounds', () => {
    expect(vocabulary.compoundsWith('gnom').ending).toEqual(['moosgnom']);
    expect(vocabulary.compoundsWith('moos').beginning).toEqual(['moosgnom']);
  });
});
