import type { CategoryNames } from './category-names';
import type { TextMatch } from './match-text';
import { subjectOf } from './search-document';
import { type Language, queryTokens, type TextQuery, textQuery } from './search-query';
import type { Synonyms } from './synonyms';
import type { Token } from './tokens';
import type { Vocabulary } from './vocabulary';

/** A typed text as it is searched. */
export interface Understood {
  query: TextQuery;
  /** Categories that the text names. */
  categoryIds: readonly string[];
  /** Corrected text, if other words than the typed ones are searched. */
  correctedQuery?: string;
}

/** With what was found, in the form of an index. */
export type UnderstoodQuery<Match> = Understood & Match;

export interface Knowledge extends Language {
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  categoryNames: CategoryNames;
}

/** Below this number of hits for the typed words, a correction is tried. */
export const FEW_HITS = 3;

const displayOf = (tokens: readonly Token[]): string => tokens.map(({ original }) => original).join(' ');

/**
 * Tries the typed words, then the corrected ones, then loose matching, then the most important of the words.
 * `find` matches readings against all products of an index. `isExact`: the words are searched as typed.
 */
export async function understandQuery<Match extends TextMatch>(
  text: string,
  knowledge: Knowledge,
  find: (query: TextQuery) => Match | Promise<Match>,
  isExact = false,
): Promise<UnderstoodQuery<Match> | undefined> {
  const { vocabulary, categoryNames, synonyms } = knowledge;
  const tokens = queryTokens(text);
  const subjects = queryTokens(subjectOf(text)).length || tokens.length;
  if (tokens.length === 0) return undefined;
  const match = async (words: readonly Token[], isLoose = false) => {
    const query = textQuery(words, knowledge, isLoose);
    return { ...(await find(query)), query };
  };
  const understood = (
    words: readonly Token[],
    hits: Match & { query: TextQuery },
    correctedQuery?: string,
  ): UnderstoodQuery<Match> => ({
    ...hits,
    categoryIds: categoryNames(words, synonyms, subjects),
    ...(correctedQuery === undefined ? {} : { correctedQuery }),
  });

  const strict = await match(tokens);
  const found = strict.total;
  if (found >= FEW_HITS || isExact) return found > 0 ? understood(tokens, strict) : undefined;

  const isKnown = async (token: Token) => (await match([token])).total > 0;
  const corrected = await Promise.all(
    tokens.map(async (token): Promise<Token> => {
      if (token.kind !== 'word' || token.text.length < 4 || (await isKnown(token))) return token;
      const best = vocabulary.correct(token.text);
      return best ? { ...token, text: best.term, original: best.display } : token;
    }),
  );
  if (corrected.some((token, index) => token !== tokens[index])) {
    const hits = await match(corrected);
    if (hits.total > found) return understood(corrected, hits, displayOf(corrected));
  }
  if (found > 0) return understood(tokens, strict);
  const loose = await match(tokens, true);
  if (loose.total > 0) return understood(tokens, loose);

  const importance = await Promise.all(
    corrected.map(async (token, index) => {
      const own = importanceOf(token, await match([token], true));
      return own * (token === tokens[index] ? 1 : OF_CORRECTED);
    }),
  );
  for (const words of mostImportant(corrected, importance)) {
    const hits = await match(words, true);
    if (hits.total > 0) return understood(words, hits, displayOf(words));
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
function importanceOf({ kind, text }: Token, { total, best }: TextMatch): number {
  if (total === 0) return 0;
  if (kind === 'code') return MARKED.test(text) ? OF_MARKED : OF_CODE;
  return 0.5 + best;
}

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
