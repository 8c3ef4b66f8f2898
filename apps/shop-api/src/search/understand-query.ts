import type { TextIndex } from './indexed-catalogue';
import { matchText } from './match-text';
import { queryTokens, type TextQuery, textQuery } from './search-query';
import type { Token } from './tokens';

/** A typed text as it is searched, with all products that match. */
export interface UnderstoodQuery {
  query: TextQuery;
  products: Uint32Array;
  /** Corrected text, if other words than the typed ones are searched. */
  correctedQuery?: string;
}

export interface Correction {
  /** Folded spelling, as in `Token.text`. */
  term: string;
  display: string;
}

/** Below this number of hits for the typed words, a correction is tried. */
const FEW_HITS = 3;

const displayOf = (tokens: readonly Token[]): string => tokens.map(({ original }) => original).join(' ');

/** Tries the typed words, then the corrected ones, then loose matching, then without unknown words. */
export async function understandQuery(
  text: string,
  texts: TextIndex,
  findCorrection: (word: string) => Promise<Correction | undefined>,
): Promise<UnderstoodQuery | undefined> {
  const tokens = queryTokens(text);
  if (tokens.length === 0) return undefined;
  const attempt = (words: readonly Token[], isLoose = false): UnderstoodQuery => {
    const query = textQuery(words, isLoose);
    return { query, products: matchText(texts, query) };
  };
  const isKnown = (token: Token) => attempt([token]).products.length > 0;

  const strict = attempt(tokens);
  const found = strict.products.length;
  if (found >= FEW_HITS) return strict;

  const corrected = await Promise.all(
    tokens.map(async (token) => {
      if (token.kind !== 'word' || token.text.length < 4 || isKnown(token)) return token;
      const best = await findCorrection(token.text);
      return best ? { ...token, text: best.term, original: best.display } : token;
    }),
  );
  if (corrected.some((token, index) => token !== tokens[index])) {
    const withCorrections = attempt(corrected);
    if (withCorrections.products.length > found)
      return { ...withCorrections, correctedQuery: displayOf(corrected) };
  }
  if (found > 0) return strict;
  const loose = attempt(tokens, true);
  if (loose.products.length > 0) return loose;

  for (const words of [...fewerWords(tokens, isKnown), ...fewerWords(corrected, isKnown)]) {
    const withFewer = attempt(words);
    if (withFewer.products.length > 0) return { ...withFewer, correctedQuery: displayOf(words) };
  }
  return undefined;
}

/**
 * Drops unknown words, then sizes, then one word after the other from the end, because the main word comes
 * first.
 */
function fewerWords(tokens: readonly Token[], isKnown: (token: Token) => boolean): Token[][] {
  const known = tokens.filter(isKnown);
  const words = known.filter(({ kind }) => kind === 'word');
  return [known, words, ...words.map((_, index) => words.slice(0, words.length - 1 - index))].filter(
    ({ length }) => length > 0 && length < tokens.length,
  );
}
