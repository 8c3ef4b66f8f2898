import type { Language } from '../words/language';
import type { OtherForm } from '../words/sizes';
import { type Token, tokenize, wordToken } from '../words/tokens';
import { compoundsOf, exactForm, splitCompound, stem } from '../words/word-forms';
import { IN_NAMES, IN_TEXTS, IN_VALUES } from './points';

const MOST_WORDS = 12;

/** Matches products that have all of these lexemes, or any lexeme with this beginning. */
export type Reading = ({ all: readonly string[] } | { prefix: string }) & {
  /** How far the reading is from the typed word: 1 is the word itself. */
  factor: number;
  /** The lowest weight that counts, as an index of `POINTS`. */
  least?: number;
  /** The same for the last lexeme, which names the thing: "Tomatenerde" is no fertiliser for earth. */
  leastOfLast?: number;
};

/** The readings of each word. A product matches if it matches a reading of every word. */
export type TextQuery = readonly (readonly Reading[])[];

export const queryTokens = (text: string): Token[] => tokenize(text).slice(0, MOST_WORDS);

const STEM = 0.8;
const PARTS = 0.7;
const ENDING = 0.7;
const BEGINNING = 0.1;
const SYNONYM = 0.9;
const COMPOUND = 0.9;
const OF_SET = 0.8;
const SHORTENED = 0.6;
const CLOSENESS: Readonly<Record<OtherForm['closeness'], number>> = { same: 1, apart: 0.8, loose: 0.5 };
const LOOSE = 0.3;

export interface Matching {
  /** Also matches words that begin with the typed one. */
  isLoose?: boolean;
  /** Words that a mention in a description does not match. */
  isNamed?: (token: Token) => boolean;
  /** Words that must be in a name of the product, themselves and not as a synonym. */
  isOwn?: (token: Token) => boolean;
  /** The same, but of a compound the last part is enough: "Fugensilikon" finds "Sanitärsilikon". */
  isKind?: (token: Token) => boolean;
}

export function textQuery(
  tokens: readonly Token[],
  language: Language,
  { isLoose = false, isNamed = () => false, isOwn = () => false, isKind = () => false }: Matching = {},
): TextQuery {
  const query = tokens.map((token) =>
    isOwn(token) || isKind(token) ? ownReadings(token, language) : readings(token, language, isLoose),
  );
  // "spanplatten schrauben" and "hoch druck reiniger" also match the compound; a phrase its synonyms.
  for (let from = 0; from < tokens.length; from++)
    for (let to = from + 2; to <= tokens.length; to++) {
      const phrase = tokens.slice(from, to);
      const found = [
        ...(to - from <= MOST_JOINED ? joinedReadings(phrase) : []),
        ...synonymReadings(phrase, language),
        // "Tonne für Regenwasser" is "Regenwassertonne".
        ...(to - from === 2 ? synonymReadings([...phrase].reverse(), language) : []),
      ];
      const sized = found.filter(hasSize);
      // A synonym without size does not stand for one: "E27 Lampe" is no LED lamp with E14.
      for (let at = from; at < to && found.length > 0; at++)
        query[at]?.push(...(tokens[at]?.kind === 'code' ? sized : found));
    }
  return query.map((found, at) => {
    const token = tokens[at]!;
    if (isOwn(token)) return found.map((reading) => ({ ...reading, least: IN_NAMES }));
    if (isKind(token))
      return found.map((reading) => (reading.leastOfLast ? reading : { ...reading, least: IN_NAMES }));
    if (!isNamed(token)) return found;
    return found.map((reading) => ({ ...reading, least: Math.max(reading.least ?? IN_TEXTS, IN_VALUES) }));
  });
}

const hasSize = (reading: Reading): boolean =>
  'all' in reading && reading.all.some((lexeme) => /\d/.test(lexeme));

const MOST_JOINED = 4;

function joinedReadings(phrase: readonly Token[]): Reading[] {
  if (phrase.some(({ kind }) => kind !== 'word')) return [];
  const texts = phrase.map(({ text }) => text);
  const word = texts.join('');
  return [
    { all: [`=${exactForm(word)}`], factor: 1 },
    { all: [stem(word)], factor: STEM },
    ...compoundsOf(texts).map((compound) => ({ all: [`=${exactForm(compound)}`], factor: COMPOUND })),
  ];
}

function synonymReadings(phrase: readonly Token[], { synonyms }: Language): Reading[] {
  if (phrase.length > synonyms.longest) return [];
  return synonyms.of(phrase).flatMap((other) => phraseReadings(other, SYNONYM));
}

