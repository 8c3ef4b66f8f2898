import { rememberWords } from './remember-words';
import { fewestPieces } from './split-word';
import type { Synonyms } from './synonyms';
import type { Head, Vocabulary } from './vocabulary';
import { firstParts, splitCompound } from './word-forms';

type CatalogueWords = Pick<Vocabulary, 'split' | 'compoundsWith' | 'headOf' | 'isPart' | 'has'>;

/** What is known about words besides their forms, by the catalogue and the synonyms together. */
export interface Language {
  synonyms: Synonyms;
  vocabulary: CatalogueWords;
  /** The splits of a compound into known words, each once; none if it is no compound of them. */
  splitsOf(word: string): readonly (readonly string[])[];
  /** Words of the catalogue that a compound is without its inner parts: "Blumentopferde" is "Blumenerde". */
  shortenedOf(word: string): readonly string[];
  /** The thing at the end of a longer word: a word of the catalogue, or a compound of the synonyms. */
  headOf(word: string): (Head & { isOfCatalogue: boolean }) | undefined;
}

export function createLanguage({
  synonyms,
  vocabulary,
}: Pick<Language, 'synonyms' | 'vocabulary'>): Language {
  const isPart = (piece: string, isLast: boolean) =>
    vocabulary.isPart(piece, isLast) || synonyms.isPart(piece, isLast);

  function splitsOf(word: string): string[][] {
    const [general, own] = [splitCompound(word), vocabulary.split(word)];
    // The general list is used for words that the catalogue has no longer parts of.
    const first = own.length > 0 && (general.length === 0 || own.length < general.length) ? own : general;
    const both = fewestPieces(word, isPart);
    const splits = new Map([first, both].map((parts) => [parts.join(' '), [...parts]]));
    return [...splits.values()].filter(({ length }) => length > 0);
  }

  /** The first and the last part, with any letters between them. */
  function shortenedOf(word: string): string[] {
    const all = [splitCompound(word), fewestPieces(word, isPart)];
    const compounds = all
      .filter(({ length }) => length > 2)
      .flatMap((parts) => firstParts(parts[0]!).map((start) => start + parts.at(-1)!));
    return [...new Set(compounds)].filter(vocabulary.has);
  }
  return {
    synonyms,
    vocabulary,
    splitsOf: rememberWords(splitsOf),
    shortenedOf: rememberWords(shortenedOf),
    headOf(word) {
      const own = vocabulary.headOf(word);
      const other = synonyms.headOf(word);
      if (other && other.spelled.length > (own?.spelled.length ?? 0))
        return { ...other, isOfCatalogue: false };
      return own && { ...own, isOfCatalogue: true };
    },
  };
}
