import type { Queryable } from '@fachwerk/database';
import { createAlike, createNearest, type Nearest, type Term } from './nearest-word';
import { rememberWords } from './remember-words';
import { fewestPieces } from './split-word';
import { exactForm, splitCompound } from './word-forms';

export const readTerms = (db: Queryable): Promise<Term[]> =>
  db.query<Term>('select term, display, frequency from search_term order by term');

/** The words of the catalogue. */
export interface Vocabulary {
  /** A name, a brand, a search word or a category contains it, in any number. */
  has(word: string): boolean;
  /** It contains the word in exactly this form. */
  hasSpelled(word: string): boolean;
  /** The word of exactly this form. */
  spelled(word: string): Pick<Term, 'term' | 'display'> | undefined;
  /** The longest word of the catalogue that a longer one ends with: "leiter" of "multifunktionsleiter". */
  headOf(word: string): Head | undefined;
  /** A part of a compound, in any number; the last one is a whole word, unlike "Eich" of "Dielenreich". */
  isPart(piece: string, isLast: boolean): boolean;
  /** The words of the catalogue that a longer one begins with: "stichsäge" of "stichsägeblatt". */
  beginningsOf(word: string): readonly string[];
  /** Parts of a compound, each a word of the catalogue; none if it is no such compound. */
  split(word: string): readonly string[];
  /** Words that end or begin with a word, by exact form; without those that the general list can split. */
  compoundsWith(word: string): Compounds;
  /** The nearest word of at most so many edits. */
  nearest: Nearest;
  /** A compound of which one part was mistyped. */
  correctPart(word: string): Pick<Term, 'term' | 'display'> | undefined;
  /** The nearest word that sounds like it. */
  alike(word: string): Term | undefined;
}

/** A word of the catalogue, and how it is spelled in the compound. */
export interface Head extends Pick<Term, 'term' | 'display'> {
  spelled: string;
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
  const spelled = new Map(terms.map((term) => [term.term, term]));
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

  const isPart = (piece: string, isLast: boolean) => (isLast ? isLastPart(piece) : isWord(piece));

  function correctPart(word: string) {
    for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
      const [start, end] = [word.slice(0, at), word.slice(at)];
      const [knowsStart, knowsEnd] = [isWord(start), isWord(end)];
      if (knowsStart === knowsEnd) continue;
      const wrong = knowsStart ? end : start;
      const right = wrong.length > SHORTEST_PART ? nearest(wrong, 1)?.term : undefined;
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
    hasSpelled: (word) => spelled.has(word),
    spelled: (word) => spelled.get(word),
    headOf(word) {
      for (let at = SHORTEST_PART - 1; at <= word.length - SHORTEST_PART; at++)
        if (isLastPart(word.slice(at))) {
          const { term, display } = byForm.get(exactForm(word.slice(at)))!;
          return { term, display, spelled: word.slice(at) };
        }
      return undefined;
    },
    beginningsOf: (word) =>
      Array.from(word, (_letter, at) => word.slice(0, at)).filter((start) => spelled.has(start)),
    isPart,
    split: rememberWords((word: string) => fewestPieces(word, isPart)),
    compoundsWith: (word) => compounds.get(exactForm(word)) ?? NO_COMPOUNDS,
    nearest,
    correctPart,
    alike: createAlike(terms),
  };
}
