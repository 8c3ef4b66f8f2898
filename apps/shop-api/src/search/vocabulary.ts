import type { Queryable } from '@fachwerk/database';
import { editDistance } from '@fachwerk/shared/rules';
import { rememberWords } from './remember-words';
import { exactForm, splitCompound } from './word-forms';

export interface Term {
  [column: string]: unknown;
  /** Folded spelling. */
  term: string;
  /** As shoppers write it, with umlauts. */
  display: string;
  /** Number of products. */
  frequency: number;
}

export const readTerms = (db: Queryable): Promise<Term[]> =>
  db.query<Term>('select term, display, frequency from search_term order by term');

/** The words of the catalogue. */
export interface Vocabulary {
  /** A name, a brand, a search word or a category contains it, in any number. */
  has(word: string): boolean;
  /** The longest word of the catalogue that a longer one ends with: "leiter" of "multifunktionsleiter". */
  headOf(word: string): Pick<Term, 'term' | 'display'> | undefined;
  /** Parts of a compound, each a word of the catalogue; none if it is no such compound. */
  split(word: string): readonly string[];
  /** Words that end or begin with a word, by exact form; without those that the general list can split. */
  compoundsWith(word: string): Compounds;
  /** The nearest word, or a compound of which one part was mistyped. */
  correct(word: string): Pick<Term, 'term' | 'display'> | undefined;
}

interface Compounds {
  ending: readonly string[];
  beginning: readonly string[];
}
const NO_COMPOUNDS: Compounds = { ending: [], beginning: [] };

const SHORTEST_PART = 4;
const LONGEST_WORD = 60;

export function createVocabulary(terms: readonly Term[]): Vocabulary {
  const byForm = new Map<string, Term>();
  const shortest = new Map<string, number>();
  for (const term of terms) {
    const form = exactForm(term.term);
    const known = byForm.get(form);
    if (!known || known.frequency < term.frequency) byForm.set(form, term);
    shortest.set(form, Math.min(shortest.get(form) ?? LONGEST_WORD, term.term.length));
  }
  const nearest = createNearest(terms);
  const compounds = new Map<string, { ending: string[]; beginning: string[] }>();
  const compoundsOf = (piece: string) => {
    const form = exactForm(piece);
    const known = compounds.get(form) ?? { ending: [], beginning: [] };
    compounds.set(form, known);
    return known;
  };
  const isWord = (piece: string) => piece.length >= SHORTEST_PART && byForm.has(exactForm(piece));
  /** The last part is a whole word: the brand "Dielenreich" does not end with "Eiche". */
  const isLastPart = (piece: string) => isWord(piece) && piece.length >= shortest.get(exactForm(piece))!;

  for (const [form, { term }] of byForm) {
    if (splitCompound(term).length > 0) continue;
    for (let at = SHORTEST_PART; at <= term.length - SHORTEST_PART; at++) {
      if (isLastPart(term.slice(at))) compoundsOf(term.slice(at)).ending.push(form);
      if (isWord(term.slice(0, at))) compoundsOf(term.slice(0, at)).beginning.push(form);
    }
  }

  function split(word: string): readonly string[] {
    if (word.length > LONGEST_WORD) return [];
    // The fewest parts that end at each letter.
    const best: (string[] | undefined)[] = [[]];
    for (let end = SHORTEST_PART; end <= word.length; end++)
      for (let start = 0; start <= end - SHORTEST_PART; start++) {
        const before = best[start];
        const piece = word.slice(start, end);
        if (!before || piece.length === word.length) continue;
        if (!(end === word.length ? isLastPart(piece) : isWord(piece))) continue;
        const known = best[end];
        if (!known || before.length + 1 < known.length) best[end] = [...before, piece];
      }
    return best[word.length] ?? [];
  }

  function correctPart(word: string) {
    for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
      const [start, end] = [word.slice(0, at), word.slice(at)];
      const [knowsStart, knowsEnd] = [isWord(start), isWord(end)];
      if (knowsStart === knowsEnd) continue;
      const wrong = knowsStart ? end : start;
      const right = wrong.length > SHORTEST_PART ? nearest(wrong, 1) : undefined;
      if (!right) continue;
      const displayed = (piece: string) => byForm.get(exactForm(piece))?.display ?? piece;
      return knowsStart
        ? { term: start + right.term, display: displayed(start) + right.display }
        : { term: right.term + end, display: right.display + displayed(end) };
    }
    return undefined;
  }
  return {
    has: (word) => byForm.has(exactForm(word)),
    headOf(word) {
      for (let at = SHORTEST_PART - 1; at <= word.length - SHORTEST_PART; at++)
        if (isLastPart(word.slice(at))) return byForm.get(exactForm(word.slice(at)));
      return undefined;
    },
    split: rememberWords(split),
    compoundsWith: (word) => compounds.get(exactForm(word)) ?? NO_COMPOUNDS,
    correct: (word) => nearest(word, mostEdits(word)) ?? correctPart(word),
  };
}

const mostEdits = (word: string): number => (word.length <= 5 ? 1 : word.length <= 9 ? 2 : 3);

/** Words that share the most pairs of letters are compared letter by letter. */
const COMPARED = 60;

const pairsOf = (word: string): string[] => {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2));
};

function createNearest(terms: readonly Term[]) {
  const withPair = new Map<string, number[]>();
  terms.forEach(({ term }, index) => {
    for (const pair of new Set(pairsOf(term))) {
      const known = withPair.get(pair);
      if (known) known.push(index);
      else withPair.set(pair, [index]);
    }
  });
  const shared = new Uint8Array(terms.length);

  return (word: string, limit: number): Term | undefined => {
    shared.fill(0);
    for (const pair of new Set(pairsOf(word))) for (const index of withPair.get(pair) ?? []) shared[index]!++;
    // An edit changes at most three pairs, counted with both neighbours that a swap has.
    const least = Math.max(1, word.length + 1 - 3 * limit);
    const candidates: number[] = [];
    shared.forEach((count, index) => {
      const { length } = terms[index]!.term;
      if (count >= least && Math.abs(length - word.length) <= limit) candidates.push(index);
    });
    const scored = candidates
      .sort((a, b) => shared[b]! - shared[a]!)
      .slice(0, COMPARED)
      .map((index) => ({ term: terms[index]!, distance: editDistance(word, terms[index]!.term, limit) }))
      .filter(({ distance }) => distance > 0 && distance <= limit)
      .sort((a, b) => a.distance - b.distance || b.term.frequency - a.term.frequency);
    return scored[0]?.term;
  };
}
