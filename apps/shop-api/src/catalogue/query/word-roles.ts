import type { CategoryNames } from '../words/category-names';
import { rememberWords } from '../words/remember-words';
import type { Synonyms } from '../words/synonyms';
import { type Token, wordToken } from '../words/tokens';
import type { Vocabulary } from '../words/vocabulary';
import { splitCompound } from '../words/word-forms';
import type { ValueWords } from './value-words';

/** False for sizes. */
const rememberTokens = (compute: (token: Token) => boolean): ((token: Token) => boolean) => {
  const remembered = rememberWords((word: string) => compute(wordToken(word)));
  return ({ kind, text }) => kind === 'word' && remembered(text);
};

/** What is known about single words. */
export interface WordFacts {
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  categoryNames: CategoryNames;
  valueWords: Pick<ValueWords, 'has'>;
}

/** What the words of a query are for. */
export interface WordRoles {
  /** Names a category, itself or by a synonym. */
  isCategory(token: Token): boolean;
  /** Names goods: a category, or a word of the catalogue that is no value of an attribute. */
  isThing(token: Token): boolean;
  /** Describes goods: a brand, a size, a colour or another value. */
  isValue(token: Token): boolean;
  /** The catalogue names something by it, so that a mention in a description is not meant. */
  isNamed(token: Token): boolean;
  /** The words that decide what is wanted: those that name a category, or the first thing. */
  headsOf(tokens: readonly Token[]): readonly Token[];
}

export function createWordRoles({ synonyms, vocabulary, categoryNames, valueWords }: WordFacts): WordRoles {
  const isCategory = rememberTokens((token) => categoryNames([token], synonyms).length > 0);
  const isValue = (token: Token) => valueWords.has(token) && !isCategory(token);
  const isWord = (token: Token) => token.kind === 'word' && vocabulary.has(token.text);

  /** The word, its synonyms, and the last part of a compound. */
  const readingsOf = (token: Token): Token[] => [
    token,
    ...synonyms.of([token]).flatMap((phrase) => phrase.slice(-1)),
    ...[vocabulary.split(token.text), splitCompound(token.text)].flatMap((parts) =>
      parts.slice(-1).map(wordToken),
    ),
  ];
  const isThing = rememberTokens(
    (token) =>
      isCategory(token) ||
      (!isValue(token) && readingsOf(token).some((reading) => isWord(reading) && !isValue(reading))),
  );
  return {
    isCategory,
    isThing,
    isValue,
    isNamed: (token) => isValue(token) || isThing(token),
    headsOf(tokens) {
      const categories = tokens.filter(isCategory);
      return categories.length > 0 ? categories : tokens.filter(isThing).slice(0, 1);
    },
  };
}
