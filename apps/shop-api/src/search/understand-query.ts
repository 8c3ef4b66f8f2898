import type { CategoryNames } from './category-names';
import type { TextIndex } from './indexed-catalogue';
import { matchText, type TextHits } from './match-text';
import { type Language, queryTokens, type TextQuery, textQuery } from './search-query';
import type { Synonyms } from './synonyms';
import type { Token } from './tokens';
import type { Vocabulary } from './vocabulary';

/** A typed text as it is searched, with all products that match. */
export interface UnderstoodQuery extends TextHits {
  query: TextQuery;
  /** Categories that the text names. */
  categoryIds: readonly string[];
  /** Corrected text, if other words than the typed ones are searched. */
  correctedQuery?: string;
}

export interface Knowledge extends Language {
  texts: TextIndex;
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  categoryNames: CategoryNames;
}

/** Below this number of hits for the typed words, a correction is tried. */
const FEW_HITS = 3;

const displayOf = (tokens: readonly Token[]): string => tokens.map(({ original }) => original).join(' ');

/**
 * Tries the typed words, then the corrected ones, then loose matching, then the most important of the words.
 * `isExact`: the words are searched as typed.
 */
export function understandQuery(
  text: string,
  knowledge: Knowledge,
  isExact = false,
): UnderstoodQuery | undefined {
  const { texts, vocabulary, categoryNames, synonyms } = knowledge;
  const tokens = queryTokens(text);
  if (tokens.length === 0) return undefined;
  const match = (words: readonly Token[], isLoose = false) => {
    const query = textQuery(words, knowledge, isLoose);
    return { query, ...matchText(texts, query) };
  };
  const understood = (
    words: readonly Token[],
    hits: TextHits & { query: TextQuery },
    correctedQuery?: string,
  ): UnderstoodQuery => ({
    ...hits,
    categoryIds: categoryNames(words, synonyms),
    ...(correctedQuery === undefined ? {} : { correctedQuery }),
  });

  const strict = match(tokens);
  const found = strict.products.length;
  if (found >= FEW_HITS || isExact) return found > 0 ? understood(tokens, strict) : undefined;

  const isKnown = (token: Token) => match([token]).products.length > 0;
  const corrected = tokens.map((token): Token => {
    if (token.kind !== 'word' || token.text.length < 4 || isKnown(token)) return token;
    const best = vocabulary.correct(token.text);
    return best ? { ...token, text: best.term, original: best.display } : token;
  });
  if (corrected.some((token, index) => token !== tokens[index])) {
    const hits = match(corrected);
    if (hits.products.length > found) return understood(corrected, hits, displayOf(corrected));
  }
  if (found > 0) return understood(tokens, strict);
  const loose = match(tokens, true);
  if (loose.products.length > 0) return understood(tokens, loose);

  const importanceOf = importanceIn(match);
  const importance = corrected.map(
    (token, index) => importanceOf(token) * (token === tokens[index] ? 1 : OF_CORRECTED),
  );
  for (const words of mostImportant(corrected, importance)) {
    const hits = match(words, true);
    if (hits.products.length > 0) return understood(words, hits, displayOf(words));
  }
  return undefined;
}

/** Sockets, threads and drives are never exchanged for another one. */
const MARKED = /^(?:e|gu|g|m|tx|ph|pz|ip|sw|dn)\d/;
const OF_MARKED = 3;
const OF_CODE = 0.6;
/** A corrected word may mean something else than the typed one. */
const OF_CORRECTED = 0.5;

/** 0 for unknown words; the best place of a word in any product shows whether it names a thing. */
const importanceIn =
  (match: (words: readonly Token[], isLoose?: boolean) => TextHits) =>
  (token: Token): number => {
    const { products, scores } = match([token], true);
    if (products.length === 0) return 0;
    if (token.kind === 'code') return MARKED.test(token.text) ? OF_MARKED : OF_CODE;
    return 0.5 + scores.reduce((best, score) => Math.max(best, score), 0);
  };

/** Combinations are tried for this many words. */
const MOST_COMBINED = 6;

/** Fewer words, the most important combination first; on a tie the first words, which name the thing. */
function mostImportant(tokens: readonly Token[], importances: readonly number[]): Token[][] {
  const known = tokens
    .map((token, index) => ({ token, importance: importances[index] ?? 0 }))
    .filter(({ importance }) => importance > 0)
    .slice(0, MOST_COMBINED);
  const combinations = Array.from({ length: 2 ** known.length - 1 }, (_, index) => {
    const chosen = known.filter((_word, at) => ((index + 1) & (1 << at)) !== 0);
    return {
      words: chosen.map(({ token }) => token),
      importance: chosen.reduce((sum, { importance }) => sum + importance, 0),
    };
  });
  return combinations.sort((a, b) => b.importance - a.importance).map(({ words }) => words);
}
