import type { TextMatch } from '../text-index/match-text';
import type { Token } from '../words/tokens';
import type { WordRoles } from './word-roles';

/** Sockets, threads and drives are never exchanged for another one. */
const MARKED = /^(?:e|gu|g|m|tx?|ph|pz|ip|sw|dn)\d/;
const OF_MARKED = 3;
/** A size is left out after colours and materials, and before the thing. */
const OF_SIZE = 2.5;
/** Pieces of a pack, and numbers without unit. */
const COUNT = /^\d+(?:stk)?$/;
const OF_COUNT = 2;
const OF_CATEGORY = 2;
const OF_NAME = 1;
/** Less than any name: colours and materials are left out first. */
const OF_VALUE = 0;

/**
 * How much a word says about what is wanted, from its best place in any product: 0 for unknown words, most
 * for a word that names things.
 */
export function importanceOf(
  token: Token,
  { total, best }: TextMatch,
  { isCategory, isValue }: Pick<WordRoles, 'isCategory' | 'isValue'>,
): number {
  if (total === 0) return 0;
  if (token.kind === 'code' && COUNT.test(token.text)) return OF_COUNT;
  if (token.kind === 'code') return MARKED.test(token.text) ? OF_MARKED : OF_SIZE;
  if (isCategory(token)) return best + OF_CATEGORY;
  return best + (isValue(token) ? OF_VALUE : OF_NAME);
}

/** Combinations are tried for this many words. */
const MOST_COMBINED = 6;

/** Fewer words, the most important combination first; on a tie the first words, which name the thing. */
export function mostImportant(tokens: readonly Token[], importances: readonly number[]): Token[][] {
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
