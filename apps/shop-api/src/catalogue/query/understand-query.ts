import { withoutOrderNumbers } from '../../kernel/text/order-number';
import type { TextMatch } from '../text-index/match-text';
import { subjectOf } from '../text-index/search-document';
import { type Matching, queryTokens, type TextQuery, textQuery } from '../text-index/search-query';
import { correctToken, joinedCorrections } from '../words/correct-word';
import { asksForOwn, withoutFillers } from '../words/filler-words';
import { createLanguage, type Language } from '../words/language';
import { afterPlaceOrPerson } from '../words/places-and-people';
import { withSharedEnding } from '../words/shared-ending';
import type { Synonyms } from '../words/synonyms';
import { type Token, wordToken } from '../words/tokens';
import type { Vocabulary } from '../words/vocabulary';
import { splitCompound } from '../words/word-forms';
import { importanceOf, mostImportant } from './most-important';
import type { Services } from './services';
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
export const createKnowledge = (facts: Omit<Knowledge, 'roles' | keyof Language> & WordFacts): Knowledge => ({
  ...createLanguage(facts),
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

/**
 * Without words of questions, and without words that only ask for a service: "rückgabe bohrmaschine". A
 * service word may also name goods, but "wo ist mein paket" is not looking for a parcel box. The number of an
 * order names no goods.
 */
function searchedTokens(text: string, { vocabulary, services }: Knowledge): Token[] {
  const tokens = queryTokens(withoutOrderNumbers(text));
  const asking = services.in(tokens).words;
  const isOwn = asksForOwn(tokens);
  const kept = withoutFillers(tokens, vocabulary, { mayBeEmpty: asking.size > 0 });
  return kept.filter((token) => !asking.has(token) || (!isOwn && vocabulary.hasSpelled(token.text)));
}

/** A typed text while readings of it are tried. */
interface Asked<Match> {
  knowledge: Knowledge;
  typed: readonly Token[];
  /** The first words name what is wanted, the others what it is for. */
  subjects: number;
  heads: readonly Token[];
  /** Undefined if no product matches these words. */
  attempt(
    words: readonly Token[],
    matching?: Matching,
    leftOut?: readonly Token[],
  ): Promise<UnderstoodQuery<Match> | undefined>;
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
  const { vocabulary, roles } = knowledge;
  const typed = isExact ? queryTokens(text) : searchedTokens(text, knowledge);
  // What is left of a question to the shop is no mistyped thing: "lieferung verspätet".
  const asksShop = !isExact && asksService(text, knowledge);
  if (typed.length === 0 || (asksShop && !typed.some((token) => isGoods(token, roles)))) return undefined;
  const asked = ask(text, typed, knowledge, find);
  const { attempt, heads } = asked;
  if (isExact) return attempt(typed);

  const isNamed = namedIn(typed, roles);
  const strict = await attempt(typed, { isNamed });
  const found = strict?.total ?? 0;
  const own = strict && (await thingItself(asked, strict, typed));
  if (own) return own;
  if (strict && (await isOnlyMentioned(asked, strict))) return undefined;
  if (found >= FEW_HITS) return strict;
  if (asksShop) return strict ?? withoutSome(asked, typed, isNamed);

  const known = await knownWords(asked);
  const corrected = correctedWords(typed, known, knowledge);
  for (const words of otherWords(typed, corrected, strict ? undefined : vocabulary)) {
    const hits = await attempt(words, { isNamed });
    if (hits && hits.total > found) return hits;
  }
  const shared = strict ? undefined : await sharedEnding(asked, text);
  if (shared) return shared;
  const isHeadOrValue = (token: Token) => heads.includes(token) || roles.isValue(token);
  return (
    strict ??
    (await attempt(typed, { isNamed: isHeadOrValue })) ??
    (await attempt(typed, { isLoose: true, isNamed: isHeadOrValue })) ??
    (await lastParts(asked, known)) ??
    withoutSome(asked, corrected, isNamed)
  );
}

function ask<Match extends TextMatch>(
  text: string,
  typed: readonly Token[],
  knowledge: Knowledge,
  find: (query: TextQuery) => Match | Promise<Match>,
): Asked<Match> {
  const { categoryNames, synonyms, roles } = knowledge;
  const kept = new Set(typed.map((token) => token.text));
  const subjects =
    queryTokens(subjectOf(text)).filter((token) => kept.has(token.text)).length || typed.length;
  return {
    knowledge,
    typed,
    subjects,
    heads: roles.headsOf(typed.slice(0, subjects)),
    async attempt(words, matching, leftOut = []) {
      const query = textQuery(words, knowledge, matching);
      const hits = await find(query);
      if (hits.total === 0) return undefined;
      return {
        ...hits,
        query,
        categoryIds: categoryNames(words, synonyms, subjects),
        ...(words.every((word) => typed.includes(word)) ? {} : { correctedQuery: displayOf(words) }),
        ...(leftOut.length === 0 ? {} : { leftOut: leftOut.map(({ original }) => original) }),
      };
    },
  };
}

/**
 * Few hits that all have a synonym of the thing or are in its category, while the thing itself exists without
 * the colour, the material or at last the size: "silikon weiß" is no white glue, "tür 2 m" no window sill.
 */
async function thingItself<Match extends TextMatch>(
  { knowledge: { roles }, typed, heads, attempt }: Asked<Match>,
  { total, leftOut = [] }: UnderstoodQuery<Match>,
  words: readonly Token[],
) {
  const head = heads.find((token) => words.includes(token));
  if (!head || total >= FEW_WITH_VALUES) return undefined;
  const isColour = (token: Token) => token.kind === 'word' && roles.isValue(token);
  const without = (isLost: (token: Token) => boolean) =>
    words.filter((token) => token === head || !isLost(token));
  const colourless = without(isColour);
  const bare = without((token) => token.kind === 'code' || isColour(token));
  if (bare.length === words.length) return undefined;
  const isHead = (token: Token) => token === head;
  // A colour is left out rather than the thing is read as its kind, and a size only after that.
  for (const matching of [{ isOwn: isHead }, { isKind: isHead }])
    for (const others of colourless.length < words.length ? [words, colourless] : [words]) {
      const hits = await attemptFewer(others, matching);
      if (hits) return others === words ? undefined : hits;
    }
  return (await attemptFewer(bare, { isOwn: isHead })) ?? attemptFewer(bare, { isKind: isHead });

  function attemptFewer(others: readonly Token[], matching: Matching) {
    const lost = [
      ...typed.filter(({ original }) => leftOut.includes(original)),
      ...words.filter((token) => !others.includes(token)),
    ];
    return attempt(others, { isNamed: roles.isNamed, ...matching }, lost);
  }
}

/** A thing of the trade that the shop does not sell, but describes others by: compressors for a "Tacker". */
async function isOnlyMentioned<Match extends TextMatch>(
  { knowledge: { synonyms }, typed, attempt }: Asked<Match>,
  { total }: TextMatch,
): Promise<boolean> {
  const [only, ...others] = typed;
  if (!only || others.length > 0 || total >= FEW_WITH_VALUES || !synonyms.spelled(only.text)) return false;
  return !(await attempt(typed, { isNamed: () => true }));
}

const asksService = (text: string, { services }: Knowledge): boolean =>
  services.in(queryTokens(text)).pages.length > 0;

const isGoods = (token: Token, roles: WordRoles): boolean => token.kind === 'code' || roles.isNamed(token);

/** Words that some product has. Sizes and short words count as known: they are never corrected. */
const knownWords = <Match>({ typed, attempt }: Asked<Match>): Promise<boolean[]> =>
  Promise.all(
    typed.map(
      async (token) =>
        token.kind !== 'word' || token.text.length < SHORTEST_CORRECTED || !!(await attempt([token])),
    ),
  );

const correctedWords = (
  typed: readonly Token[],
  known: readonly boolean[],
  knowledge: Knowledge,
): readonly Token[] => {
  const { vocabulary, synonyms, splitsOf } = knowledge;
  const isCompound = (word: string) => splitsOf(word).length > 0 || !!plainThing(wordToken(word), knowledge);
  return typed.map((token, index) => {
    const best = known[index] ? undefined : correctToken(token, vocabulary, synonyms, isCompound);
    return best ? { ...token, text: best.term, original: best.display } : token;
  });
};

/**
 * What may have been meant instead of the typed words, the most probable first. `joined`: no product has the
 * typed words, so that two of them may be a mistyped one. "Holzöl Terrasse" has hits: no "Holzterrasse".
 */
function* otherWords(
  typed: readonly Token[],
  corrected: readonly Token[],
  joined?: Vocabulary,
): Generator<readonly Token[]> {
  if (corrected.some((token, index) => token !== typed[index])) yield corrected;
  if (joined) yield* joinedCorrections(typed, joined);
}

/**
 * "Multifunktionsleiter" is unknown, but a ladder. "Stichsägeblatt" is no saw blade of any kind: it begins
 * with another thing, whose name would be torn apart.
 */
async function lastParts<Match>({ knowledge, typed, attempt }: Asked<Match>, known: readonly boolean[]) {
  const { vocabulary, roles, headOf } = knowledge;
  const ofCatalogue = new Set<Token>();
  const shortened = typed.map((token, index): Token => {
    if (known[index]) return token;
    const plain = plainThing(token, knowledge);
    if (plain) {
      ofCatalogue.add(plain);
      return plain;
    }
    const head = headOf(token.text);
    const shorter = head && { ...token, text: head.term, original: head.display };
    if (!shorter || !(roles.isCategory(shorter) || isWholeThing(shorter, roles))) return token;
    const tearsThing = vocabulary
      .beginningsOf(token.text)
      .some(
        (word) => word.length > token.text.length - head.spelled.length && roles.isCategory(wordToken(word)),
      );
    if (tearsThing) return token;
    if (head.isOfCatalogue) ofCatalogue.add(shorter);
    return shorter;
  });
  if (shortened.every((token, index) => token === typed[index])) return undefined;
  return (
    (await attempt(shortened, { isNamed: roles.isNamed, isOwn: (token) => ofCatalogue.has(token) })) ??
    // "Insektenschutz" is the name of a category, and of no product in it.
    (shortened.every((token, index) => token === typed[index] || roles.isCategory(token))
      ? attempt(shortened, { isNamed: roles.isNamed })
      : undefined)
  );
}

/**
 * "Hallenlampe" is a lamp: its first part only says where the thing is used. "Elektrikerband" is a word of
 * the trade for another thing than a band.
 */
function plainThing(token: Token, { vocabulary, synonyms, categoryNames, roles }: Knowledge) {
  const rest = synonyms.spelled(token.text) ? undefined : afterPlaceOrPerson(token.text);
  const term = rest && vocabulary.isPart(rest, true) ? vocabulary.spelled(rest) : undefined;
  const plain = term && { ...token, text: term.term, original: term.display };
  return plain && (roles.isCategory(plain) || categoryNames.endWith(plain.text)) ? plain : undefined;
}

async function sharedEnding<Match>(asked: Asked<Match>, text: string) {
  const { knowledge, typed, attempt } = asked;
  for (const { words, leftOut } of withSharedEnding(text, typed, knowledge)) {
    const hits = await attempt(words, { isNamed: namedIn(words, knowledge.roles) }, leftOut);
    if (hits) return hits;
  }
  return undefined;
}

/** A single word also finds descriptions, at the end of the list. */
const namedIn = (words: readonly Token[], roles: WordRoles): WordRoles['isNamed'] =>
  words.length > 1 ? roles.isNamed : () => false;

/** A compound names a thing more closely than a single word: "Latthammer", not the "Vorhang" of a lock. */
const isWholeThing = (token: Token, roles: WordRoles): boolean =>
  roles.isThing(token) && splitCompound(token.text).length > 0;

/** The most important words that a product has together, with a word that names a thing. */
async function withoutSome<Match extends TextMatch>(
  asked: Asked<Match>,
  corrected: readonly Token[],
  isNamed: (token: Token) => boolean,
) {
  const { typed, subjects, attempt } = asked;
  const { roles } = asked.knowledge;
  const importances = await Promise.all(
    corrected.map(async (token, index) => {
      const match = await attempt([token], { isLoose: true });
      return match ? importanceOf(token, match, roles) * (token === typed[index] ? 1 : OF_CORRECTED) : 0;
    }),
  );
  const things = corrected.filter((token, index) => index < subjects && roles.isThing(token));
  // With values alone, the shopper has named no thing that could be lost.
  const isOfValues = things.length === 0 && importances.every((importance) => importance > 0);
  for (const words of mostImportant(corrected, importances)) {
    if (!isOfValues && !words.some((word) => things.includes(word))) continue;
    const leftOut = typed.filter((_, index) => !words.includes(corrected[index]!));
    const hits = await attempt(words, { isLoose: true, isNamed }, leftOut);
    if (hits) return (await thingItself(asked, hits, words)) ?? hits;
  }
  return undefined;
}

const SHORTEST_CORRECTED = 4;

/** Below this number of hits, it is checked whether the thing itself is among them. */
const FEW_WITH_VALUES = 12;

/** A corrected word may mean something else than the typed one. */
const OF_CORRECTED = 0.5;
