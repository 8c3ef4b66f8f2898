import { editDistance } from '@fachwerk/shared/rules';
import { isSlip } from './is-slip';
import { soundOf } from './sound-of';

export interface Term {
  [column: string]: unknown;
  /** Folded spelling. */
  term: string;
  /** As shoppers write it, with umlauts. */
  display: string;
  /** Number of products. */
  frequency: number;
}

/** A word and the number of edits to it. */
export interface NearWord {
  term: Term;
  distance: number;
}
export type Nearest = (word: string, limit: number) => NearWord | undefined;

/** Words that share the most pairs of letters are compared letter by letter. */
const COMPARED = 60;

const pairsOf = (word: string): string[] => {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2));
};

/** 0 to 2: a first letter is rarely wrong, and letters are left out or hit beside the right key. */
const isUnlikely = (typed: string, meant: string): number =>
  Number(typed[0] !== meant[0]) + Number(!isSlip(typed, meant));

/** The nearest of the words by edits, then by sound, by the kind of mistake, then the most frequent one. */
export function createNearest(terms: readonly Term[]): Nearest {
  const withPair = new Map<string, number[]>();
  terms.forEach(({ term }, index) => {
    for (const pair of new Set(pairsOf(term))) {
      const known = withPair.get(pair);
      if (known) known.push(index);
      else withPair.set(pair, [index]);
    }
  });
  const shared = new Uint8Array(terms.length);

  return (word, limit) => {
    shared.fill(0);
    for (const pair of new Set(pairsOf(word))) for (const index of withPair.get(pair) ?? []) shared[index]!++;
    // An edit changes at most three pairs, counted with both neighbours that a swap has.
    const least = Math.max(1, word.length + 1 - 3 * limit);
    const candidates: number[] = [];
    shared.forEach((count, index) => {
      const { length } = terms[index]!.term;
      if (count >= least && Math.abs(length - word.length) <= limit) candidates.push(index);
    });
    const sound = soundOf(word);
    const isOther = ({ term }: NearWord) => Number(soundOf(term.term) !== sound);
    return candidates
      .sort((a, b) => shared[b]! - shared[a]!)
      .slice(0, COMPARED)
      .map((index) => ({ term: terms[index]!, distance: editDistance(word, terms[index]!.term, limit) }))
      .filter(({ distance }) => distance > 0 && distance <= limit)
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          isOther(a) - isOther(b) ||
          isUnlikely(word, a.term.term) - isUnlikely(word, b.term.term) ||
          b.term.frequency - a.term.frequency,
      )[0];
  };
}

const SHORTEST_SOUND = 3;

function groupBySound(terms: readonly Term[]): Map<string, Term[]> {
  const bySound = new Map<string, Term[]>();
  for (const term of terms) {
    const sound = soundOf(term.term);
    const known = bySound.get(sound);
    if (known) known.push(term);
    else bySound.set(sound, [term]);
  }
  return bySound;
}

/** The nearest of the words with the same sound: "sifon" is "siphon". */
export function createAlike(terms: readonly Term[]): (word: string) => Term | undefined {
  let bySound: Map<string, Term[]> | undefined;
  return (word) => {
    // Built at the first use.
    bySound ??= groupBySound(terms);
    const sound = soundOf(word);
    if (sound.length < SHORTEST_SOUND) return undefined;
    // "Köln" sounds like "Klima" too.
    const limit = Math.floor(word.length / 2);
    return (bySound.get(sound) ?? [])
      .map((term) => ({ term, distance: editDistance(word, term.term, limit) }))
      .filter(({ distance }) => distance > 0 && distance <= limit)
      .sort((a, b) => a.distance - b.distance || b.term.frequency - a.term.frequency)[0]?.term;
  };
}
