/** @jest-environment node */
import type { Term } from './nearest-word';
import { createVocabulary } from './vocabulary';

const term = (word: string, frequency = 5): Term => ({ term: word, display: word, frequency });

describe('the words of the catalogue', () => {
  const vocabulary = createVocabulary(
    ['fundus', 'gnom', 'gnome', 'moos', 'moosgnome'].map((word) => term(word)),
  );

  it('split compounds that the general list does not contain', () => {
    expect(vocabulary.split('fundusgnom')).toEqual(['fundus', 'gnom']);
    expect(vocabulary.split('fundusxyz')).toEqual([]);
  });

  it('end a compound as a whole: the brand "Dielenreich" does not end with "Eiche"', () => {
    const own = createVocabulary(['eiche', 'diele', 'dielenreich'].map((word) => term(word)));

    expect(own.compoundsWith('eiche').ending).toEqual([]);
    expect(own.headOf('dielenreich')).toBeUndefined();
    expect(own.headOf('mooreichen')?.term).toBe('eiche');
  });

  it('are found inside of compounds', () => {
    expect(vocabulary.compoundsWith('gnom').ending).toEqual(['moosgnom']);
    expect(vocabulary.compoundsWith('moos').beginning).toEqual(['moosgnom']);
  });
});