/** All words of a phrase in one product; "Stecker-Solar" is "steckersolar" as well. */
function phraseReadings(phrase: readonly Token[], factor: number): Reading[] {
  const [only, ...others] = phrase;
  if (only && others.length === 0)
    return only.kind === 'code'
      ? [{ all: [only.text], factor }]
      : wordReadings(only.text).map((reading) => ({ ...reading, factor: reading.factor * factor }));
  return [
    ...joinedReadings(phrase).map((reading) => ({ ...reading, factor: reading.factor * factor })),
    { all: phrase.map(exactLexeme), factor },
    { all: phrase.map(stemLexeme), factor: factor * STEM },
  ];
}

const exactLexeme = ({ kind, text }: Token): string => (kind === 'code' ? text : `=${exactForm(text)}`);
const stemLexeme = ({ kind, text }: Token): string => (kind === 'code' ? text : stem(text));

function readings(token: Token, language: Language, isLoose: boolean): Reading[] {
  const synonyms = synonymReadings([token], language);
  if (token.kind === 'code')
    return [
      { all: [token.text], factor: 1 },
      ...(token.otherForms ?? [])
        .filter(({ closeness }) => isLoose || closeness !== 'loose')
        .map(({ all, closeness }) => ({
          all,
          factor: CLOSENESS[closeness],
          // The sides of other sizes are no values of their own: 30 x 30 and 60 x 60 are not 30 x 60.
          least: closeness === 'apart' ? IN_NAMES : IN_TEXTS,
        })),
      ...synonyms,
    ];
  const { ending, beginning } = language.vocabulary.compoundsWith(token.text);
  const found: Reading[] = [
    ...wordReadings(token.text),
    ...language.splitsOf(token.text).flatMap((parts) => partReadings(parts, language)),
    ...language.shortenedOf(token.text).map(shortenedReading),
    ...setReadings(token.text),
    ...ending.map((form) => ({ all: [`=${form}`], factor: ENDING })),
    ...beginning.map((form) => ({ all: [`=${form}`], factor: BEGINNING })),
    ...synonyms,
  ];
  if (!isLoose || token.text.length < 3) return found;
  return [...found, { prefix: `=${token.text}`, factor: LOOSE }, { prefix: stem(token.text), factor: LOOSE }];
}

/** The word itself, also as the last part of a compound. */
function ownReadings(token: Token, { vocabulary }: Language): Reading[] {
  if (token.kind === 'code') return [{ all: [token.text], factor: 1 }];
  const { ending } = vocabulary.compoundsWith(token.text);
  return [...wordReadings(token.text), ...ending.map((form) => ({ all: [`=${form}`], factor: ENDING }))];
}

const wordReadings = (word: string): Reading[] => {
  const parts = splitCompound(word);
  return [
    { all: [`=${exactForm(word)}`], factor: 1 },
    { all: [stem(word)], factor: STEM },
    ...(parts.length > 0 ? [{ all: parts.map(stem), factor: PARTS, leastOfLast: IN_NAMES }] : []),
  ];
};

/** "schraubendrehersatz": a set is found by what it consists of. */
const SET = /(?:satz|sets?|sortimente?)$/;

const setReadings = (word: string): Reading[] => {
  const content = word.replace(SET, '');
  return content === word || content.length < SHORTEST_CONTENT ? [] : wordReadings(content).map(weakened);
};
const SHORTEST_CONTENT = 5;
const shortenedReading = (word: string): Reading => ({
  all: [`=${exactForm(word)}`],
  factor: SHORTENED,
  least: IN_NAMES,
});
const weakened = (reading: Reading): Reading => ({ ...reading, factor: reading.factor * OF_SET });

/** Readings of the parts of one word. */
const MOST_COMBINED = 40;

/** "rigipsdübel": all parts, each also by its synonyms. */
function partReadings(parts: readonly string[], { synonyms }: Language): Reading[] {
  const combined = parts
    .map(wordToken)
    .reduce<Token[][]>(
      (found, part) =>
        found
          .flatMap((before) => [[part], ...synonyms.of([part])].map((other) => [...before, ...other]))
          .slice(0, MOST_COMBINED),
      [[]],
    );
  return combined.flatMap((words, index) => {
    const all = words.map(stemLexeme);
    if (index === 0)
      return [
        { all, factor: PARTS, leastOfLast: IN_NAMES },
        // The stem of another name of a product counts less than its exact form.
        { all: [...all.slice(0, -1), exactLexeme(words.at(-1)!)], factor: PARTS, leastOfLast: IN_NAMES },
      ];
    const joined = words.map(({ text }) => text).join('');
    return [
      { all: [`=${exactForm(joined)}`], factor: SYNONYM },
      { all, factor: PARTS * SYNONYM, leastOfLast: IN_NAMES },
    ];
  });
}
