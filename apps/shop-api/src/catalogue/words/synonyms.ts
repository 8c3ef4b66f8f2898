import { createNearest, type Nearest, type Term } from './nearest-word';
import { type Token, tokenize } from './tokens';
import type { Head } from './vocabulary';
import { exactForm, splitCompound } from './word-forms';

export interface SynonymGroup {
  terms: readonly string[];
  /** The first term also finds the others, but the others do not find the first. */
  isOneWay: boolean;
  /** The terms lead to this service page, a key of `config.pageUrls`, and are no synonyms. */
  page?: string | null;
}

/** The other phrases of a phrase, as tokens. */
export interface Synonyms {
  of(phrase: readonly Token[]): readonly (readonly Token[])[];
  /** Number of tokens of the longest phrase. */
  longest: number;
  /** The nearest word of the groups. */
  nearest: Nearest;
  /** The phrase of one word that is spelled like this. */
  spelled(word: string): Term | undefined;
  /** A phrase of one word, in any number; the last part of a compound is a whole word. */
  isPart(piece: string, isLast: boolean): boolean;
  /** The longest compound of the groups that a longer word ends with. */
  headOf(word: string): Head | undefined;
}

/** "Anti-Schimmel-Farbe", "anti schimmel farben" and "Antischimmelfarbe" are one phrase. */
const keyOf = (phrase: readonly Token[]): string => {
  const texts = phrase.map(({ text }) => text);
  return phrase.at(-1)?.kind === 'word'
    ? [...texts.slice(0, -1), exactForm(texts.at(-1) ?? '')].join('')
    : texts.join('');
};

export function createSynonyms(all: readonly SynonymGroup[]): Synonyms {
  const groups = all.filter(({ page }) => !page);
  const byKey = new Map<string, Map<string, readonly Token[]>>();
  let longest = 1;
  for (const { terms, isOneWay } of groups) {
    const phrases = terms
      .map(tokenize)
      .filter(({ length }) => length > 0)
      .map((tokens) => ({ tokens, key: keyOf(tokens) }));
    for (const { tokens, key } of isOneWay ? phrases.slice(0, 1) : phrases) {
      longest = Math.max(longest, tokens.length);
      const others = byKey.get(key) ?? new Map<string, readonly Token[]>();
      byKey.set(key, others);
      for (const other of phrases) if (other.key !== key) others.set(other.key, other.tokens);
    }
  }
  const words = wordsOf(groups);
  const byWord = new Map(words.map((word) => [word.term, word]));
  const forms = new Set(words.map(({ term }) => exactForm(term)));
  return {
    longest,
    of: (phrase) => [...(byKey.get(keyOf(phrase))?.values() ?? [])],
    nearest: createNearest(words),
    spelled: (word) => byWord.get(word),
    isPart: (piece, isLast) =>
      piece.length >= SHORTEST_WORD && (isLast ? byWord.has(piece) : forms.has(exactForm(piece))),
    headOf(word) {
      for (let at = SHORTEST_REST; at <= word.length - SHORTEST_WORD; at++) {
        const known = byWord.get(word.slice(at));
        if (known && splitCompound(known.term).length > 0) return { ...known, spelled: known.term };
      }
      return undefined;
    },
  };
}

const SHORTEST_WORD = 4;
/** What a compound begins with. */
const SHORTEST_REST = 3;

function wordsOf(groups: readonly SynonymGroup[]): Term[] {
  const words = new Map<string, Term>();
  for (const term of groups.flatMap(({ terms }) => terms)) {
    const [only, ...others] = tokenize(term);
    if (only?.kind === 'word' && others.length === 0 && only.text.length >= SHORTEST_WORD)
      words.set(only.text, { term: only.text, display: only.original, frequency: 0 });
  }
  return [...words.values()];
}

export const noSynonyms = createSynonyms([]);
