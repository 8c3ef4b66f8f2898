import { synonyms } from './compound-parts';
import { quoteLexeme } from './search-document';
import { type Token, tokenize } from './tokens';
import { exactForm, splitCompound, stem } from './word-forms';

const MOST_WORDS = 12;

export const queryTokens = (text: string): Token[] => tokenize(text).slice(0, MOST_WORDS);

/**
 * A tsquery literal: all words, each in any of its readings. `isLoose` also matches words that begin with it.
 */
export function tsQuery(tokens: readonly Token[], isLoose = false): string {
  return tokens.map((token) => `(${readings(token, isLoose).join(' | ')})`).join(' & ');
}

function readings(token: Token, isLoose: boolean): string[] {
  if (token.kind === 'code') {
    const parts = isLoose ? token.parts.map(quoteLexeme) : [];
    return [quoteLexeme(token.text), ...(parts.length > 0 ? [`(${parts.join(' & ')})`] : [])];
  }
  const words = [token.text, ...(synonyms.get(token.text) ?? [])];
  const found = words.flatMap(wordReadings);
  return isLoose && token.text.length >= 3
    ? [...found, `${quoteLexeme(`=${token.text}`)}:*`, `${quoteLexeme(stem(token.text))}:*`]
    : found;
}

function wordReadings(word: string): string[] {
  const parts = splitCompound(word).map((part) => quoteLexeme(stem(part)));
  return [
    quoteLexeme(`=${exactForm(word)}`),
    quoteLexeme(stem(word)),
    ...(parts.length > 0 ? [`(${parts.join(' & ')})`] : []),
  ];
}
