import { correctWord, joinedCorrections } from './correct-word';
import { withoutFillers } from './filler-words';
import type { TextMatch } from './match-text';
import { importanceOf, mostImportant } from './most-important';
import { subjectOf } from './search-document';
import { type Language, type Matching, queryTokens, type TextQuery, textQuery } from './search-query';
import type { Services } from './services';
import type { Synonyms } from './synonyms';
import type { Token } from './tokens';
import type { Vocabulary } from './vocabulary';
import { createWordRoles, type WordFacts, type WordRoles } from './word-roles';

/** A typed text as it is searched. */
export interface Understood {
  query: TextQuery;
  /** Categories that the text names. */
  categoryIds: readonly string[];
  /** The searched words, if mistyped ones were replaced. */
  correctedQuery?: string;
  /** Words that no product has together with the others, as typed. */
  leftOut?: readonly string[];
}

/** With what was found, in the form of an index. */
export type UnderstoodQuery<Match> = Understood & Match;

export interface Knowledge extends Language, WordFacts {
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  services: Services;
  roles: WordRoles;
}

/** What is known about the words of a version of catalogue and synonyms. */
export const createKnowledge = (facts: Omit<Knowledge, 'roles'>): Knowledge => ({
  ...facts,
  roles: createWordRoles(facts),
});

/** Below this number of hits for the typed words, a correction is tried. */
export const FEW_HITS = 3;

/** What was changed in a typed text, for the visitor. */
export const changesOf = (understood?: Understood): Pick<Understood, 'correctedQuery' | 'leftOut'> => ({
  ...(understood?.correctedQuery === undefined ? {} : { correctedQuery: understood.correctedQuery }),
  ...(understood?.leftOut === undefined ? {} : { leftOut: understood.leftOut }),
});

const displayOf = (tokens: readonly Token[]): string => tokens.map(({ original }) => original).join(' ');

/** Without words of questions, and without words that only ask for a service: "rückgabe bohrmaschine". */
function searchedTokens(text: string, { vocabulary, services }: Knowledge): Token[] {
  const tokens = queryTokens(text);
  const asking = services.in(tokens).words;
  return withoutFillers(tokens, vocabulary).filter(
    (token) => !asking.has(token) || vocabulary.hasSpelled(token.text),
  );
}

/**
 * Tries the typed words, then the corrected ones, then words in descriptions, then loose matching. At last
 * words are left out, but never all words that name a thing. `find` matches readings against all products of
 * an index. `isExact`: the words are searched as typed.
 */
