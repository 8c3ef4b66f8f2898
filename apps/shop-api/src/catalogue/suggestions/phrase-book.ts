import { fold } from '../../kernel/text/fold';

export interface Phrase {
  text: string;
  weight: number;
  link: string;
  /** Where it belongs to; shown beside it. */
  place?: string;
  /** Phrases with the same meaning; the list without a query shows one of each group. */
  group?: string;
}

export interface PhraseBook {
  /** Phrases that contain the typed words, best first. The last word may be unfinished. */
  find(typed: string, count: number): Phrase[];
  /** The phrases with the highest weight. */
  top(count: number): Phrase[];
}

/** The phrases are compared one by one with each query. */
export const MOST_PHRASES = 20_000;
/** Below, most compounds contain the typed letters somewhere. */
const SHORTEST_INSIDE = 4;

const words = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}0-9]+/gu, ' ')
    .trim();
export const phraseKey = (text: string): string => words(text).replace(/ /g, '');

/** Phrases in memory. Spelling and spaces do not matter: "akku schrauber" finds "Akkuschrauber". */
export function createPhraseBook(phrases: readonly Phrase[]): PhraseBook {
  const byKey = new Map<string, Phrase>();
  for (const phrase of [...phrases].sort((a, b) => b.weight - a.weight || compare(a.text, b.text))) {
    const key = phraseKey(phrase.text);
    if (key && !byKey.has(key)) byKey.set(key, phrase);
  }
  const entries = [...byKey]
    .slice(0, MOST_PHRASES)
    .map(([key, phrase]) => ({ key, phrase, text: ` ${words(phrase.text)}` }));

  /** Lower is better; undefined: no match. */
  function rank(entry: (typeof entries)[number], key: string, typed: readonly string[]): number | undefined {
    if (entry.key.startsWith(key)) return 0;
    if (typed.every((word) => entry.text.includes(` ${word}`))) return 1;
    if (typed.every((word) => word.length >= SHORTEST_INSIDE && entry.text.includes(word))) return 2;
    return undefined;
  }
  return {
    find(typed, count) {
      const key = phraseKey(typed);
      if (!key) return [];
      const typedWords = words(typed).split(' ');
      const found: Phrase[][] = [[], [], []];
      // Entries are sorted by weight, so that each list is as well.
      for (const entry of entries) {
        const list = found[rank(entry, key, typedWords) ?? -1];
        if (list && list.length < count) list.push(entry.phrase);
      }
      return found.flat().slice(0, count);
    },
    top(count) {
      const groups = new Set<string>();
      const found: Phrase[] = [];
      for (const { phrase } of entries) {
        if (phrase.group !== undefined && groups.has(phrase.group)) continue;
        if (phrase.group !== undefined) groups.add(phrase.group);
        found.push(phrase);
        if (found.length === count) break;
      }
      return found;
    },
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1);
