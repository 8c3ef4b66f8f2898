import { synonyms } from './compound-parts';
import { type Token, tokenize } from './tokens';
import { exactForm, splitCompound, stem } from './word-forms';

const MOST_WORDS = 12;

/** Matches products that have all of these lexemes, or any lexeme with this beginning. */
export type Reading = { all: readonly string[] } | { prefix: string };

/** The readings of each word. A product matches if it matches a reading of every word. */
export type TextQuery = readonly (readonly Reading[])[];

export const queryTokens = (text: string): Token[] => tokenize(text).slice(0, MOST_WORDS);

/** `isLoose` also matches words that begin with the typed one. */
export const textQuery = (tokens: readonly Token[], isLoose = false): TextQuery =>
  tokens.map((token) => readings(token, isLoose));

function readings(token: Token, isLoose: boolean): Reading[] {
  if (token.kind === 'code')
    return isLoose && token.parts.length > 0
      ? [{ all: [token.text] }, { all: token.parts }]
      : [{ all: [token.text] }];
  const words = [token.text, ...(synonyms.get(token.text) ?? [])];
  const found = words.flatMap(wordReadings);
  return isLoose && token.text.length >= 3
    ? [...found, { prefix: `=${token.text}` }, { prefix: stem(token.text) }]
    : found;
}

function wordReadings(word: string): Reading[] {
  const parts = splitCompound(word).map(stem);
  return [
    { all: [`=${exactForm(word)}`] },
    { all: [stem(word)] },
    ...(parts.length > 0 ? [{ all: parts }] : []),
  ];
}