export async function understandQuery<Match extends TextMatch>(
  text: string,
  knowledge: Knowledge,
  find: (query: TextQuery) => Match | Promise<Match>,
  isExact = false,
): Promise<UnderstoodQuery<Match> | undefined> {
  const { vocabulary, categoryNames, synonyms, roles } = knowledge;
  const typed = isExact ? queryTokens(text) : searchedTokens(text, knowledge);
  const subjects =
    queryTokens(subjectOf(text)).filter((token) => typed.some(({ text: kept }) => kept === token.text))
      .length || typed.length;
  if (typed.length === 0) return undefined;
  const match = async (words: readonly Token[], matching?: Matching) => {
    const query = textQuery(words, knowledge, matching);
    return { ...(await find(query)), query };
  };
  const understood = (
    words: readonly Token[],
    hits: Match & { query: TextQuery },
    leftOut: readonly Token[] = [],
  ): UnderstoodQuery<Match> => ({
    ...hits,
    categoryIds: categoryNames(words, synonyms, subjects),
    ...(words.every((word) => typed.includes(word)) ? {} : { correctedQuery: displayOf(words) }),
    ...(leftOut.length === 0 ? {} : { leftOut: leftOut.map(({ original }) => original) }),
  });

  if (isExact) {
    const exact = await match(typed);
    return exact.total > 0 ? understood(typed, exact) : undefined;
  }
  const heads = roles.headsOf(typed.slice(0, subjects));
  /**
   * Few hits that all have a synonym of the thing, while the thing itself exists without the colour or
   * material: "silikon weiß" is no white glue.
   */
  const ofThing = async () => {
    const [head] = heads;
    const values = typed.filter((token) => token.kind === 'word' && roles.isValue(token));
    if (!head || values.length === 0) return undefined;
    const matching: Matching = { isNamed: roles.isNamed, isOwn: (token) => token === head };
    if ((await match(typed, matching)).total > 0) return undefined;
    const others = typed.filter((token) => !values.includes(token));
    const hits = await match(others, matching);
    return hits.total > 0 ? understood(others, hits, values) : undefined;
  };
  // A single word also finds descriptions, at the end of the list.
  const isNamed = typed.length > 1 ? roles.isNamed : () => false;
  const strict = await match(typed, { isNamed });
  const found = strict.total;
  if (found > 0 && found < FEW_WITH_VALUES) {
    const own = await ofThing();
    if (own) return own;
  }
  if (found >= FEW_HITS) return understood(typed, strict);

  // Sizes and short words are never corrected.
  const isKnown = async (token: Token) =>
    token.kind !== 'word' || token.text.length < SHORTEST_CORRECTED || (await match([token])).total > 0;
  const known = await Promise.all(typed.map(isKnown));
  const corrected = typed.map((token, index): Token => {
    if (known[index]) return token;
    const best = correctWord(token.text, vocabulary, synonyms);
    return best ? { ...token, text: best.term, original: best.display } : token;
  });
  if (corrected.some((token, index) => token !== typed[index])) {
    const hits = await match(corrected, { isNamed });
    if (hits.total > found) return understood(corrected, hits);
  }
  for (const joined of joinedCorrections(typed, vocabulary)) {
    const hits = await match(joined, { isNamed });
    if (hits.total > found) return understood(joined, hits);
  }
  if (found > 0) return understood(typed, strict);
  const isHeadOrValue = (token: Token) => heads.includes(token) || roles.isValue(token);
  const mentioned = await match(typed, { isNamed: isHeadOrValue });
  if (mentioned.total > 0) return understood(typed, mentioned);
  const loose = await match(typed, { isLoose: true, isNamed: isHeadOrValue });
  if (loose.total > 0) return understood(typed, loose);
  // "Multifunktionsleiter" is unknown, but a ladder.
  const shortened = typed.map((token, index): Token => {
    const head = known[index] ? undefined : vocabulary.headOf(token.text);
    const shorter = head && { ...token, text: head.term, original: head.display };
    return shorter && roles.isCategory(shorter) ? shorter : token;
  });
  if (shortened.some((token, index) => token !== typed[index])) {
    const isOwn = (token: Token) => !typed.includes(token);
    const hits = await match(shortened, { isNamed, isOwn });
    if (hits.total > 0) return understood(shortened, hits);
  }

  const importances = await Promise.all(
    corrected.map(async (token, index) => {
      const own = importanceOf(token, await match([token], { isLoose: true }), roles);
      return own * (token === typed[index] ? 1 : OF_CORRECTED);
    }),
  );
  const things = corrected.filter((token, index) => index < subjects && roles.isThing(token));
  // Of values alone, the shopper has named no thing that could be lost.
  const isOfValues = things.length === 0 && corrected.every((_, index) => importances[index]! > 0);
  for (const words of mostImportant(corrected, importances)) {
    if (!isOfValues && !words.some((word) => things.includes(word))) continue;
    const hits = await match(words, { isLoose: true, isNamed });
    if (hits.total > 0)
      return understood(
        words,
        hits,
        typed.filter((_, index) => !words.includes(corrected[index]!)),
      );
  }
  return undefined;
}

const SHORTEST_CORRECTED = 4;

/** Below this number of hits, it is checked whether the thing itself is among them. */
const FEW_WITH_VALUES = 12;

/** A corrected word may mean something else than the typed one. */
const OF_CORRECTED = 0.5;
